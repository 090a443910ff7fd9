import { createHmac } from "node:crypto";
import type { Limit } from "@aufwind/contract/platform/route";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { Problem } from "./problem.ts";

type ClaimParams = { route: string; limit: Limit; subject: string };
type Deps = { database: Database; secret: string; now: Date };

/**
 * Takes one call from the allowance of a subject, or says how long to wait. One statement, so that it holds across any
 * number of servers: `used_until` moves ahead by seconds/max per call and may lead the clock by `seconds`.
 */
export async function claimRateLimit(
  { route, limit, subject }: ClaimParams,
  { database, secret, now }: Deps,
): Promise<void> {
  // Keyed hash: the table names neither networks nor addresses.
  const key = createHmac("sha256", secret).update(`${route} ${limit.per} ${subject}`).digest("base64url");
  const step = limit.seconds / limit.max;
  const { rows } = await sql<{ used_until: Date }>`
    insert into rate_limits (key, used_until) values (${key}, ${now}::timestamptz + make_interval(secs => ${step}))
    on conflict (key) do update
      set used_until = greatest(rate_limits.used_until, ${now}::timestamptz) + make_interval(secs => ${step})
      where greatest(rate_limits.used_until, ${now}::timestamptz) + make_interval(secs => ${step})
        <= ${now}::timestamptz + make_interval(secs => ${limit.seconds})
    returning used_until`.execute(database);
  if (rows.length > 0) return;
  const { rows: held } = await sql<{ used_until: Date }>`
    select used_until from rate_limits where key = ${key}`.execute(database);
  const lead = ((held[0]?.used_until ?? now).getTime() - now.getTime()) / 1000;
  throw new Problem("tooManyRequests", { retryAfter: Math.max(1, Math.ceil(lead + step - limit.seconds)) });
}

/** Deletes allowances that are full again. */
export const deleteExpiredLimits = (database: Database, now: Date) =>
  database.deleteFrom("rate_limits").where("used_until", "<", now).execute();
