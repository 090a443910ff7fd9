import { IMPORT_PROBLEMS, type ImportedCalendar } from "@aufwind/contract/calendars";
import type { Unclear } from "../unclear-events.ts";
import type { ShownRow } from "./store.ts";

export const presentImport = (row: ShownRow, unclear: Unclear): ImportedCalendar => ({
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
