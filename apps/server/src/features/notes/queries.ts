import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { searchFor } from "@aufwind/rules/notes";
import type { Platform } from "../../platform/platform.ts";
import { openNote } from "./commands.ts";
import { presentItem } from "./present.ts";
import { findNoted, findNotes, findSealed, type Wanted } from "./store.ts";

/** How many are opened between two queries, so that others get their turn. */
const AT_ONCE = 100;

type Asked = Wanted & PageAsked & { text: string };

/** One page of a coach's notes. Texts are sealed, so each is opened to search it. */
export async function listNotes(platform: Platform, { page, size, pages, text, ...wanted }: Asked) {
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

type Searched = { coachId: string; ids: string[]; text: string };

async function thoseWith(platform: Platform, { coachId, ids, text }: Searched): Promise<string[]> {
  const hasWords = searchFor(text);
  const found = new Set<string>();
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const notes = await findSealed(platform.database, coachId, ids.slice(begin, begin + AT_ONCE));
    for (const note of notes) if (hasWords(openNote(platform, note) ?? "")) found.add(note.appointment_id);
  }
  return ids.filter((id) => found.has(id));
}
