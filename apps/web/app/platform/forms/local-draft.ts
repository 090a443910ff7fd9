import { DRAFTS } from "./forget-drafts.ts";
import type { FormValues } from "./form-result.ts";

/** Whoever comes back later than this begins anew: nothing private lies on a device for ever. */
const LONGEST = 30 * 86_400_000;

type Kept = { at: number; values: FormValues };

/** Where a form of a person is kept on this device, until it is sent. */
export const draftKey = (userId: string, form: string) => `${DRAFTS}${userId}.${form}`;

/** Browsers may refuse to keep anything; then a draft is simply not there. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, values: FormValues): void {
  attempt(() => localStorage.setItem(key, JSON.stringify({ at: Date.now(), values } satisfies Kept)));
}

export function forgetDraft(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

export function readDraft(key: string): FormValues | undefined {
  const kept = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Kept> | null);
  if (!kept?.values || !kept.at) return undefined;
  if (Date.now() - kept.at <= LONGEST) return kept.values;
  forgetDraft(key);
  return undefined;
}
