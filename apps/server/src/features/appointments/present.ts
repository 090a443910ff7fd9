import type { Appointment, AppointmentItem } from "@aufwind/contract/appointments";
import { isAnsweredAsOne } from "@aufwind/rules/appointment-series";
import type { Relation } from "@aufwind/rules/appointments/booking";
import { chargeAt, freeUntil, MOST_CLIENT_RESCHEDULES } from "@aufwind/rules/appointments/deadlines";
import type { Event } from "@aufwind/rules/appointments/lifecycle";
import type { Side } from "@aufwind/rules/appointments/status";
import { type Facts, owedAfter, refusal } from "@aufwind/rules/appointments/transitions";
import { asLocale } from "@aufwind/rules/locale";
import { declineOf } from "@aufwind/rules/payments/cards";
import { unpaidAt } from "@aufwind/rules/payments/charge-plan";
import { MINUTE } from "@aufwind/rules/time/durations";
import { isPresent, noShowFrom, presenceInMinutes } from "@aufwind/rules/video-calls";
import type { PicturesById } from "../storage/commands.ts";
import { asksOnAccept, earlyStartLimit } from "./early-start.ts";
import { canDo, factsOf } from "./policy.ts";
import type { AppointmentRow, AppointmentWithNames, EventRow } from "./store.ts";

/** `pictures`: those of the others that may be seen. */
export type Looking = { side: Side; now: Date; pictures: PicturesById };

export function presentItem(row: AppointmentWithNames, { side, now, pictures }: Looking): AppointmentItem {
  const pictureOf = (id: string) => pictures.get(id)?.profile ?? null;
  return {
    id: row.id,
    coach: { id: row.coach_id, name: row.coach_name, slug: row.slug, picture: pictureOf(row.coach_id) },
    client: { id: row.client_id, name: row.client_name, picture: pictureOf(row.client_id) },
    consultation: row.consultation as AppointmentItem["consultation"],
    language: row.language as AppointmentItem["language"],
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / MINUTE,
    scheduledAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    scheduledBefore: row.starts_before?.toISOString() ?? null,
    scheduledStatus: row.status as AppointmentItem["scheduledStatus"],
    awaiting: row.awaiting as AppointmentItem["awaiting"],
    answerBy: row.answer_by?.toISOString() ?? null,
    feeCents: row.gross_cents,
    payment: row.payment as AppointmentItem["payment"],
    packageId: row.package_id,
    hasNote: row.has_note,
    needsEarlyStart: side === "client" && asksOnAccept(row, now),
    series: row.series,
    can: canDo(factsOf(row), { by: side, now: now.getTime() }).filter((event) => isOffered(row, event)),
  };
}

/** A request for a series is answered as one; to give a card for one date gives it for all. */
const isOffered = ({ series_id, status }: AppointmentWithNames, event: Event) =>
  !series_id || status !== "Pending" || event === "giveDetails" || !isAnsweredAsOne(event);

type Whole = Looking & {
  history: EventRow[];
  relation: Relation;
  haveMet: boolean;
  concludedAt: Date | null;
  coachZone: string;
  nonCardPayments: { giftCents: number; creditCents: number };
  refundedCents: number;
  note: string | null;
};

export function presentAppointment(row: AppointmentWithNames, whole: Whole): Appointment {
  const { side, now, history, relation, haveMet, coachZone, nonCardPayments, refundedCents, note } = whole;
  const cancelling = { event: "cancel", by: side, now: now.getTime() } as const;
  const facts = factsOf(row);
  return {
    ...presentItem(row, whole),
    side,
    relation,
    haveMet,
    isInstant: row.is_instant,
    bookingNumber: row.booking_number,
    bookedAt: row.booked_at.toISOString(),
    concludedAt: whole.concludedAt?.toISOString() ?? null,
    terms: row.terms_version ? { version: row.terms_version, locale: asLocale(row.terms_locale ?? "") } : null,
    timeZones: { client: row.client_zone, coach: coachZone },
    note,
    holdUntil: row.hold_until?.toISOString() ?? null,
    freeUntil: new Date(freeUntil(facts.startsAt)).toISOString(),
    chargeAt: chargedAt(row, { history, now })?.toISOString() ?? null,
    // The bank's reason is between the bank and its customer.
    decline: (side === "client" && facts.isChargeFailed && declineOf(row.decline_code)) || null,
    cancelledIfUnpaidAt: unpaidTime(row),
    paidAt: row.paid_at?.toISOString() ?? null,
    ...nonCardPayments,
    refundedCents,
    owedCents: row.owed_cents,
    owedIfCancelledCents: refusal(facts, cancelling) ? row.owed_cents : owedAfter(facts, cancelling),
    earlyStartBefore: (side === "client" && earlyStartLimit(row, now)?.toISOString()) || null,
    reschedulesLeft: MOST_CLIENT_RESCHEDULES - row.client_reschedules,
    cancellationReason: row.reason,
    absent: row.absent as Side | null,
    presence: presenceOf(facts),
    noShowFrom: new Date(noShowFrom(facts)).toISOString(),
    joinedAt: {
      client: row.client_joined_at?.toISOString() ?? null,
      coach: row.coach_joined_at?.toISOString() ?? null,
    },
    history: history.map(presentEvent),
  };
}

/** Presence of both sides, in minutes. */
export const presenceOf = (facts: Facts): Appointment["presence"] => {
  const of = (side: Side) => ({
    minutes: presenceInMinutes(facts, side).minutes,
    isPresent: isPresent(facts, side),
  });
  return { neededMinutes: presenceInMinutes(facts, "client").needed, client: of("client"), coach: of("coach") };
};

function unpaidTime(row: AppointmentWithNames): string | null {
  const { startsAt, agreedAt, isChargeFailed } = factsOf(row);
  if (!isChargeFailed || row.status !== "Scheduled") return null;
  return new Date(unpaidAt({ startsAt, agreedAt: agreedAt ?? startsAt })).toISOString();
}

const presentEvent = (row: EventRow): Appointment["history"][number] => ({
  event: row.event as Appointment["history"][number]["event"],
  by: row.by as Appointment["history"][number]["by"],
  at: row.at.toISOString(),
  scheduledStatus: row.status as Appointment["scheduledStatus"],
  scheduledAt: row.starts_at.toISOString(),
  reason: row.reason,
});

type ChargedAtParams = { history: Pick<EventRow, "event" | "at">[]; now: Date };

/** When the card is charged as things stand: after the confirmation, or as if it were confirmed now. */
type Chargeable = Pick<AppointmentRow, "status" | "starts_at" | "owed_cents" | "agreed_at" | "package_id">;

export function chargedAt(row: Chargeable, known: ChargedAtParams) {
  // What a package has paid is charged to no card.
  if (row.owed_cents === 0 || row.package_id !== null || !["Pending", "Scheduled", "Rescheduled"].includes(row.status))
    return null;
  const confirmed = known.history.findLast(({ event }) => event === "confirm" || event === "accept");
  // An instant booking was agreed by being booked.
  const agreedAt = confirmed?.at ?? row.agreed_at ?? known.now;
  return new Date(chargeAt(row.starts_at.getTime(), agreedAt.getTime()));
}
