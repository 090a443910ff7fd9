import type { TransparencyReport } from "@aufwind/contract/content-decisions";
import { RESTRICTION_KINDS } from "@aufwind/rules/coach-restrictions";
import { CONTENT_DECISIONS, GROUNDS, reportPeriod } from "@aufwind/rules/content-decisions";
import { CONTENT_KINDS, NOTICE_REASONS } from "@aufwind/rules/content-notices";
import type { Database } from "../../platform/database/database.ts";
import { countPeriod } from "./report-store.ts";

/** Every key, also those of which there is none. */
const whole = <K extends string>(keys: readonly K[], counts: Partial<Record<K, number>>) =>
  Object.fromEntries(keys.map((key) => [key, counts[key] ?? 0])) as Record<K, number>;

const sum = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce<number>((all, count) => all + (count ?? 0), 0);

/** What was reported, decided, appealed and restricted in the last twelve months. */
export async function transparencyReport(database: Database, now: Date): Promise<TransparencyReport> {
  const period = reportPeriod(now);
  const row = await countPeriod(database, period);
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    notices: {
      total: sum(row.kinds),
      kinds: whole(CONTENT_KINDS, row.kinds),
      reasons: whole(NOTICE_REASONS, row.reasons),
    },
    decisions: {
      total: sum(row.decisions),
      decisions: whole(CONTENT_DECISIONS, row.decisions),
      grounds: whole(GROUNDS, row.grounds),
      medianHours: row.median_hours,
    },
    appeals: { made: row.appeals, upheld: row.upheld, changed: row.changed },
    restrictions: whole(RESTRICTION_KINDS, row.restrictions),
  };
}
