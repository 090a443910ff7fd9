import type { Consultation } from "@aufwind/rules/consultations";
import type { Question } from "@aufwind/rules/questions";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

export type FormRow = { consultation: Consultation; questions: Question[]; version: number; asked: Question[] };

/** What a coach is writing for each kind, beside what is asked now. */
export async function findForms(db: DbOrTx, coachId: string): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select written.consultation, questions, version, coalesce((select asked.questions from intake_forms asked
      where asked.coach_id = written.coach_id and asked.consultation = written.consultation and asked_from is not null
      order by asked_from desc limit 1), '[]') as asked
    from intake_forms written where coach_id = ${coachId} and asked_from is null`.execute(db);
  return rows;
}

type Form = { coachId: string; consultation: Consultation; questions: Question[]; now: Date };

/** Stores what is being written if the version that was read is still the current one; returns whether it was. */
export async function saveWritten(tx: Tx, { version, ...form }: Form & { version: number }): Promise<boolean> {
  const questions = JSON.stringify(form.questions);
  const { rows } = await sql`
    insert into intake_forms (coach_id, consultation, questions, changed_at)
    select ${form.coachId}::uuid, ${form.consultation}, ${questions}::jsonb, ${form.now}::timestamptz
    where ${version}::int = 0 or exists (select from intake_forms kept where kept.coach_id = ${form.coachId}
      and kept.consultation = ${form.consultation} and kept.asked_from is null)
    on conflict (coach_id, consultation) where asked_from is null
      do update set questions = excluded.questions, changed_at = excluded.changed_at, version = intake_forms.version + 1
      where intake_forms.version = ${version}::int
    returning id`.execute(tx);
  return rows.length > 0;
}

/** From now on bookings ask this; what nobody was asked is not kept. */
export async function askFromNow(tx: Tx, { coachId, consultation, questions, now }: Form): Promise<void> {
  await sql`
    delete from intake_forms where coach_id = ${coachId} and consultation = ${consultation} and asked_from is not null
      and not exists (select from appointments where appointments.coach_id = intake_forms.coach_id
        and appointments.consultation = intake_forms.consultation and booked_at >= asked_from)`.execute(tx);
  await sql`
    insert into intake_forms (coach_id, consultation, questions, changed_at, asked_from)
    values (${coachId}, ${consultation}, ${JSON.stringify(questions)}::jsonb, ${now}, ${now})
    on conflict (coach_id, consultation, asked_from) where asked_from is not null
      do update set questions = excluded.questions`.execute(tx);
}

/** What a coach has written and asked goes with the coach; answers keep what was asked beside them. */
export const deleteForms = (tx: Tx, coachId: string) =>
  tx.deleteFrom("intake_forms").where("coach_id", "=", coachId).execute();
