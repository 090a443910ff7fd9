import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

type SourceRow = { source: string; clients: number; appointments: number };

/**
 * A coach's appointments by source, and each client by the source of the first one. What was rejected or cancelled, or
 * waits for payment details, does not count.
 */
export async function countSources(db: DbOrTx, coachId: string): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select source, count(*)::int as appointments, count(*) filter (where place = 1)::int as clients
    from (
      select source, row_number() over (partition by client_id order by booked_at, id) as place
      from appointments
      where coach_id = ${coachId} and status not in ('Cancelled', 'Rejected')
        and awaiting is distinct from 'payment_details'
    ) counted
    group by source`.execute(db);
  return rows;
}

/** A coach's short addresses, the present one first, then the latest. */
export const findNames = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("short_names")
    .select(["name", "is_current", "chosen_at"])
    .where("coach_id", "=", coachId)
    .orderBy("is_current", "desc")
    .orderBy("chosen_at", "desc")
    .execute();

type NameOf = { coachId: string; name: string };

/** Takes a name, which a profile of somebody else must not have either; false if it is another coach's. */
export async function claimName(tx: Tx, { coachId, name }: NameOf, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into short_names (name, coach_id, is_current, chosen_at)
    select ${name}, ${coachId}, false, ${now}
    where not exists (select from coaches where slug = ${name} and user_id <> ${coachId})
      and not exists (select from former_slugs where slug = ${name} and former_slugs.coach_id <> ${coachId})
    on conflict (name) do update set chosen_at = excluded.chosen_at where short_names.coach_id = excluded.coach_id
    returning name`.execute(tx);
  return rows.length > 0;
}

/** One name is the present one; the coach is locked. */
export async function setCurrent(tx: Tx, { coachId, name }: NameOf): Promise<void> {
  const own = () => tx.updateTable("short_names").where("coach_id", "=", coachId);
  await own().set({ is_current: false }).where("is_current", "=", true).execute();
  await own().set({ is_current: true }).where("name", "=", name).execute();
}

/** Whose name it is, or was. */
export const findOwner = (db: DbOrTx, name: string) =>
  db.selectFrom("short_names").select("coach_id").where("name", "=", name).executeTakeFirst();

export const findSites = async (db: DbOrTx, coachId: string): Promise<string[]> => {
  const sites = db.selectFrom("widget_sites").select("origin").where("coach_id", "=", coachId);
  return (await sites.orderBy("origin").execute()).map(({ origin }) => origin);
};

/** The coach is locked. */
export async function replaceSites(tx: Tx, { coachId, sites }: { coachId: string; sites: string[] }): Promise<void> {
  await tx.deleteFrom("widget_sites").where("coach_id", "=", coachId).execute();
  const rows = [...new Set(sites)].map((origin) => ({ coach_id: coachId, origin }));
  if (rows.length > 0) await tx.insertInto("widget_sites").values(rows).execute();
}
