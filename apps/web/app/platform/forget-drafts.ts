/** Keys in the browser's storage under which unsent forms are kept begin so. */
export const DRAFTS = "draft.";

/** After logging out nobody who uses the device next finds anything. */
export function forgetDrafts(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
    for (const key of keys) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
  } catch {
    // A browser that lets nothing be kept has nothing to forget.
  }
}
