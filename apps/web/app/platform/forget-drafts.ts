/** Keys in the browser's storage under which unsent forms are kept begin so. */
export const DRAFTS = "draft.";

/** Where the coaches looked at on this device are kept, and where the last search of the tab. */
export const RECENT_COACHES = "recent-coaches";
export const LAST_SEARCH = "last-search";

/** After logging out nobody who uses the device next finds anything. */
export function forgetVisit(): void {
  forgetDrafts();
  try {
    localStorage.removeItem(RECENT_COACHES);
    sessionStorage.removeItem(LAST_SEARCH);
  } catch {
    // As below.
  }
}

export function forgetDrafts(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
    for (const key of keys) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
  } catch {
    // A browser that lets nothing be kept has nothing to forget.
  }
}
