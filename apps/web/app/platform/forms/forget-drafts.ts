/** Keys in the browser's storage under which unsent forms are kept begin so. */
export const DRAFTS = "draft.";

/** Keys in the tab's storage under which unsent messages are kept begin so. */
export const UNSENT_MESSAGES = "unsent-messages.";

/** Keys in the tab's storage under which what a coach could not save is kept begin so. */
export const UNSENT_NOTES = "unsent-notes.";

/** Where the coaches looked at on this device are kept, and where the last search of the tab. */
export const RECENT_COACHES = "recent-coaches";
export const LAST_SEARCH = "last-search";

/** Until when the server knows that this browser shows notifications: it forgets that with the session. */
export const PUSH_TOLD = "push-told";

/** After logging out nobody who uses the device next finds anything. */
export function forgetVisit(): void {
  forgetDrafts();
  forgetPushTold();
  try {
    localStorage.removeItem(RECENT_COACHES);
    sessionStorage.removeItem(LAST_SEARCH);
    forgetKeys(sessionStorage, UNSENT_MESSAGES);
    forgetKeys(sessionStorage, UNSENT_NOTES);
  } catch {
    // As below.
  }
}

/** With the next session the server has to be told anew. */
export function forgetPushTold(): void {
  try {
    sessionStorage.removeItem(PUSH_TOLD);
  } catch {
    // As below.
  }
}

export function forgetDrafts(): void {
  try {
    forgetKeys(localStorage, DRAFTS);
  } catch {
    // A browser that lets nothing be kept has nothing to forget.
  }
}

function forgetKeys(storage: Storage, beginning: string): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  for (const key of keys) if (key.startsWith(beginning)) storage.removeItem(key);
}
