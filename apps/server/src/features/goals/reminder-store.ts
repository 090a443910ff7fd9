import type { StepReminder } from "@aufwind/rules/goals";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

type DueParams = { today: string; tomorrow: string; most: number };
export type DueStep = { id: string; client_id: string; due_on: string };

/** Steps of open goals of which the client has to be reminded; other workers take others. */
export async function lockDueSteps(tx: Tx, { today, tomorrow, most }: DueParams): Promise<DueStep[]> {
  const { rows } = await sql<DueStep>`
    select goal_steps.id, goals.client_id, due_on::text from goal_steps join goals on goals.id = goal_id
    where done_at is null and due_on is not null and goals.state = 'open'
      and ((due_on < ${today} and reminded is distinct from 'stepOverdue')
        or (due_on between ${today} and ${tomorrow} and reminded is null))
    order by due_on, goal_steps.id limit ${most} for update of goal_steps skip locked`.execute(tx);
  return rows;
}

export const setReminded = (tx: Tx, ids: readonly string[], reminded: StepReminder) =>
  tx.updateTable("goal_steps").set({ reminded }).where("id", "=", sql<string>`any(${ids}::uuid[])`).execute();

type InviteDueParams = { today: string; nextOn: string; most: number };

/** Those who are to be invited today; the next time is set at once. */
export async function takeInvitations(tx: Tx, { today, nextOn, most }: InviteDueParams): Promise<string[]> {
  const { rows } = await sql<{ client_id: string }>`
    update check_in_invitations set next_on = ${nextOn} where client_id in (
      select client_id from check_in_invitations where next_on <= ${today} limit ${most} for update skip locked
    ) returning client_id`.execute(tx);
  return rows.map(({ client_id }) => client_id);
}
