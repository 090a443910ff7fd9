import type { Note, NoteItem } from "@aufwind/contract/notes";
import { excerptOf, plainNote } from "@aufwind/rules/notes";
import type { NotesPaper } from "./note-pages.ts";
import type { AboutRow, NotedRow, NoteRow } from "./store.ts";

const presentAbout = (row: AboutRow): Note["appointment"] => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name },
  consultation: row.consultation as Note["appointment"]["consultation"],
  scheduledAt: row.starts_at.toISOString(),
  scheduledStatus: row.status as Note["appointment"]["scheduledStatus"],
});

export const presentNote = (about: AboutRow, note: NoteRow | undefined, text: string): Note => ({
  appointment: presentAbout(about),
  version: note?.version ?? 0,
  text,
  changedAt: note?.changed_at.toISOString() ?? null,
});

/** Null for a text that could not be opened. */
type Opened = NotedRow & { text: string | null };

export const presentItem = ({ about, note, text }: Opened, searched: string): NoteItem => ({
  appointment: presentAbout(about),
  excerpt: text === null ? null : excerptOf(plainNote(text), searched),
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
export const copyOfNote = ({ about, note, text }: Opened) => ({
  appointmentId: about.id,
  client: about.client_name,
  startsAt: about.starts_at,
  text,
  createdAt: note.created_at,
  changedAt: note.changed_at,
});
