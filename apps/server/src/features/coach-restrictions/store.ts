import type { Status } from "@aufwind/rules/appointments/status";
import type { Ground, RestrictedState, RestrictionKind } from "@aufwind/rules/coach-restrictions";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { CoachRestrictions } from "../../platform/database/database-types.ts";

export type RestrictionRow = Omit<Selectable<CoachRestrictions>, "kind" | "ground"> & {
  kind: RestrictionKind;
  ground: Ground;
};

const restrictions = (db: DbOrTx) => db.selectFrom("coach_restrictions").selectAll().$castTo<RestrictionRow>();

export const findOpen = (db: DbOrTx, coachId: string): Promise<RestrictionRow[]> =>
  restrictions(db).where("coach_id", "=", coachId).where("lifted_at", "is", null).orderBy("set_at").execute();

/** All of a coach, the newest first. */
export const listAll = (db: DbOrTx, coachId: string): Promise<RestrictionRow[]> =>
  restrictions(db).where("coach_id", "=", coachId).orderBy("set_at", "desc").orderBy("id", "desc").execute();

/** Adds a restriction; undefined if one of this kind is open. */
export const insertRestriction = (tx: Tx, row: Insertable<CoachRestrictions>): Promise<RestrictionRow | undefined> =>
  tx
    .insertInto("coach_restrictions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["coach_id", "kind"]).where("lifted_at", "is", null).doNothing())
    .returningAll()
    .$castTo<RestrictionRow>()
    .executeTakeFirst();

/** Changes an open one; undefined if it was lifted meanwhile. */
export const updateOpen = (
  tx: Tx,
  { id, coachId }: { id: string; coachId: string },
  changed: Updateable<CoachRestrictions>,
): Promise<RestrictionRow | undefined> =>
  tx
    .updateTable("coach_restrictions")
    .set(changed)
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .where("lifted_at", "is", null)
    .returningAll()
    .$castTo<RestrictionRow>()
    .executeTakeFirst();

/** A closing whose notice is over, or a pause whose last day has passed; the longest due. */
export const findDue = (db: DbOrTx, now: Date): Promise<RestrictionRow | undefined> =>
  restrictions(db)
    .where("lifted_at", "is", null)
    .where((eb) => eb.or([eb.and([eb("begins_at", "<=", now), eb("begun_at", "is", null)]), eb("ends_at", "<=", now)]))
    .orderBy("set_at")
    .limit(1)
    .executeTakeFirst();

type State = { state: RestrictedState | null; closesAt: Date | null };

/** Search row and card are deleted by leave_search() in the same transaction. */
export const setState = (tx: Tx, coachId: string, { state, closesAt }: State) =>
  tx.updateTable("coaches").set({ restriction: state, closes_at: closesAt }).where("user_id", "=", coachId).execute();

export type AheadRow = {
  id: string;
  client_name: string;
  starts_at: Date;
  status: Status;
  refund_cents: number;
};

/** Live appointments ahead with what was paid and not given back, the next first. */
export async function findAhead(db: DbOrTx, { coachId, now }: { coachId: string; now: Date }): Promise<AheadRow[]> {
  const { rows } = await sql<AheadRow>`
    select appointments.id, trim(first_name || ' ' || last_name) as client_name, appointments.starts_at, appointments.status,
      case when charges.status = 'paid' then charges.amount_cents
        - coalesce((select sum(amount_cents) from refunds where refunds.appointment_id = appointments.id
          and refunds.status <> 'failed'), 0) else 0 end::int as refund_cents
    from appointments join users on users.id = client_id
    left join charges on charges.appointment_id = appointments.id
    where coach_id = ${coachId} and appointments.status in ('Pending', 'Scheduled', 'Rescheduled')
      and appointments.starts_at > ${now}
    order by appointments.starts_at, appointments.id`.execute(db);
  return rows;
}

export async function countConversations(db: DbOrTx, coachId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations where coach_id = ${coachId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The names of operators. */
export async function namesOf(db: DbOrTx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("users").select(["id", "first_name", "last_name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}

/** When a coach last complained about each restriction: the cases say so. */
export async function findComplaints(db: DbOrTx, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("cases")
    .select((eb) => ["source_id", eb.fn.max("opened_at").as("at")])
    .where("source", "=", "coach_restrictions")
    .where("source_id", "in", ids)
    .groupBy("source_id")
    .execute();
  return new Map(rows.map(({ source_id, at }) => [source_id ?? "", at]));
}
