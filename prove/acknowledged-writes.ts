import type pg from "pg";
import type { AcknowledgedWrite } from "./load-requests.ts";

/** How to find what was acknowledged, of each kind at once: the ids that are not there. */
const MISSING: Record<AcknowledgedWrite["what"], string> = {
  message: `select count(*) from unnest($1::uuid[], $2::text[]) as told (id, value)
    where not exists (select from messages where conversation_id = told.id and messages.id = told.value::uuid)`,
  note: `select count(*) from unnest($1::uuid[], $2::text[]) as told (id, value)
    where not exists (select from notes where appointment_id = told.id and version >= told.value::int)`,
  appointment: `select count(*) from unnest($1::uuid[], $2::text[]) as told (id, value)
    where not exists (select from appointments where appointments.id = told.id and starts_at = told.value::timestamptz)`,
  review: `select count(*) from unnest($1::uuid[], $2::text[]) as told (id, value)
    where not exists (select from reviews where appointment_id = told.id)`,
  card: `select count(*) from unnest($1::uuid[], $2::text[]) as told (id, value)
    where not exists (select from payment_methods where user_id = told.id)`,
};

/** `untried`: kinds of which nothing was acknowledged, so that nothing is shown about them. */
export type WriteComparison = { told: number; lost: number; untried: string[]; words: string };

/** Compares the journal of acknowledgements with the database. */
export async function compareWithDatabase(pool: pg.Pool, entries: AcknowledgedWrite[]): Promise<WriteComparison> {
  let lost = 0;
  const untried: string[] = [];
  const parts: string[] = [];
  for (const [what, statement] of Object.entries(MISSING)) {
    const told = entries.filter((each) => each.what === what);
    const { rows } = await pool.query<{ count: string }>(statement, [
      told.map(({ id }) => id),
      told.map(({ value }) => value),
    ]);
    const missing = Number(rows[0]?.count ?? 0);
    lost += missing;
    if (told.length === 0) untried.push(what);
    parts.push(`${told.length} ${what}s${missing > 0 ? ` (${missing} lost)` : ""}`);
  }
  return { told: entries.length, lost, untried, words: parts.join(", ") };
}
