import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

const MOST = 20;

/** How many appointments somebody has, and what came in and went out because of them. */
export const countMoney = (database: Database, userId: string) =>
  database
    .selectNoFrom((eb) => [
      sql<number>`(select count(*) from appointments where ${userId} in (client_id, coach_id))::int`.as("appointments"),
      sql<number>`(select coalesce(sum(charges.amount_cents), 0) from charges
        join appointments on appointments.id = appointment_id
        where client_id = ${userId} and charges.status = 'paid')::int`.as("paidCents"),
      sql<number>`(select coalesce(sum(refunds.amount_cents), 0) from refunds
        join appointments on appointments.id = appointment_id
        where client_id = ${userId} and refunds.status = 'succeeded')::int`.as("refundedCents"),
      sql<number>`(select coalesce(sum(arrives_cents), 0) from earnings where coach_id = ${userId})::int`.as(
        "earnedCents",
      ),
      sql<number>`(select coalesce(sum(payout_cents), 0) from statements
        where coach_id = ${userId} and status = 'paid')::int`.as("paidOutCents"),
      eb
        .selectFrom("conversation_sides")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .as("conversations"),
      sql<number>`(select count(*) from conversation_sides as mine
        join messages on messages.conversation_id = mine.conversation_id and messages.sender = mine.side
        where mine.user_id = ${userId})::int`.as("written"),
    ])
    .executeTakeFirstOrThrow();

/** The latest appointments of somebody on either side. */
export const latestAppointments = (database: Database, userId: string) =>
  database
    .selectFrom("appointments as appointment")
    .innerJoin("users as coach", "coach.id", "appointment.coach_id")
    .innerJoin("users as client", "client.id", "appointment.client_id")
    .select([
      "appointment.id",
      "appointment.starts_at",
      "appointment.status",
      "appointment.payment",
      "appointment.gross_cents",
      sql<string>`case appointment.coach_id when ${userId} then trim(client.first_name || ' ' || client.last_name)
        else trim(coach.first_name || ' ' || coach.last_name) end`.as("other"),
    ])
    .where((eb) => eb.or([eb("appointment.coach_id", "=", userId), eb("appointment.client_id", "=", userId)]))
    .orderBy("appointment.starts_at", "desc")
    .limit(MOST)
    .execute();

export const latestCases = (database: Database, userId: string) =>
  database
    .selectFrom("cases")
    .select(["id", "number", "kind", "state", "opened_at"])
    .where("person_id", "=", userId)
    .orderBy("opened_at", "desc")
    .limit(MOST)
    .execute();

/** An address that waits for its confirmation. */
export const findPendingEmail = (db: DbOrTx, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom("email_changes")
    .select("new_email")
    .where("user_id", "=", userId)
    .where("changed_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Gives up a change of address that waits; undefined if none does. */
export const deletePendingEmail = (tx: Tx, userId: string) =>
  tx
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .where("changed_at", "is", null)
    .returning("new_email")
    .executeTakeFirst();

export const findReset = (db: DbOrTx, userId: string) =>
  db.selectFrom("factor_resets").select(["due_at", "reason"]).where("user_id", "=", userId).executeTakeFirst();

type NewReset = { user_id: string; reason: string; asked_by: string; asked_at: Date; due_at: Date };

/** Stores a request; false if one waits already. */
export const insertReset = (tx: Tx, reset: NewReset): Promise<boolean> => insertNew(tx, "factor_resets", reset);

export const deleteReset = (tx: Tx, userId: string) =>
  tx.deleteFrom("factor_resets").where("user_id", "=", userId).returning("user_id").executeTakeFirst();

/** The reset that is due longest, locked; other workers take others. */
export const lockDueReset = (tx: Tx, now: Date) =>
  tx
    .selectFrom("factor_resets")
    .select(["user_id", "asked_by", "reason"])
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
