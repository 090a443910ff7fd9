import type { Side } from "@aufwind/rules/appointments/status";
import type { StepReminder } from "@aufwind/rules/goals";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { SealedColumns } from "../../platform/session/sealed-text.ts";

export type StepRow = SealedColumns & {
  id: string;
  goal_id: string;
  version: number;
  due_on: string | null;
  done_at: Date | null;
  done_by: Side | null;
};

const COLUMNS = sql`goal_steps.id, goal_id, goal_steps.version, due_on::text, done_at, done_by,
  goal_steps.sealed, goal_steps.wrapped_key, goal_steps.key_name`;

export async function findSteps(db: DbOrTx, goalIds: readonly string[]): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select ${COLUMNS} from goal_steps where goal_id = any(${goalIds}::uuid[]) order by created_at, id`.execute(db);
  return rows;
}

/** Locked until the commit; whose it is says its goal. */
export async function lockStep(tx: Tx, id: string): Promise<StepRow | undefined> {
  const { rows } = await sql<StepRow>`select ${COLUMNS} from goal_steps where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The goal of a step, before either is locked. */
export async function findGoalOf(tx: Tx, stepId: string): Promise<string | undefined> {
  const row = await tx.selectFrom("goal_steps").select("goal_id").where("id", "=", stepId).executeTakeFirst();
  return row?.goal_id;
}

type NewStep = SealedColumns & {
  id: string;
  goal_id: string;
  due_on: string | null;
  reminded: StepReminder | null;
  created_at: Date;
};

/** Returns whether there was room for it; the goal is locked by the caller. */
export async function insertStep(tx: Tx, step: NewStep, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from goal_steps where goal_id = ${step.goal_id}`.execute(tx);
  if ((rows[0]?.count ?? 0) >= most) return false;
  await tx.insertInto("goal_steps").values(step).execute();
  return true;
}

type StepChange = Partial<SealedColumns> & {
  version?: number;
  due_on?: string | null;
  done_at?: Date | null;
  done_by?: Side | null;
  reminded?: StepReminder | null;
};

export const updateStep = (tx: Tx, id: string, change: StepChange) =>
  tx.updateTable("goal_steps").set(change).where("id", "=", id).execute();

export const deleteStep = (tx: Tx, id: string) => tx.deleteFrom("goal_steps").where("id", "=", id).execute();
