import type { ShellSite } from "../../../platform/pages/site.ts";

/** What a visitor may agree to beside what the site needs to work. */
export const PURPOSES = ["marketing", "mailing"] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Record<Purpose, boolean>;

const KEY = "consent";
const OPEN = "consent-open";

/** The purposes that this installation has a use for. */
export const purposesOf = (tags: ShellSite["tags"]): Purpose[] => PURPOSES.filter((purpose) => tags[purpose]);

/** What the visitor decided before, or undefined. */
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
    // A browser without storage is asked again next time; nothing is loaded without a kept answer.
  }
}

/** Opens the dialog from anywhere, such as the footer. */
export const openConsent = () => window.dispatchEvent(new Event(OPEN));

export function onOpenConsent(listener: () => void): () => void {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
}
