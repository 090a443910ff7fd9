import type { Case, CaseEntry, CaseItem } from "@aufwind/contract/cases";
import { type CaseKind, type CaseState, urgencyOf } from "@aufwind/rules/cases";
import { asLocale } from "@aufwind/rules/locale";
import { minutesPresent } from "@aufwind/rules/video-calls";
import type { AppointmentRow, EntryRow } from "./detail-store.ts";
import type { CaseRow } from "./list-store.ts";

const isoOf = (at: Date | null) => at?.toISOString() ?? null;
const named = (id: string | null, name: string | null) => (id && name !== null ? { id, name } : null);

type Writing = Pick<CaseRow, "writing_by" | "writing_until" | "writer_name">;

/** Who writes an answer; what nobody renewed is over. */
const writerOf = ({ writing_by, writing_until, writer_name }: Writing, now: Date) =>
  writing_until && writing_until > now ? named(writing_by, writer_name) : null;

/** Where the person is reached: at the account's address as it is now, or at the one that was given. */
const addressOf = (row: Pick<CaseRow, "account_email" | "person_email">) => row.account_email ?? row.person_email;

export const nameOf = (row: Pick<CaseRow, "account_name" | "person_name">) => row.account_name ?? row.person_name;

const personOf = (row: CaseRow): CaseItem["person"] =>
  row.person_id || row.person_name || row.person_email
    ? { id: row.person_id, name: nameOf(row), email: addressOf(row) }
    : null;

export const presentItem = (row: CaseRow, now: Date): CaseItem => ({
  number: row.number,
  kind: row.kind as CaseKind,
  source: row.source,
  subject: row.subject,
  facts: row.facts,
  person: personOf(row),
  locale: asLocale(row.locale),
  about:
    row.about_kind && row.about_id
      ? { kind: row.about_kind as NonNullable<CaseItem["about"]>["kind"], id: row.about_id }
      : null,
  state: row.state as CaseState,
  dueAt: row.due_at.toISOString(),
  // Of the moment that the list shows.
  urgency: urgencyOf(row.wakes_at ?? row.due_at, now),
  wakesAt: isoOf(row.wakes_at),
  assignee: named(row.assignee_id, row.assignee_name),
  writing: writerOf(row, now),
  isUnread: row.is_unread,
  version: row.version,
  openedAt: row.opened_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  answeredAt: isoOf(row.answered_at),
  closedAt: isoOf(row.closed_at),
});

export const presentEntry = (row: EntryRow, number: number): CaseEntry => ({
  id: row.id,
  kind: row.kind as CaseEntry["kind"],
  author: named(row.author_id, row.author_name),
  text: row.text,
  data: row.data as CaseEntry["data"],
  at: row.at.toISOString(),
  from: row.number === number ? null : row.number,
});

export const presentAppointment = (row: AppointmentRow): NonNullable<Case["appointment"]> => ({
  id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  consultation: row.consultation as NonNullable<Case["appointment"]>["consultation"],
  status: row.status as NonNullable<Case["appointment"]>["status"],
  coach: { id: row.coach_id, name: row.coach_name },
  client: { id: row.client_id, name: row.client_name },
  coachMinutes: minutesPresent(row.coach_visits, { startsAt: row.starts_at, endsAt: row.ends_at }),
  clientMinutes: minutesPresent(row.client_visits, { startsAt: row.starts_at, endsAt: row.ends_at }),
});

/** Free appointments have none. */
export const presentPayment = (row: AppointmentRow): Case["payment"] =>
  row.gross_cents > 0
    ? {
        appointmentId: row.id,
        status: row.payment,
        amountCents: row.amount_cents ?? row.gross_cents,
        refundedCents: row.refunded_cents,
        lastFour: row.last_four,
        paidAt: isoOf(row.paid_at),
      }
    : null;

type Facts = Pick<CaseRow, "state" | "merged_into_id" | "account_email" | "person_email">;

/** What can be done with it now. */
export function presentCan(row: Facts): Case["can"] {
  const isOpen = row.state !== "closed";
  const isPart = row.merged_into_id !== null;
  return {
    answer: !isPart && addressOf(row) !== null,
    note: !isPart,
    assign: isOpen,
    snooze: isOpen,
    close: isOpen,
    reopen: !isOpen && !isPart,
    merge: isOpen,
  };
}
