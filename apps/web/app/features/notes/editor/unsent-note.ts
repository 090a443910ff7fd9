import { UNSENT_NOTES } from "../../../platform/forms/forget-drafts.ts";
import type { NoteVersion } from "./note-autosave.ts";

/** Per person: somebody else may sign in in the same tab. */
type Place = { userId: string; appointmentId: string };
const keyOf = ({ userId, appointmentId }: Place) => `${UNSENT_NOTES}${userId}.${appointmentId}`;

/** Stores unsaved text in this tab, or removes it; browsers may refuse. */
export function saveUnsentNote(place: Place, unsent: NoteVersion | null): void {
  try {
    if (unsent) sessionStorage.setItem(keyOf(place), JSON.stringify(unsent));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Then it is in the page alone.
  }
}

export function readUnsentNote(place: Place): NoteVersion | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null") as Partial<NoteVersion> | null;
    const { version, text } = kept ?? {};
    return typeof version === "number" && typeof text === "string" ? { version, text } : undefined;
  } catch {
    return undefined;
  }
}
