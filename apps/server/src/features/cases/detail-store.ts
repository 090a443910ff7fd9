import type { CaseKind } from "@aufwind/rules/cases";
import { sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.ts";
import { caseRows } from "./list-store.ts";

type Visible = { number: number; kinds: readonly CaseKind[] };

/** A case of a kind that the operator works on. */
export const findCase = (db: DbOrTx, { number, kinds }: Visible) =>
  caseRows(db)
    .leftJoin("cases as target", "target.id", "c.merged_into_id")
    .select("target.number as merged_into")
    .where("c.number", "=", number)
    .where("c.kind", "in", kinds)
    .executeTakeFirst();

/** What was written and done in it, and in those that were merged into it. */
export const findEntries = (db: DbOrTx, caseId: string) =>
  db
    .selectFrom("case_entries as entry")
    .innerJoin("cases as c", "c.id", "entry.case_id")
    .leftJoin("users as author", "author.id", "entry.author_id")
    .select([
      "entry.id",
      "entry.kind",
      "entry.author_id",
      "entry.text",
      "entry.data",
      "entry.at",
      "c.number",
      sql<string | null>`nullif(trim(author.first_name || ' ' || author.last_name), '')`.as("author_name"),
    ])
    .where((eb) =>
      eb("entry.case_id", "in", eb.selectFrom("cases").select("id").where("merged_into_id", "=", caseId)).or(
        "entry.case_id",
        "=",
        caseId,
      ),
    )
    .orderBy("entry.at")
    .orderBy("entry.id")
    .execute();
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

type OfPerson = { appointments: number; cases: number; isClient: boolean };

/** How many appointments and cases somebody has, and whether it is a client. */
export async function countOfPerson(db: DbOrTx, personId: string): Promise<OfPerson> {
  const { rows } = await sql<OfPerson>`select
    exists (select from users where id = ${personId} and kind = 'client' and deleted_at is null) as "isClient",
    (select count(*) from appointments where coach_id = ${personId} or client_id = ${personId}) as appointments,
    (select count(*) from cases where person_id = ${personId}) as cases`.execute(db);
  return rows[0] ?? { appointments: 0, cases: 0, isClient: false };
}

const MOST_OTHERS = 10;

type OthersParams = { personId: string | null; email: string | null; id: string; kinds: readonly CaseKind[] };

/** Other cases of the same person, the latest first: by account, or by address where there is none. */
export const findOthers = (db: DbOrTx, of: OthersParams) =>
  db
    .selectFrom("cases")
    .select(["number", "kind", "source", "subject", "state", "opened_at"])
    .where((eb) =>
      of.personId
        ? eb("person_id", "=", of.personId)
        : eb("person_id", "is", null).and(sql<string>`lower(person_email)`, "=", of.email?.toLowerCase() ?? null),
    )
    .where("id", "<>", of.id)
    .where("kind", "in", of.kinds)
    .orderBy("opened_at", "desc")
    .limit(MOST_OTHERS)
    .execute();

/** A side's visits of the call: epoch milliseconds from, to; a running one ends when it was last renewed. */
const visitsOf = (side: "coach" | "client") => sql<number[]>`coalesce((
  select array_agg(round(date_part('epoch', edge) * 1000)) from room_visits,
    unnest(array[joined_at, coalesce(left_at, seen_at)]) edge
  where appointment_id = a.id and side = ${side}), '{}')`;

/** The appointment a case is about, with its payment. */
export const findAppointment = (db: DbOrTx, id: string) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("users as coach", "coach.id", "a.coach_id")
    .innerJoin("users as client", "client.id", "a.client_id")
    .leftJoin("charges as charge", "charge.appointment_id", "a.id")
    .select([
      "a.id",
      "a.starts_at",
      "a.ends_at",
      "a.consultation",
      "a.status",
      "a.payment",
      "a.gross_cents",
      "a.paid_at",
      "a.coach_id",
      "a.client_id",
      sql<string>`trim(coach.first_name || ' ' || coach.last_name)`.as("coach_name"),
      sql<string>`trim(client.first_name || ' ' || client.last_name)`.as("client_name"),
      "charge.amount_cents",
      "charge.last_four",
      sql<number>`(select coalesce(sum(amount_cents), 0)::int from refunds where appointment_id = a.id
        and status = 'succeeded')`.as("refunded_cents"),
      visitsOf("coach").as("coach_visits"),
      visitsOf("client").as("client_visits"),
    ])
    .where("a.id", "=", id)
    .executeTakeFirst();
export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;
