import type { Locale } from "@aufwind/rules/locale";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import type { PrintedNotes } from "./note-pages.ts";
import { openNote, printedNote } from "./queries.ts";
import { findAbout, findAppointmentsWithNote, findCoachName, findNote, findNotes } from "./store.ts";

/** Many long ones take seconds, so they run on a thread. */
const printNotes = createThreadPool<PrintedNotes, Uint8Array>({
  script: new URL("note-pdf-thread.ts", import.meta.url),
  threads: 2,
  waiting: 20,
  waitingPerPerson: 2,
  seconds: 60,
  memoryMb: 384,
});

type Params = { coachId: string; locale: Locale; signal: AbortSignal };

/** One note as PDF. */
export async function printNote(platform: Platform, { appointmentId, ...asked }: Params & { appointmentId: string }) {
  const own = { appointmentId, coachId: asked.coachId };
  const [about, note] = await Promise.all([findAbout(platform.database, own), findNote(platform.database, own)]);
  if (!about || !note) throw new Problem("notFound");
  const text = openNote(platform, note);
  if (text === null) throw new Problem("noteUnreadable");
  return print(platform, asked, { client: about.client_name, notes: [printedNote({ about, text })] });
}

/** All notes about one client as PDF, oldest first; one that cannot be opened says so. */
export async function printNotesOf(platform: Platform, { clientId, ...asked }: Params & { clientId: string }) {
  const { database } = platform;
  const ids = await findAppointmentsWithNote(database, { coachId: asked.coachId, clientId, sort: "asc" });
  const rows = await findNotes(database, asked.coachId, ids);
  const [first] = rows;
  if (!first) throw new Problem("notFound");
  const notes = rows.map((row) => printedNote({ ...row, text: openNote(platform, row.note) }));
  return print(platform, asked, { client: first.about.client_name, notes });
}

type Content = Pick<PrintedNotes, "client" | "notes">;

async function print(platform: Platform, { coachId, locale, signal }: Params, content: Content) {
  const { database, config, clock, log } = platform;
  const coach = await findCoachName(database, coachId);
  const printed = { ...content, coach, locale, brand: config.brand, madeAt: clock.now().toISOString() };
  return printNotes(printed, { owner: coachId, log, signal });
}
