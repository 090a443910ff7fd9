/** The prefix of local-storage keys of unsent forms. */
export const DRAFTS = "draft.";

/** The prefix of session-storage keys of unsent messages. */
export const UNSENT_MESSAGES = "unsent-messages.";

/** The prefix of session-storage keys of unsaved notes. */
export const UNSENT_NOTES = "unsent-notes.";

/** The keys of viewed coaches, and of the tab's last search. */
export const RECENT_COACHES = "recent-coaches";
export const LAST_SEARCH = "last-search";

/** The key of what was opened from the palette: kinds and ids. */
export const RECENT_ENTRIES = "palette-recent";

/** Whose appointments this browser keeps for times without a network; they are in the database of this name. */
export const OFFLINE_FOR = "offline-for";
export const OFFLINE_DATABASE = "offline";

/** Until when the server knows this browser's subscription: it is deleted with the session. */
export const PUSH_TOLD = "push-told";

/** After logging out nothing is left for the next person on the device. */
export function forgetVisit(): void {
  forgetDrafts();
  forgetPushTold();
  forgetOffline();
  navigator.clearAppBadge?.().catch(() => undefined);
  try {
    localStorage.removeItem(RECENT_COACHES);
    localStorage.removeItem(RECENT_ENTRIES);
    sessionStorage.removeItem(LAST_SEARCH);
    forgetKeys(sessionStorage, UNSENT_MESSAGES);
    forgetKeys(sessionStorage, UNSENT_NOTES);
  } catch {
    // As below.
  }
}

/** Also where nobody is signed in any more, and where somebody else is. */
export function forgetOffline(): void {
  try {
    if (localStorage.getItem(OFFLINE_FOR) === null) return;
    localStorage.removeItem(OFFLINE_FOR);
    indexedDB.deleteDatabase(OFFLINE_DATABASE);
  } catch {
    // As below.
  }
}

/** With the next session the server has to be told again. */
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
    // Without storage there is nothing to delete.
  }
}

function forgetKeys(storage: Storage, beginning: string): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  for (const key of keys) if (key.startsWith(beginning)) storage.removeItem(key);
}
