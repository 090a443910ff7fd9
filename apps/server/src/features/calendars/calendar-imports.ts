import { createHmac } from "node:crypto";
import { IMPORT_PROBLEMS, type ImportedAddress, type ImportedCalendar } from "@aufwind/contract/calendars";
import type { z } from "zod";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";
import { saveSection } from "../coaches/commands.ts";
import { deleteOwn, makeDueNow } from "./own-rows-store.ts";
import type { ShownRow } from "./store.ts";
import * as store from "./store.ts";
import { openUnclear, type Unclear } from "./unclear-events.ts";

const MOST = 5;
const PURPOSE = "imported calendar";

export async function importsOf(platform: Platform, coachId: string): Promise<ImportedCalendar[]> {
  const rows = await store.findImports(platform.database, { coachId, now: platform.clock.now() });
  return rows.map((row) => presentImport(row, openUnclear(platform, row)));
}

/** For the download of one's data. */
export async function importFacts(platform: Platform, coachId: string) {
  const rows = await store.findFacts(platform.database, coachId);
  return rows.map(({ id, unclear, ...facts }) => ({
    ...facts,
    notUnderstood: openUnclear(platform, { id, unclear }).events,
  }));
}

type ImportOfParams = { coachId: string; id: string };

async function importOf(db: DbOrTx, platform: Platform, own: ImportOfParams): Promise<ImportedCalendar> {
  const [row] = await store.findImports(db, { ...own, now: platform.clock.now() });
  if (!row) throw new Problem("notFound");
  return presentImport(row, openUnclear(platform, row));
}

/** Adds a calendar, read in the background; the coach is locked, so that the limit of five is exact. */
export const addImport = (
  platform: Platform,
  userId: string,
  { name, address }: z.output<typeof ImportedAddress>,
): Promise<ImportedCalendar> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const { clock, config, jobs } = platform;
    const [now, { href, hostname }] = [clock.now(), new URL(address)];
    const sealed = seal(href, { secret: config.secret, purpose: PURPOSE });
    // Keyed: some addresses are short enough to be guessed.
    const hash = createHmac("sha256", config.secret).update(`${PURPOSE} ${href}`).digest();
    const kept = { coach_id: coachId, name, address: sealed, address_hash: hash, host: hostname };
    const added = await store.insertImport(tx, { ...kept, added_at: now, due_at: now });
    if (!added) throw new Problem("calendarKnown");
    if ((await store.countImports(tx, coachId)) > MOST) throw new Problem("tooManyCalendars");
    await jobs.add(tx, "read-calendar", added);
    return importOf(tx, platform, { coachId, id: added.id });
  });

/** Undefined if sealed with another SECRET: the coach has to add it again. */
export function addressOf({ config, log }: Platform, { address }: { address: Buffer }): string | undefined {
  try {
    return unseal(address, { secret: config.secret, purpose: PURPOSE });
  } catch (err) {
    log.error({ err }, "an imported calendar's address cannot be opened: was SECRET changed?");
    return undefined;
  }
}

/** Its busy times are deleted with it. */
export const removeImport = (platform: Platform, userId: string, id: string): Promise<void> =>
  saveSection(platform, userId, async (tx, coachId) => {
    if (!(await deleteOwn(tx, "imported_calendars", { id, coachId }))) throw new Problem("notFound");
  });

export const refreshImport = (platform: Platform, userId: string, id: string): Promise<ImportedCalendar> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const hastened = await makeDueNow(tx, "imported_calendars", { id, coachId, now: platform.clock.now() });
    if (!hastened) throw new Problem("notFound");
    await platform.jobs.add(tx, "read-calendar", hastened);
    return importOf(tx, platform, { coachId, id });
  });

const presentImport = (row: ShownRow, unclear: Unclear): ImportedCalendar => ({
  id: row.id,
  name: row.name,
  host: row.host,
  addedAt: row.added_at.toISOString(),
  lastTriedAt: row.tried_at?.toISOString() ?? null,
  lastSuccessAt: row.succeeded_at?.toISOString() ?? null,
  problem: IMPORT_PROBLEMS.find((code) => code === row.problem) ?? null,
  busyCount: row.busy_count,
  unclear: unclear.events,
  unclearCount: unclear.count,
});
