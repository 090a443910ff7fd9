import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";
import type { SealedColumns } from "../../platform/session/sealed-text.ts";

export type CheckInRow = SealedColumns & {
  id: string;
  client_id: string;
  coach_id: string | null;
  goal_id: string | null;
  checked_on: string;
};

type FindCheckInsParams = { clientId: string; coachId?: string | undefined; since?: string };

/** A client's, or those shared with a coach, the latest first. */
export async function findCheckIns(db: DbOrTx, { clientId, coachId, since }: FindCheckInsParams) {
  const { rows } = await sql<CheckInRow>`
    select id, client_id, coach_id, goal_id, checked_on::text, sealed, wrapped_key, key_name from check_ins
    where client_id = ${clientId}
      ${coachId === undefined ? sql`` : sql`and coach_id = ${coachId}`}
      ${since === undefined ? sql`` : sql`and checked_on >= ${since}`}
    order by checked_on desc, created_at desc, id`.execute(db);
  return rows;
}

type NewCheckIn = SealedColumns & {
  id: string;
  client_id: string;
  coach_id: string | null;
  goal_id: string | null;
  checked_on: string;
  created_at: Date;
};

/** Returns whether there was room on its day; one client at a time, so that two at once count each other. */
export async function insertCheckIn(tx: Tx, checkIn: NewCheckIn, most: number): Promise<boolean> {
  const { client_id, checked_on } = checkIn;
  await sql`select pg_advisory_xact_lock(hashtextextended('check-ins ' || ${client_id}::text, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) from check_ins where client_id = ${client_id} and checked_on = ${checked_on}`.execute(tx);
  if ((rows[0]?.count ?? 0) >= most) return false;
  await tx.insertInto("check_ins").values(checkIn).execute();
  return true;
}

/** Returns whether there was one. */
export async function deleteCheckIn(db: DbOrTx, { id, clientId }: { id: string; clientId: string }): Promise<boolean> {
  return affectsRow(db.deleteFrom("check_ins").where("id", "=", id).where("client_id", "=", clientId));
}

export async function isInvited(db: DbOrTx, clientId: string): Promise<boolean> {
  return hasRow(db.selectFrom("check_in_invitations").select("client_id").where("client_id", "=", clientId));
}

type InviteParams = { clientId: string; nextOn: string };

export const insertInvitation = (db: DbOrTx, { clientId, nextOn }: InviteParams) =>
  db
    .insertInto("check_in_invitations")
    .values({ client_id: clientId, next_on: nextOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteInvitation = (db: DbOrTx, clientId: string) =>
  db.deleteFrom("check_in_invitations").where("client_id", "=", clientId).execute();
