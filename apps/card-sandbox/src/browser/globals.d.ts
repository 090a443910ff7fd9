import type { WORDS as Words } from "../pages/pages.ts";

declare global {
  /** Put in front of each script when it is served. */
  const WORDS: typeof Words;
  interface Window {
    Stripe: unknown;
  }
}
