import type { ShellSite } from "../../../platform/pages/site.ts";

/** Optional purposes for consent. */
export const PURPOSES = ["marketing", "mailing"] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Record<Purpose, boolean>;

const KEY = "consent";
const OPEN = "consent-open";

/** The purposes that this installation uses. */
export const purposesOf = (tags: ShellSite["tags"]): Purpose[] => PURPOSES.filter((purpose) => tags[purpose]);

/** The earlier decision, or undefined. */
export function readConsent(): Consent | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Consent> | null;
    return kept ? { marketing: kept.marketing === true, mailing: kept.mailing === true } : undefined;
  } catch {
    return undefined;
  }
}

export function keepConsent(consent: Consent) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...consent, decidedAt: new Date().toISOString() }));
  } catch {
    // Without storage the dialog asks again next time; nothing is loaded without a stored answer.
  }
}

/** Opens the dialog from anywhere, such as the footer. */
export const openConsent = () => window.dispatchEvent(new Event(OPEN));

export function onOpenConsent(listener: () => void): () => void {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
}
