import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { seal, unseal } from "../../../platform/session/seal.ts";
import * as store from "./store.ts";

/** A note can be opened only with its own appointment. */
const sealingOf = ({ config }: Pick<Platform, "config">, appointmentId: string) => ({
  secret: config.secret,
  purpose: `booking note ${appointmentId}`,
});

type WriteBookingNoteParams = { appointmentId: string; text: string };

/** Stores the client's note to the coach; an empty one is none. */
export async function writeBookingNote(
  tx: Tx,
  platform: Platform,
  { appointmentId, text }: WriteBookingNoteParams,
): Promise<void> {
  if (!text) return;
  await store.insertNote(tx, { appointment_id: appointmentId, sealed: seal(text, sealingOf(platform, appointmentId)) });
}

/** The note of one of somebody's own appointments. */
export async function readBookingNote(platform: Platform, own: store.Own): Promise<string | null> {
  const [row] = await store.findNotes(platform.database, own);
  return row ? open(platform, row) : null;
}

/** The notes of all of somebody's appointments, by appointment. */
export async function bookingNotesOf(platform: Platform, userId: string): Promise<Map<string, string>> {
  const rows = await store.findNotes(platform.database, { userId });
  return new Map(rows.map((row) => [row.appointment_id, open(platform, row)]));
}

const open = (platform: Platform, { appointment_id, sealed }: store.NoteRow) =>
  unseal(sealed, sealingOf(platform, appointment_id));
