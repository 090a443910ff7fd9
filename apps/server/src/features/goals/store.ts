import type { Side } from "@aufwind/rules/appointments/status";
import type { GoalState } from "@aufwind/rules/goals";
import { type RawBuilder, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { SealedColumns } from "../../platform/session/sealed-text.ts";
import { workTogether } from "../coach-clients/store.ts";

export type GoalRow = SealedColumns & {
  id: string;
  version: number;
  client_id: string;
  client_name: string;
  coach_id: string | null;
  coach_name: string;
  by: Side;
  state: GoalState;
  target_on: string | null;
  created_at: Date;
};

export type ChangeRow = { goal_id: string; state: GoalState; by: Side; changed_at: Date };

/** The client's own, and those that the client shares with a coach who works with them. */
const isMine = (userId: string) => sql<boolean>`(goals.client_id = ${userId} or (goals.coach_id = ${userId}
  and ${workTogether({ coachId: sql.ref("goals.coach_id"), clientId: sql.ref("goals.client_id") })}))`;

const select = (where: RawBuilder<unknown>) => sql<GoalRow>`
  select goals.id, version, goals.client_id, trim(client.first_name || ' ' || client.last_name) as client_name,
    goals.coach_id, coalesce(trim(coach.first_name || ' ' || coach.last_name), '') as coach_name,
    by, state, target_on::text, goals.created_at, sealed, wrapped_key, key_name
  from goals join users client on client.id = goals.client_id left join users coach on coach.id = goals.coach_id
  where ${where}`;

export async function findGoal(db: DbOrTx, { id, userId }: Own): Promise<GoalRow | undefined> {
  const { rows } = await select(sql`goals.id = ${id} and ${isMine(userId)}`).execute(db);
  return rows[0];
}
export type Own = { id: string; userId: string };

/** The same, locked until the commit. */
export async function lockGoal(tx: Tx, { id, userId }: Own): Promise<GoalRow | undefined> {
  const { rows } =
    await sql<GoalRow>`${select(sql`goals.id = ${id} and ${isMine(userId)}`)} for update of goals`.execute(tx);
  return rows[0];
}

type Whose = { clientId: string; coachId?: string | undefined };
const isOf = ({ clientId, coachId }: Whose, table: "goals" | "check_ins") =>
  coachId === undefined
    ? sql`${sql.ref(`${table}.client_id`)} = ${clientId}`
    : sql`${sql.ref(`${table}.client_id`)} = ${clientId} and ${sql.ref(`${table}.coach_id`)} = ${coachId}`;

/** All goals of a client, or those shared with a coach; open ones first, then the latest. */
export async function findGoals(db: DbOrTx, whose: Whose): Promise<GoalRow[]> {
  const { rows } = await sql<GoalRow>`
    ${select(isOf(whose, "goals"))} order by (state <> 'open'), goals.created_at desc, goals.id`.execute(db);
  return rows;
}

export async function findChanges(db: DbOrTx, goalIds: readonly string[]): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select goal_id, state, by, changed_at from goal_changes where goal_id = any(${goalIds}::uuid[])
    order by changed_at`.execute(db);
  return rows;
}

/** One client at a time, so that two new goals count each other. */
export async function countGoals(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('goals ' || ${clientId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*) from goals where client_id = ${clientId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

type NewGoal = SealedColumns & {
  id: string;
  client_id: string;
  coach_id: string | null;
  by: Side;
  target_on: string | null;
  now: Date;
};

export async function insertGoal(tx: Tx, { now, ...goal }: NewGoal): Promise<void> {
  await tx
    .insertInto("goals")
    .values({ ...goal, created_at: now, changed_at: now })
    .execute();
}

type GoalChange = Partial<SealedColumns> & {
  target_on?: string | null;
  coach_id?: string | null;
  state?: GoalState;
  version?: number;
  changed_at: Date;
};

export const updateGoal = (tx: Tx, id: string, change: GoalChange) =>
  tx.updateTable("goals").set(change).where("id", "=", id).execute();

export const insertChange = (tx: Tx, change: ChangeRow) => tx.insertInto("goal_changes").values(change).execute();

export const deleteGoal = (tx: Tx, id: string) => tx.deleteFrom("goals").where("id", "=", id).execute();

/** Whoever leaves: a client's goals go with everything in them, a coach's shared ones stay with their clients alone. */
export async function eraseGoals(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("check_ins").where("client_id", "=", userId).execute();
  await tx.deleteFrom("goals").where("client_id", "=", userId).execute();
  await tx.deleteFrom("check_in_invitations").where("client_id", "=", userId).execute();
  await tx.updateTable("goals").set({ coach_id: null }).where("coach_id", "=", userId).execute();
  await tx.updateTable("check_ins").set({ coach_id: null }).where("coach_id", "=", userId).execute();
}

/** Goals that somebody wrote: a client's own, a coach's for clients. */
export async function findWritten(db: DbOrTx, userId: string): Promise<GoalRow[]> {
  const { rows } = await sql<GoalRow>`
    ${select(sql`goals.client_id = ${userId} or (goals.coach_id = ${userId} and by = 'coach')`)}
    order by goals.created_at`.execute(db);
  return rows;
}
