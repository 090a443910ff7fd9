import type { Note, NoteItem } from "@aufwind/contract/notes";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { excerptOf, inOneLine, partsOf, plainNote } from "@aufwind/rules/notes";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText } from "../../platform/session/sealed-text.ts";
import type { PrintedNotes } from "./note-pages.ts";
import { mayWriteAbout, NOTES } from "./policy.ts";
import { searchNotes } from "./search-notes.ts";
import * as store from "./store.ts";
import {
  type AboutRow,
  findAppointmentsWithNote,
  findNotes,
  type NotedRow,
  type NoteRow,
  type Wanted,
} from "./store.ts";

type ListNotesParams = Wanted & PageAsked & { text: string; signal: AbortSignal };

/** One page of a coach's notes. */
export async function listNotes(platform: Platform, { page, size, pages, text, signal, ...wanted }: ListNotesParams) {
  const { database } = platform;
  const all = await findAppointmentsWithNote(database, wanted);
  const found = text ? await searchNotes(platform, { coachId: wanted.coachId, ids: all, text, signal }) : all;
  const { limit, offset } = rowsOf({ page, size, pages });
  const rows = await findNotes(database, wanted.coachId, found.slice(offset, offset + limit));
  return {
    items: rows.map((row) => presentItem({ ...row, text: openNote(platform, row.note) }, text)),
    ...pageFacts({ page, size, pages, totalCount: found.length }),
  };
}

const presentAbout = (row: AboutRow): Note["appointment"] => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name },
  consultation: row.consultation as Note["appointment"]["consultation"],
  scheduledAt: row.starts_at.toISOString(),
  scheduledStatus: row.status as Note["appointment"]["scheduledStatus"],
});

const presentNote = (about: AboutRow, note: NoteRow | undefined, text: string): Note => ({
  appointment: presentAbout(about),
  version: note?.version ?? 0,
  text,
  changedAt: note?.changed_at.toISOString() ?? null,
});

/** Null for a text that could not be opened. */
type Opened = NotedRow & { text: string | null };

const presentItem = ({ about, note, text }: Opened, searched: string): NoteItem => ({
  appointment: presentAbout(about),
  excerpt: text === null ? null : excerptOf(plainNote(text, searched !== ""), searched),
  changedAt: note.changed_at.toISOString(),
});

/** For printing. */
export const printedNote = ({ about, text }: Pick<Opened, "about" | "text">): PrintedNotes["notes"][number] => ({
  startsAt: about.starts_at.toISOString(),
  endsAt: about.ends_at.toISOString(),
  consultation: about.consultation as PrintedNotes["notes"][number]["consultation"],
  text,
});

/** For the coach's download. */
const copyOfNote = ({ about, note, text }: Opened) => ({
  appointmentId: about.id,
  client: about.client_name,
  startsAt: about.starts_at,
  text,
  createdAt: note.created_at,
  changedAt: note.changed_at,
});

/** The text of a note, or null if it cannot be opened, which is logged. */
export const openNote = (platform: Platform, row: NoteRow): string | null => openText(platform, { of: NOTES, row });

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

/** A note as a reminder of it: its beginning, and what was agreed. */
export async function summariseNote(platform: Platform, { appointmentId, coachId }: Own) {
  const [found] = await store.findNotes(platform.database, coachId, [appointmentId]);
  if (!found) return null;
  const text = openNote(platform, found.note);
  const parts = text === null ? null : partsOf(text);
  return {
    appointmentId: found.about.id,
    scheduledAt: found.about.starts_at.toISOString(),
    excerpt: parts && excerptOf(inOneLine(parts.talked)),
    agreed: parts?.agreed ?? [],
  };
}

/** The latest completed appointments since then that the coach has not written about. */
export const missingNotes = async ({ database }: Platform, asked: { coachId: string; since: Date; most: number }) =>
  (await store.findWithoutNote(database, asked)).map(presentAbout);

/** All notes of a coach, unsealed. */
export async function copyOf(platform: Platform, coachId: string) {
  const ids = await store.findAppointmentsWithNote(platform.database, { coachId, sort: "asc" });
  const rows = await store.findNotes(platform.database, coachId, ids);
  return rows.map((row) => copyOfNote({ ...row, text: openNote(platform, row.note) }));
}

export type Own = { appointmentId: string; coachId: string };
