import type { Status } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Question } from "@aufwind/rules/questions";
import { type RawBuilder, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { SealedColumns } from "../../platform/session/sealed-text.ts";
import { workTogether } from "../coach-clients/store.ts";

type Given = SealedColumns & { id: string; version: number; answered_at: Date | null };
type Appointment = {
  appointment_id: string;
  coach_id: string;
  coach_name: string;
  client_id: string;
  consultation: Consultation;
  status: Status;
  starts_at: Date;
};
/** Answers carry what was asked; before there are any it is what was in force with the booking. */
export type IntakeRow = Appointment & { questions: Question[] | null } & (Given | { [K in keyof Given]: null });

/** In force when the appointment was booked. */
const ASKED = sql`left join lateral (select questions from intake_forms form where form.coach_id = appointments.coach_id
  and form.consultation = appointments.consultation and form.asked_from <= appointments.booked_at
  order by form.asked_from desc limit 1) asked on true`;

/** A series and a package ask once, with the first appointment that stands or was answered; ids are in their order. */
const IS_ASKED = sql<boolean>`(given.id is not null or (jsonb_array_length(asked.questions) > 0 and not exists (
  select from appointments earlier left join intake_answers said on said.appointment_id = earlier.id
  where earlier.id < appointments.id and earlier.consultation = appointments.consultation
    and (earlier.series_id = appointments.series_id or earlier.package_id = appointments.package_id)
    and (earlier.status not in ('Cancelled', 'Rejected') or said.answered_at is not null))))`;

const select = (where: RawBuilder<unknown>) => sql<IntakeRow>`
  select appointments.id as appointment_id, appointments.coach_id, client_id, consultation, status, starts_at,
    trim(coach.first_name || ' ' || coach.last_name) as coach_name, asked.questions,
    given.id, given.version, given.answered_at, given.sealed, given.wrapped_key, given.key_name
  from appointments join users coach on coach.id = appointments.coach_id
  left join intake_answers given on given.appointment_id = appointments.id ${ASKED}
  where ${IS_ASKED} and ${where}`;

/** The client's, and the coach's once there is a request, as long as the two work together. */
const isMine = (userId: string) => sql<boolean>`(client_id = ${userId} or (appointments.coach_id = ${userId}
  and awaiting is distinct from 'payment_details'
  and ${workTogether({ coachId: sql.ref("appointments.coach_id"), clientId: sql.ref("appointments.client_id") })}))`;

type Own = { appointmentId: string; userId: string };

export async function findIntake(db: DbOrTx, { appointmentId, userId }: Own): Promise<IntakeRow | undefined> {
  const { rows } = await select(sql`appointments.id = ${appointmentId} and ${isMine(userId)}`).execute(db);
  return rows[0];
}

/** The same for the client who answers; the appointment is neither moved nor cancelled until the commit. */
export async function lockIntake(tx: Tx, { appointmentId, userId }: Own): Promise<IntakeRow | undefined> {
  const own = sql`appointments.id = ${appointmentId} and client_id = ${userId}`;
  const { rows } = await sql<IntakeRow>`${select(own)} for update of appointments`.execute(tx);
  return rows[0];
}

type Pair = { coachId: string; clientId: string };
const MOST = 50;

/** What a client was asked with bookings of one coach; what was neither answered nor can be any more is left out. */
export async function findIntakes(db: DbOrTx, { coachId, clientId }: Pair): Promise<IntakeRow[]> {
  const own = sql`appointments.coach_id = ${coachId} and client_id = ${clientId} and ${isMine(coachId)}
    and (given.answered_at is not null or status in ('Pending', 'Scheduled', 'Rescheduled'))`;
  const { rows } = await sql<IntakeRow>`${select(own)} order by starts_at desc, appointments.id limit ${MOST}`.execute(
    db,
  );
  return rows;
}

/** Whether something that has to be answered is open; asked once, with the reminder of an appointment. */
export async function isStillAsked(tx: Tx, appointmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from appointments left join intake_answers given on given.appointment_id = appointments.id ${ASKED}
    where appointments.id = ${appointmentId} and ${IS_ASKED} and given.answered_at is null
      and jsonb_path_exists(asked.questions, '$[*] ? (@.isRequired == true)')`.execute(tx);
  return rows.length > 0;
}

type NewAnswers = SealedColumns & {
  id: string;
  appointment_id: string;
  version: number;
  changed_at: Date;
  answered_at: Date | null;
};

export const upsertAnswers = (tx: Tx, answers: NewAnswers) =>
  tx
    .insertInto("intake_answers")
    .values(answers)
    .onConflict((conflict) =>
      conflict.column("appointment_id").doUpdateSet((eb) => ({
        version: eb.ref("excluded.version"),
        sealed: eb.ref("excluded.sealed"),
        wrapped_key: eb.ref("excluded.wrapped_key"),
        key_name: eb.ref("excluded.key_name"),
        changed_at: eb.ref("excluded.changed_at"),
        answered_at: eb.ref("excluded.answered_at"),
      })),
    )
    .execute();

/** What a client has answered, or drafted. */
export async function findAnswersBy(db: DbOrTx, clientId: string): Promise<IntakeRow[]> {
  const { rows } = await sql<IntakeRow>`
    ${select(sql`client_id = ${clientId} and given.id is not null`)} order by starts_at, appointments.id`.execute(db);
  return rows;
}

/** A client's answers go with the client. */
export const deleteAnswersBy = (tx: Tx, clientId: string) =>
  tx
    .deleteFrom("intake_answers")
    .where("appointment_id", "in", (eb) => eb.selectFrom("appointments").select("id").where("client_id", "=", clientId))
    .execute();
