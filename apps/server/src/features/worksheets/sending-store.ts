import type { Question } from "@aufwind/rules/questions";
import type { Moment } from "@aufwind/rules/worksheets";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

export type DueSending = {
  template_id: string;
  coach_id: string;
  client_id: string;
  appointment_id: string;
  moment: Moment;
  starts_at: Date;
  ends_at: Date;
  title: string;
  intro: string;
  questions: Question[];
};

type FindDueParams = { now: Date; most: number };

/**
 * What rules have to send now: with a booking whose card is there, hours before a confirmed appointment, hours after
 * a completed one; only for what began after the rule, and nothing that was sent already.
 */
export async function findDue(db: DbOrTx, { now, most }: FindDueParams): Promise<DueSending[]> {
  const { rows } = await sql<DueSending>`
    select templates.id as template_id, templates.coach_id, appointments.client_id, appointments.id as appointment_id,
      moment, starts_at, ends_at, title, intro, questions
    from worksheet_rules rules
    join worksheet_templates templates on templates.id = rules.template_id
    join appointments on appointments.coach_id = templates.coach_id and appointments.consultation = rules.consultation
    join users on users.id = appointments.client_id and users.deleted_at is null
    where case moment
      when 'booking' then status in ('Pending', 'Scheduled', 'Rescheduled') and starts_at > ${now}
        and awaiting is distinct from 'payment_details' and booked_at >= rules.created_at
      when 'before' then status = 'Scheduled' and starts_at > ${now} and starts_at > rules.created_at
        and starts_at - hours * interval '1 hour' <= ${now}
      else status = 'Completed' and ends_at > rules.created_at and ends_at + hours * interval '1 hour' <= ${now}
      end
      and not exists (select from worksheets sent where sent.template_id = templates.id and sent.moment = rules.moment
        and (sent.appointment_id = appointments.id or (rules.moment = 'booking' and sent.client_id = appointments.client_id)))
    order by starts_at, appointments.id limit ${most}`.execute(db);
  return rows;
}

type TakeDueParams = { tomorrow: string; now: Date; most: number };

/** Unanswered worksheets that are due by tomorrow and of which nobody was reminded. */
export async function takeDueTomorrow(tx: Tx, { tomorrow, now, most }: TakeDueParams) {
  const { rows } = await sql<{ id: string; client_id: string; sent_at: Date }>`
    update worksheets set reminded_at = ${now} where id in (
      select id from worksheets where answered_at is null and withdrawn_at is null and reminded_at is null
        and due_on <= ${tomorrow} limit ${most} for update skip locked
    ) returning id, client_id, sent_at`.execute(tx);
  return rows;
}
