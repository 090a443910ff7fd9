import { randomUUID } from "node:crypto";
import type { Note } from "@aufwind/contract/notes";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openRecord, sealRecord, UnopenedRecord } from "../../platform/session/sealed-record.ts";
import { mayWriteAbout, sealingOf } from "./policy.ts";
import { copyOfNote, presentNote } from "./present.ts";
import * as store from "./store.ts";

type Own = { appointmentId: string; coachId: string };

/** The text of a note, or null if it cannot be opened, which is logged. */
export function openNote({ config, log }: Platform, row: store.NoteRow): string | null {
  const record = { sealed: row.sealed, wrappedKey: row.wrapped_key, keyName: row.key_name };
  try {
    return openRecord(record, sealingOf(config, row));
  } catch (error) {
    if (!(error instanceof UnopenedRecord)) throw error;
    log.error({ note: row.id, key: row.key_name }, "a note could not be opened");
    return null;
  }
}

/** A coach's own note about an appointment, or an empty one if it may be written. */
export async function readNote(platform: Platform, own: Own): Promise<Note> {
  const [about, note] = await Promise.all([
    store.findAbout(platform.database, own),
    store.findNote(platform.database, own),
  ]);
  if (!about || !(note || mayWriteAbout(about))) throw new Problem("notFound");
  const text = note ? openNote(platform, note) : "";
  if (text === null) throw new Problem("noteUnreadable");
  return presentNote(about, note, text);
}

type Saving = Own & { version: number; text: string };

/** Saves a note if the version that was read is still the current one. */
export const saveNote = (platform: Platform, { version, text, ...own }: Saving) =>
  transact(platform.database, async (tx) => {
    const { config, clock } = platform;
    const about = (await store.holdCoach(tx, own.coachId)) && (await store.findAbout(tx, own));
    const before = about && (await store.lockNote(tx, own));
    if (!about || !(before || mayWriteAbout(about))) throw new Problem("notFound");
    if ((before?.version ?? 0) !== version) throw new Problem("noteChanged");
    // Refuses to overwrite a note that cannot be opened: it may be recoverable.
    if (before && openNote(platform, before) === null) throw new Problem("noteUnreadable");

    const row = before ?? { id: randomUUID(), appointment_id: own.appointmentId, coach_id: own.coachId };
    const { sealed, wrappedKey, keyName } = sealRecord(text, sealingOf(config, row));
    const written = {
      version: version + 1,
      sealed,
      wrapped_key: wrappedKey,
      key_name: keyName,
      changed_at: clock.now(),
    };
    if (before) await store.updateNote(tx, { id: before.id, ...written });
    else if (!(await store.insertNote(tx, { ...row, ...written, created_at: written.changed_at })))
      throw new Problem("noteChanged");
    return { version: written.version, changedAt: written.changed_at.toISOString() };
  });

export async function deleteNote({ database }: Platform, own: Own): Promise<void> {
  if (!(await store.deleteNote(database, own))) throw new Problem("notFound");
}

/** All notes of a coach, unsealed. */
export async function copyOf(platform: Platform, coachId: string) {
  const ids = await store.findNoted(platform.database, { coachId, sort: "asc" });
  const rows = await store.findNotes(platform.database, coachId, ids);
  return rows.map((row) => copyOfNote({ ...row, text: openNote(platform, row.note) }));
}
