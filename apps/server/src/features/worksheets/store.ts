import type { Moment } from "@aufwind/rules/worksheets";
import { type RawBuilder, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { insertNew } from "../../platform/database/insert-new.ts";
import type { SealedColumns } from "../../platform/session/sealed-text.ts";
import { workTogether } from "../coach-clients/store.ts";

export type WorksheetRow = SealedColumns & {
  id: string;
  coach_id: string;
  coach_name: string;
  client_id: string;
  client_name: string;
  appointment_id: string | null;
  sent_at: Date;
  due_on: string | null;
  answered_at: Date | null;
};

const select = (where: RawBuilder<unknown>) => sql<WorksheetRow>`
  select worksheets.id, worksheets.coach_id, trim(coach.first_name || ' ' || coach.last_name) as coach_name,
    worksheets.client_id, trim(client.first_name || ' ' || client.last_name) as client_name,
    appointment_id, sent_at, due_on::text, answered_at, sealed, wrapped_key, key_name
  from worksheets join users coach on coach.id = worksheets.coach_id join users client on client.id = worksheets.client_id
  where withdrawn_at is null and ${where}`;

/** The client's, and the coach's as long as the two work together. */
const isMine = (userId: string) => sql<boolean>`(worksheets.client_id = ${userId} or (worksheets.coach_id = ${userId}
  and ${workTogether({ coachId: sql.ref("worksheets.coach_id"), clientId: sql.ref("worksheets.client_id") })}))`;

type Own = { id: string; userId: string };

export async function findWorksheet(db: DbOrTx, { id, userId }: Own): Promise<WorksheetRow | undefined> {
  const { rows } = await select(sql`worksheets.id = ${id} and ${isMine(userId)}`).execute(db);
  return rows[0];
}

/** The same, locked until the commit. */
export async function lockWorksheet(tx: Tx, { id, userId }: Own): Promise<WorksheetRow | undefined> {
  const found = select(sql`worksheets.id = ${id} and ${isMine(userId)}`);
  const { rows } = await sql<WorksheetRow>`${found} for update of worksheets`.execute(tx);
  return rows[0];
}

type FindParams = { clientId: string; coachId?: string };

/** What was sent to a client, by all coaches or by one: what waits by its date, then the latest answered. */
export async function findWorksheets(db: DbOrTx, { clientId, coachId }: FindParams): Promise<WorksheetRow[]> {
  const sender = coachId === undefined ? sql`` : sql`and worksheets.coach_id = ${coachId}`;
  const { rows } = await sql<WorksheetRow>`
    ${select(sql`worksheets.client_id = ${clientId} ${sender}`)}
    order by (answered_at is not null), answered_at desc, due_on nulls last, sent_at desc, id limit 200`.execute(db);
  return rows;
}

type OfAppointment = { appointmentId: string; userId: string };

/** What belongs to an appointment, for its two people. */
export async function findOfAppointment(db: DbOrTx, { appointmentId, userId }: OfAppointment): Promise<WorksheetRow[]> {
  const own = sql`worksheets.appointment_id = ${appointmentId} and ${isMine(userId)}`;
  const { rows } = await sql<WorksheetRow>`${select(own)} order by sent_at, id`.execute(db);
  return rows;
}

type NewWorksheet = SealedColumns & {
  id: string;
  coach_id: string;
  client_id: string;
  template_id: string;
  appointment_id: string | null;
  moment: Moment | null;
  due_on: string | null;
  sent_at: Date;
};

/** Returns whether it was not sent before; indexes keep what rules send from being sent twice. */
export async function insertWorksheet(tx: Tx, sheet: NewWorksheet): Promise<boolean> {
  return insertNew(tx, "worksheets", sheet);
}

type Pair = { coachId: string; clientId: string };

/** Unanswered ones of a pair; one at a time, so that two at once count each other. */
export async function countUnanswered(tx: Tx, { coachId, clientId }: Pair): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sent ' || ${coachId} || ${clientId}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) from worksheets where coach_id = ${coachId} and client_id = ${clientId}
      and answered_at is null and withdrawn_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The pair's next appointment, which a worksheet that is sent by hand belongs to. */
export async function findNext(tx: Tx, { coachId, clientId, now }: Pair & { now: Date }): Promise<string | null> {
  const row = await tx
    .selectFrom("appointments")
    .select("id")
    .where("coach_id", "=", coachId)
    .where("client_id", "=", clientId)
    .where("status", "in", ["Pending", "Scheduled", "Rescheduled"])
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

type Change = { answered_at?: Date; withdrawn_at?: Date };
export const updateWorksheet = (tx: Tx, id: string, change: Change) =>
  tx.updateTable("worksheets").set(change).where("id", "=", id).execute();

export type AnswerRow = SealedColumns & { id: string; version: number };

export const findAnswers = (db: DbOrTx, ids: readonly string[]): Promise<AnswerRow[]> =>
  db
    .selectFrom("worksheet_answers")
    .select(["id", "version", "sealed", "wrapped_key", "key_name"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();

export const upsertAnswers = (tx: Tx, answers: AnswerRow & { changed_at: Date }) =>
  tx
    .insertInto("worksheet_answers")
    .values(answers)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        version: eb.ref("excluded.version"),
        sealed: eb.ref("excluded.sealed"),
        wrapped_key: eb.ref("excluded.wrapped_key"),
        key_name: eb.ref("excluded.key_name"),
        changed_at: eb.ref("excluded.changed_at"),
      })),
    )
    .execute();

/** A client's go with their answers; of a coach the templates and what nobody answered, the rest is the clients'. */
export async function eraseWorksheets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("worksheets").where("client_id", "=", userId).execute();
  await tx.deleteFrom("worksheets").where("coach_id", "=", userId).where("answered_at", "is", null).execute();
  await tx.deleteFrom("worksheet_templates").where("coach_id", "=", userId).execute();
}
