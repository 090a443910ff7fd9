import type { Direction } from "@aufwind/rules/search/filters";
import { type Insertable, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Appointments, Notes } from "../../platform/database/database-types.ts";
import { foldedName, isCalled } from "../../platform/database/folded-name.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";

export type NoteRow = Selectable<Notes>;

/** The appointment that a note is about, with the client's name. */
export type AboutRow = Pick<
  Selectable<Appointments>,
  "id" | "client_id" | "consultation" | "starts_at" | "ends_at" | "status" | "agreed_at"
> & { client_name: string };
export type NotedRow = { about: AboutRow; note: NoteRow };

const ABOUT = [
  "appointments.id",
  "appointments.client_id",
  "appointments.consultation",
  "appointments.starts_at",
  "appointments.ends_at",
  "appointments.status",
  "appointments.agreed_at",
] as const;
const CLIENT_NAME = sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("client_name");

type Own = { appointmentId: string; coachId: string };

/** One of the coach's own appointments. */
export const findAbout = (db: DbOrTx, { appointmentId, coachId }: Own): Promise<AboutRow | undefined> =>
  db
    .selectFrom("appointments")
    .innerJoin("users", "users.id", "client_id")
    .select(ABOUT)
    .select(CLIENT_NAME)
    .where("appointments.id", "=", appointmentId)
    .where("coach_id", "=", coachId)
    .executeTakeFirst();

/** Keeps the coach from leaving until the commit; whoever has left is not found. */
export const lockCoach = (tx: Tx, coachId: string) =>
  tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", coachId)
    .where("deleted_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();

const own = (db: DbOrTx, { appointmentId, coachId }: Own) =>
  db.selectFrom("notes").selectAll().where("appointment_id", "=", appointmentId).where("coach_id", "=", coachId);

export const findNote = (db: DbOrTx, asked: Own): Promise<NoteRow | undefined> => own(db, asked).executeTakeFirst();

/** The same, locked until the commit. */
export const lockNote = (tx: Tx, asked: Own): Promise<NoteRow | undefined> =>
  own(tx, asked).forUpdate().executeTakeFirst();

/** Returns whether it was the first for its appointment. */
export async function insertNote(tx: Tx, note: Insertable<Notes>): Promise<boolean> {
  return hasRow(
    tx
      .insertInto("notes")
      .values(note)
      .onConflict((conflict) => conflict.column("appointment_id").doNothing())
      .returning("id"),
  );
}

type UpdateNoteParams = Pick<NoteRow, "id" | "version" | "sealed" | "wrapped_key" | "key_name" | "changed_at">;

export const updateNote = (tx: Tx, { id, ...changes }: UpdateNoteParams) =>
  tx.updateTable("notes").set(changes).where("id", "=", id).execute();

/** Returns whether there was one. */
export async function deleteNote(db: DbOrTx, { appointmentId, coachId }: Own): Promise<boolean> {
  return affectsRow(db.deleteFrom("notes").where("appointment_id", "=", appointmentId).where("coach_id", "=", coachId));
}

export const deleteNotes = (tx: Tx, coachId: string) =>
  tx.deleteFrom("notes").where("coach_id", "=", coachId).execute();

export type Wanted = { coachId: string; clientId?: string | undefined; name?: string; sort: Direction };

/** The appointments of a coach's notes, by their date. */
export async function findAppointmentsWithNote(
  db: DbOrTx,
  { coachId, clientId, name, sort }: Wanted,
): Promise<string[]> {
  const rows = await db
    .selectFrom("notes")
    .innerJoin("appointments", "appointments.id", "appointment_id")
    .innerJoin("users", "users.id", "client_id")
    .select("appointment_id")
    .where("notes.coach_id", "=", coachId)
    .$if(clientId !== undefined, (query) => query.where("client_id", "=", clientId ?? ""))
    .$if(Boolean(name), (query) => query.where(isCalled(foldedName("users"), name ?? "")))
    .orderBy("starts_at", sort)
    .orderBy("appointment_id", sort)
    .execute();
  return rows.map(({ appointment_id }) => appointment_id);
}

/** A coach's notes about these appointments, in the same order. */
export async function findNotes(db: DbOrTx, coachId: string, ids: readonly string[]): Promise<NotedRow[]> {
  const rows = await db
    .selectFrom("notes")
    .innerJoin("appointments", "appointments.id", "appointment_id")
    .innerJoin("users", "users.id", "client_id")
    .select(ABOUT)
    .select(CLIENT_NAME)
    .select(["notes.id as note_id", "notes.coach_id", "version", "sealed", "wrapped_key", "key_name"])
    .select(["notes.created_at", "changed_at"])
    .where("notes.coach_id", "=", coachId)
    .where("appointment_id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  const found = new Map(
    rows.map(({ note_id, ...row }) => [row.id, { about: row, note: { ...row, id: note_id, appointment_id: row.id } }]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The appointment with a client that a coach wrote about last, as a subquery. */
export const lastAppointmentWithNote = ({ coachId, clientId }: { coachId: string; clientId: unknown }) => sql<
  string | null
>`(
  select noted.id from appointments noted join notes on notes.appointment_id = noted.id
  where noted.coach_id = ${coachId} and noted.client_id = ${clientId} and notes.coach_id = ${coachId}
  order by noted.starts_at desc, noted.id desc limit 1)`;

/** Whether a coach has written about the appointment of a larger query. */
export const hasNoteBy = (coachId: string) => sql<boolean>`exists (
  select from notes where notes.coach_id = ${coachId} and notes.appointment_id = appointments.id)`;

/** Whether it took place since then, and a coach who writes notes wrote none about it. */
const isWithoutNote = ({ coachId, since }: WithoutNoteParams) => sql<boolean>`(
  appointments.coach_id = ${coachId} and status = 'Completed' and starts_at >= ${since}
  and exists (select from notes where notes.coach_id = ${coachId})
  and not exists (select from notes where appointment_id = appointments.id))`;
type WithoutNoteParams = { coachId: string; since: Date };

/** How many of them there are, as a subquery. */
export const countWithoutNote = (asked: WithoutNoteParams) =>
  sql<number>`(select count(*) from appointments where ${isWithoutNote(asked)})`;

/** Completed since then without a note, latest first; none of a coach who never writes notes. */
export const findWithoutNote = (
  db: DbOrTx,
  { most, ...asked }: WithoutNoteParams & { most: number },
): Promise<AboutRow[]> =>
  db
    .selectFrom("appointments")
    .innerJoin("users", "users.id", "client_id")
    .select(ABOUT)
    .select(CLIENT_NAME)
    .where(isWithoutNote(asked))
    .orderBy("starts_at", "desc")
    .limit(most)
    .execute();

/** What opens a note, its bytes as hex: another thread may turn them into bytes. */
const SEALED = [
  ...(["id", "coach_id", "appointment_id", "key_name"] as const),
  sql<string>`encode(sealed, 'hex')`.as("sealed"),
  sql<string>`encode(wrapped_key, 'hex')`.as("wrapped_key"),
] as const;
export type SealedNote = Awaited<ReturnType<typeof findSealed>>[number];

/** Without dates and the appointment's details, for searching many. */
export const findSealed = (db: DbOrTx, coachId: string, ids: readonly string[]) =>
  db
    .selectFrom("notes")
    .select(SEALED)
    .where("coach_id", "=", coachId)
    .where("appointment_id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();

export async function findCoachName(db: DbOrTx, coachId: string): Promise<string> {
  const { name } = await db
    .selectFrom("users")
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .where("id", "=", coachId)
    .executeTakeFirstOrThrow();
  return name;
}
