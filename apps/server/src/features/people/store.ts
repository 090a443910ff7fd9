import type { PeopleQuery } from "@aufwind/rules/people";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/database-types.ts";
import { foldedName, isCalled } from "../../platform/database/folded-name.ts";

const MOST = 20;
const FOUND = [
  "users.id",
  "users.kind",
  "users.first_name",
  "users.last_name",
  "users.email",
  "users.created_at",
] as const;

type People = SelectQueryBuilder<DB, "users", object>;

/** Each way to look uses an index of its own. */
function narrowed(people: People, asked: PeopleQuery): People {
  switch (asked.by) {
    case "id":
      return people.where((eb) =>
        eb.or([
          eb("users.id", "=", asked.id),
          eb("users.id", "in", eb.selectFrom("appointments").select("client_id").where("id", "=", asked.id)),
          eb("users.id", "in", eb.selectFrom("appointments").select("coach_id").where("id", "=", asked.id)),
        ]),
      );
    case "card":
      return people.where((eb) =>
        eb(
          "users.id",
          "in",
          eb.selectFrom("payment_methods").select("user_id").where("last_four", "=", asked.lastFour),
        ),
      );
    case "invoice":
      return people.where((eb) => {
        const numbered = eb.selectFrom("invoices").where("number", "=", asked.number);
        return eb.or([
          eb("users.id", "in", numbered.select("coach_id")),
          eb(
            "users.id",
            "in",
            numbered.where("client_id", "is not", null).select(sql<string>`client_id`.as("client_id")),
          ),
        ]);
      });
    case "email":
      return people.where("users.email_key", "like", `%${asked.part.replaceAll(/[\\%_]/g, "\\$&")}%`);
    case "name":
      return people.where(isCalled(foldedName("users"), asked.words));
  }
}

/** Among a million people thousands share a common name: sorting them all would take longer than asking again. */
const MOST_SORTED = 500;

/** The newest first, as far as a name is not too common. */
export const searchPeople = (database: Database, asked: PeopleQuery) =>
  database
    .selectFrom(
      narrowed(database.selectFrom("users").where("users.deleted_at", "is", null) as People, asked)
        .select(FOUND)
        .limit(MOST_SORTED)
        .as("found"),
    )
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
export type FoundRow = Awaited<ReturnType<typeof searchPeople>>[number];

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

export const findReset = (db: DbOrTx, userId: string) =>
  db.selectFrom("factor_resets").select(["due_at", "reason"]).where("user_id", "=", userId).executeTakeFirst();

type NewReset = { user_id: string; reason: string; asked_by: string; asked_at: Date; due_at: Date };

/** Stores a request; undefined if one waits already. */
export const insertReset = (tx: Tx, reset: NewReset) =>
  tx
    .insertInto("factor_resets")
    .values(reset)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();

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
