import type { CaseKind } from "@aufwind/rules/cases";
import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.ts";
import { type AppointmentWithNames, appointmentsWithNames } from "../store.ts";

export type Wanted = {
  status?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  people?: string[];
};
type Page = { sort: "asc" | "desc"; limit: number; offset: number };

/** Whether somebody of these is the client or the coach; one condition each, so that an index is used. */
const isOfPeople = (people: readonly string[]) =>
  sql<boolean>`appointments.id in (
    select id from appointments where client_id = any(${people}::uuid[])
    union all select id from appointments where coach_id = any(${people}::uuid[]))`;

const conditions = ({ status, from, until, people }: Wanted) =>
  sql<boolean>`${status ? sql`appointments.status = ${status}` : sql`true`}
    and ${from ? sql`appointments.starts_at >= ${from}` : sql`true`}
    and ${until ? sql`appointments.starts_at < ${until}` : sql`true`}
    and ${people ? isOfPeople(people) : sql`true`}`;

export const findPage = (db: DbOrTx, wanted: Wanted, { sort, limit, offset }: Page): Promise<AppointmentWithNames[]> =>
  appointmentsWithNames(db)
    .where(conditions(wanted))
    .orderBy("appointments.starts_at", sort)
    .orderBy("appointments.id", sort)
    .limit(limit)
    .offset(offset)
    .execute();

export async function countAppointments(db: DbOrTx, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from appointments where ${conditions(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const findOne = (db: DbOrTx, id: string): Promise<AppointmentWithNames | undefined> =>
  appointmentsWithNames(db).where("appointments.id", "=", id).executeTakeFirst();

export const findVisits = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("room_visits")
    .select(["side", "joined_at", sql<Date>`coalesce(left_at, seen_at)`.as("left_at")])
    .where("appointment_id", "=", appointmentId)
    .orderBy("joined_at")
    .orderBy("id")
    .execute();

/** Its charge, with what went back of it. */
export const findChargeOf = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("charges")
    .innerJoin("appointments", "appointments.id", "charges.appointment_id")
    .select([
      "charges.status",
      "charges.attempt",
      "charges.amount_cents",
      "charges.gift_cents",
      "charges.package_cents",
      "charges.credit_cents",
      "charges.last_four",
      "charges.paid_at",
      "appointments.decline_code",
      sql<number>`(select coalesce(sum(refunds.amount_cents + refunds.gift_cents + refunds.package_cents + refunds.credit_cents), 0)::int from refunds
        where refunds.appointment_id = charges.appointment_id)`.as("refunded_cents"),
    ])
    .where("charges.appointment_id", "=", appointmentId)
    .executeTakeFirst();

const MOST_MESSAGES = 20;
type Pair = { coach_id: string; client_id: string };

/** When the two wrote each other, the latest first; what they wrote stays sealed. */
export async function countMessages(db: DbOrTx, { coach_id, client_id }: Pair) {
  const conversation = await db
    .selectFrom("conversations")
    .select(["id", "last_number"])
    .where("coach_id", "=", coach_id)
    .where("client_id", "=", client_id)
    .executeTakeFirst();
  if (!conversation) return { count: 0, latest: [] };
  const latest = await db
    .selectFrom("messages")
    .select(["sender", "sent_at"])
    .where("conversation_id", "=", conversation.id)
    .orderBy("number", "desc")
    .limit(MOST_MESSAGES)
    .execute();
  return { count: conversation.last_number, latest };
}

/** Cases about an appointment or its payment, of the kinds that the operator works on. */
export const findCasesAbout = (db: DbOrTx, { id, kinds }: { id: string; kinds: readonly CaseKind[] }) =>
  db
    .selectFrom("cases")
    .select(["number", "kind", "state", "opened_at"])
    .where("about_kind", "in", ["appointment", "payment"])
    .where("about_id", "=", id)
    .where("kind", "in", kinds)
    .orderBy("opened_at", "desc")
    .execute();
