import type { Note, NoteItem } from "@aufwind/contract/notes";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { excerptOf, inOneLine, partsOf, plainNote, searchFor } from "@aufwind/rules/notes";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText } from "../../platform/session/sealed-text.ts";
import type { NotesPaper } from "./note-pages.ts";
import { mayWriteAbout, NOTES } from "./policy.ts";
import * as store from "./store.ts";
import { type AboutRow, findNoted, findNotes, findSealed, type NotedRow, type NoteRow, type Wanted } from "./store.ts";

/** How many are opened between two queries, so that others get their turn. */
const AT_ONCE = 100;

type ListNotesParams = Wanted & PageAsked & { text: string };

/** One page of a coach's notes. Texts are sealed, so each is opened to search it. */
export async function listNotes(platform: Platform, { page, size, pages, text, ...wanted }: ListNotesParams) {
  const { database } = platform;
  const all = await findNoted(database, wanted);
  const found = text ? await thoseWith(platform, { coachId: wanted.coachId, ids: all, text }) : all;
  const { limit, offset } = rowsOf({ page, size, pages });
  const rows = await findNotes(database, wanted.coachId, found.slice(offset, offset + limit));
  return {
    items: rows.map((row) => presentItem({ ...row, text: openNote(platform, row.note) }, text)),
    ...pageFacts({ page, size, pages, totalCount: found.length }),
  };
}

type ThoseWithParams = { coachId: string; ids: string[]; text: string };

async function thoseWith(platform: Platform, { coachId, ids, text }: ThoseWithParams): Promise<string[]> {
  const hasWords = searchFor(text);
  const found = new Set<string>();
  const read = (begin: number) => findSealed(platform.database, coachId, ids.slice(begin, begin + AT_ONCE));
  let reading = read(0);
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const notes = await reading;
    // PostgreSQL reads the next ones while these are opened.
    reading = begin + AT_ONCE < ids.length ? read(begin + AT_ONCE) : reading;
    for (const note of notes) if (hasWords(openNote(platform, note) ?? "")) found.add(note.appointment_id);
  }
  return ids.filter((id) => found.has(id));
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
export const paperNote = ({ about, text }: Pick<Opened, "about" | "text">): NotesPaper["notes"][number] => ({
  startsAt: about.starts_at.toISOString(),
  endsAt: about.ends_at.toISOString(),
  consultation: about.consultation as NotesPaper["notes"][number]["consultation"],
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
export const openNote = (platform: Platform, row: store.SealedNote): string | null =>
  openText(platform, { of: NOTES, row });

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
export async function noteInBrief(platform: Platform, { appointmentId, coachId }: Own) {
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
  (await store.findUnnoted(database, asked)).map(presentAbout);

/** All notes of a coach, unsealed. */
export async function copyOf(platform: Platform, coachId: string) {
  const ids = await store.findNoted(platform.database, { coachId, sort: "asc" });
  const rows = await store.findNotes(platform.database, coachId, ids);
  return rows.map((row) => copyOfNote({ ...row, text: openNote(platform, row.note) }));
}

export type Own = { appointmentId: string; coachId: string };
