import { reportDueAt, yearIsOver } from "@aufwind/rules/tax-reports";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { openCase } from "../cases/commands.ts";
import { lockLatestOf } from "../cases/store.ts";
import { findYears } from "./figures-store.ts";
import { findReports } from "./report-store.ts";

/** Once the year is over the team has a case until 31 January, unless it was transmitted already; one for each year. */
export async function openReportCase(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const year = (await findYears(database, clock.now())).find((each) => yearIsOver(each, clock.now()));
  if (year === undefined || clock.now() > reportDueAt(year)) return;
  await transact(database, async (tx) => {
    const cause = { source: "tax_reports", sourceId: String(year) };
    const reports = await findReports(tx, year);
    if (reports.some(({ transmitted_on }) => transmitted_on !== null) || (await lockLatestOf(tx, cause))) return;
    await openCase(tx, platform, { ...cause, kind: "payout", locale: "de", data: { year }, dueAt: reportDueAt(year) });
  });
}
