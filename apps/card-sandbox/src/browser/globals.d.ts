import type { WORDS as Words } from "../pages/words.ts";

declare global {
  /** Put in front of each script when it is served. */
  const WORDS: typeof Words;
  interface Window {
    Stripe: unknown;
  }
}
