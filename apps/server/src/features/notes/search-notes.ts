import type { Platform } from "../../platform/platform.ts";
import { logUnopened } from "../../platform/session/sealed-text.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import { type FoundWords, findWords, type NotesToSearch } from "./find-words.ts";
import { NOTES } from "./policy.ts";
import { findSealed, type SealedNote } from "./store.ts";

/** Up to here they are opened sooner than a thread has started. */
const FEW = 200;
/** How many are opened while PostgreSQL reads the next ones. */
const AT_ONCE = 250;

/** Thousands of notes would hold up everybody else's requests. */
const findInThread = createThreadPool<NotesToSearch, FoundWords>({
  script: new URL("find-words-thread.ts", import.meta.url),
  threads: 2,
  waiting: 50,
  waitingPerPerson: 5,
  seconds: 20,
  memoryMb: 192,
});

type SearchNotesParams = { coachId: string; ids: string[]; text: string; signal: AbortSignal };

/** Those of a coach's notes that have all of the words. Texts are sealed, so each is opened to search it. */
export async function searchNotes(platform: Platform, { coachId, ids, text, signal }: SearchNotesParams) {
  const { config, database, log } = platform;
  const read = (begin: number) => findSealed(database, coachId, ids.slice(begin, begin + AT_ONCE));
  const find = async (notes: SealedNote[]) => {
    const asked = { noteKeys: config.noteKeys, notes, text };
    return ids.length <= FEW ? findWords(asked) : findInThread(asked, { owner: coachId, log, signal });
  };
  const all = new Set<string>();
  let notes = await read(0);
  for (let next = AT_ONCE; notes.length > 0; next += AT_ONCE) {
    const [{ found, unopened }, coming] = await Promise.all([find(notes), next < ids.length ? read(next) : []]);
    for (const id of found) all.add(id);
    for (const row of unopened) logUnopened(log, { of: NOTES, row });
    notes = coming;
  }
  return ids.filter((id) => all.has(id));
}
