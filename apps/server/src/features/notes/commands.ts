import { randomUUID } from "node:crypto";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sealText } from "../../platform/session/sealed-text.ts";
import { mayWriteAbout, NOTES } from "./policy.ts";
import { type Own, openNote } from "./queries.ts";
import * as store from "./store.ts";

type SaveNoteParams = Own & { version: number; text: string };

/** Saves a note if the version that was read is still the current one. */
export const saveNote = (platform: Platform, { version, text, ...own }: SaveNoteParams) =>
  transact(platform.database, async (tx) => {
    const { config, clock } = platform;
    const about = (await store.lockCoach(tx, own.coachId)) && (await store.findAbout(tx, own));
    const before = about && (await store.lockNote(tx, own));
    if (!about || !(before || mayWriteAbout(about))) throw new Problem("notFound");
    if ((before?.version ?? 0) !== version) throw new Problem("noteChanged");
    // Refuses to overwrite a note that cannot be opened: it may be recoverable.
    if (before && openNote(platform, before) === null) throw new Problem("noteUnreadable");

    const row = before ?? { id: randomUUID(), appointment_id: own.appointmentId, coach_id: own.coachId };
    const sealed = sealText(config, { of: NOTES, row, text });
    const written = { version: version + 1, ...sealed, changed_at: clock.now() };
    if (before) await store.updateNote(tx, { id: before.id, ...written });
    else if (!(await store.insertNote(tx, { ...row, ...written, created_at: written.changed_at })))
      throw new Problem("noteChanged");
    return { version: written.version, changedAt: written.changed_at.toISOString() };
  });

export async function deleteNote({ database }: Platform, own: Own): Promise<void> {
  if (!(await store.deleteNote(database, own))) throw new Problem("notFound");
}
