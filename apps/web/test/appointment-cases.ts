import type { Appointment } from "@aufwind/contract/appointments";
import { SIDES, type Side } from "@aufwind/rules/appointments/status";
import { HOUR } from "@aufwind/rules/time/durations";

const START = Date.parse("2026-11-17T13:00:00.000Z");
const at = (ms: number) => new Date(ms).toISOString();
const FEE = 11_305;

type Event = Appointment["history"][number];
type Situation = {
  status: Appointment["scheduledStatus"];
  awaiting?: Appointment["awaiting"];
  event: Event["event"];
  by: Event["by"];
  payments: Appointment["payment"][];
  /** Whether the fee stays due after it. */
  isOwed?: boolean;
  absent?: Side;
  can?: Partial<Record<Side, Appointment["can"]>>;
  /** Hours from the start. */
  hours: number[];
};

const AHEAD = [-72, -24, -23, -3];
const OVER = [2];
const UNAGREED = ["open", "failed", "authentication", "paid", "disputed"] as const;
const MOVE = { client: ["cancel", "reschedule"], coach: ["cancel", "reschedule"] } satisfies Situation["can"];

/** Every combination of appointment and payment state. */
const SITUATIONS: Situation[] = [
  {
    status: "Pending",
    awaiting: "payment_details",
    event: "book",
    by: "client",
    payments: ["open"],
    hours: AHEAD,
    can: { client: ["giveDetails", "cancel"] },
  },
  {
    status: "Pending",
    awaiting: "coach",
    event: "book",
    by: "client",
    payments: ["open"],
    hours: AHEAD,
    can: { client: ["cancel", "reschedule"], coach: ["confirm", "reject", "reschedule"] },
  },
  {
    status: "Rescheduled",
    awaiting: "client",
    event: "reschedule",
    by: "coach",
    payments: [...UNAGREED],
    hours: AHEAD,
    can: { client: ["accept", "decline", "cancel"], coach: ["cancel"] },
  },
  {
    status: "Rescheduled",
    awaiting: "coach",
    event: "reschedule",
    by: "client",
    payments: [...UNAGREED],
    hours: AHEAD,
    can: { client: ["cancel"], coach: ["accept", "decline", "cancel"] },
  },
  {
    status: "Scheduled",
    event: "confirm",
    by: "coach",
    payments: ["open", "failed", "authentication", "paid", "disputed"],
    hours: AHEAD,
    can: MOVE,
  },
  { status: "Scheduled", event: "accept", by: "client", payments: ["open", "failed", "paid"], hours: AHEAD, can: MOVE },
  {
    status: "Scheduled",
    event: "confirm",
    by: "coach",
    payments: ["open", "paid"],
    hours: [0.5, 2],
    can: { client: ["noShow"], coach: ["noShow", "cancel"] },
  },
  {
    status: "Completed",
    event: "complete",
    by: "clock",
    payments: ["paid", "partlyRefunded", "disputed", "refunded"],
    hours: OVER,
  },
  { status: "Cancelled", event: "cancel", by: "client", payments: ["none", "refunding", "refunded"], hours: [-72, -3] },
  {
    status: "Cancelled",
    event: "cancel",
    by: "client",
    isOwed: true,
    payments: ["open", "failed", "authentication", "paid", "disputed"],
    hours: [-3, 2],
  },
  { status: "Cancelled", event: "cancel", by: "coach", payments: ["none", "refunding", "refunded"], hours: [-3, 2] },
  { status: "Cancelled", event: "decline", by: "coach", payments: ["none", "refunding", "refunded"], hours: [-3] },
  { status: "Cancelled", event: "lapse", by: "clock", payments: ["none", "refunding", "refunded"], hours: [-3] },
  { status: "Cancelled", event: "expire", by: "clock", payments: ["none"], hours: [-72, -3] },
  { status: "Cancelled", event: "unpaid", by: "clock", payments: ["none"], hours: [-2] },
  {
    status: "No Show",
    awaiting: "client",
    event: "noShow",
    by: "coach",
    absent: "client",
    isOwed: true,
    payments: ["paid", "disputed"],
    hours: OVER,
    can: { client: ["objectToNoShow"], coach: ["takeBackNoShow"] },
  },
  {
    status: "No Show",
    awaiting: "coach",
    event: "noShow",
    by: "client",
    absent: "coach",
    isOwed: true,
    payments: ["paid", "disputed"],
    hours: OVER,
    can: { client: ["takeBackNoShow"], coach: ["objectToNoShow"] },
  },
  {
    status: "No Show",
    awaiting: "team",
    event: "objectToNoShow",
    by: "client",
    absent: "client",
    isOwed: true,
    payments: ["paid", "disputed"],
    hours: OVER,
  },
  {
    status: "No Show",
    event: "settleNoShow",
    by: "clock",
    absent: "client",
    isOwed: true,
    payments: ["open", "failed", "paid", "disputed"],
    hours: OVER,
  },
  {
    status: "No Show",
    event: "decideCoachAbsent",
    by: "team",
    absent: "coach",
    payments: ["none", "refunding", "refunded"],
    hours: OVER,
  },
  { status: "Completed", event: "decideCompleted", by: "team", isOwed: true, payments: ["paid"], hours: OVER },
  { status: "Rejected", event: "reject", by: "coach", payments: ["none"], hours: [-72, -3] },
  { status: "Rejected", event: "lapse", by: "clock", payments: ["none"], hours: [-3] },
];

export type Case = { name: string; appointment: Appointment; now: number };

/** Each with and without a price, with and without a credit, from either side. */
export const appointmentCases: Case[] = SITUATIONS.flatMap((situation) =>
  SIDES.flatMap((side) =>
    situation.hours.flatMap((hours) => [
      ...situation.payments.flatMap((payment) =>
        [0, 1000].map((creditCents) => caseOf(situation, { side, hours, payment, feeCents: FEE, creditCents })),
      ),
      caseOf(situation, { side, hours, payment: "none", feeCents: 0, creditCents: 0 }),
    ]),
  ),
);

type CaseOfParams = Pick<Appointment, "side" | "payment" | "feeCents" | "creditCents"> & { hours: number };

function caseOf(situation: Situation, { side, hours, payment, feeCents, creditCents }: CaseOfParams): Case {
  const { status, awaiting = null, event, by } = situation;
  const now = START + hours * HOUR;
  const isLive = ["Pending", "Scheduled", "Rescheduled"].includes(status);
  const isAgreed = status === "Scheduled" || status === "Rescheduled";
  const owedCents = isLive || status === "Completed" || situation.isOwed ? feeCents : 0;
  const agreedAt = START - 100 * HOUR;
  const isFailed = payment === "failed" || payment === "authentication";
  const isLate = isAgreed && awaiting !== "client" && now > START - 24 * HOUR;
  const wasPaid = ["paid", "partlyRefunded", "refunding", "refunded", "disputed"].includes(payment);
  const appointment: Appointment = {
    id: "018f0000-0000-7000-8000-000000000001",
    coach: { id: "018f0000-0000-7000-8000-000000000002", name: "Jonas Weiß", slug: "jonas-weiss", picture: null },
    client: { id: "018f0000-0000-7000-8000-000000000003", name: "Lena Brandt", picture: null },
    consultation: feeCents > 0 ? "standard" : "discovery",
    language: null,
    durationMinutes: 60,
    scheduledAt: at(START),
    endsAt: at(START + HOUR),
    scheduledBefore: status === "Rescheduled" ? at(START - 48 * HOUR) : null,
    series: null,
    scheduledStatus: status,
    awaiting,
    answerBy:
      awaiting === "coach" || awaiting === "client"
        ? at(status === "No Show" ? START + 24 * HOUR : START - HOUR)
        : null,
    feeCents,
    payment,
    hasNote: false,
    needsEarlyStart: false,
    can: situation.can?.[side] ?? [],
    side,
    relation: "new",
    haveMet: false,
    isInstant: false,
    note: null,
    bookingNumber: "7K3FQ-9Q2DX",
    bookedAt: at(START - 200 * HOUR),
    concludedAt: isAgreed ? at(agreedAt) : null,
    terms: { version: "2026-11-15", locale: "de" },
    timeZones: { client: "Europe/Berlin", coach: "Europe/Berlin" },
    holdUntil: awaiting === "payment_details" ? at(now + HOUR / 4) : null,
    freeUntil: at(START - 24 * HOUR),
    chargeAt: isLive && owedCents > 0 ? at(Math.max(START - 24 * HOUR, isAgreed ? agreedAt : now)) : null,
    decline: side === "client" && isFailed ? "insufficientFunds" : null,
    cancelledIfUnpaidAt: isFailed && status === "Scheduled" ? at(START - 2 * HOUR) : null,
    paidAt: wasPaid ? at(START - 24 * HOUR) : null,
    giftCents: 0,
    packageId: null,
    creditCents: side === "client" ? creditCents : 0,
    refundedCents: payment === "partlyRefunded" ? Math.round(feeCents / 2) : 0,
    owedCents,
    owedIfCancelledCents: side === "client" && isLate ? feeCents : 0,
    earlyStartBefore: null,
    reschedulesLeft: 2,
    cancellationReason: null,
    absent: situation.absent ?? null,
    presence: {
      neededMinutes: 10,
      client: { minutes: 3, isPresent: false },
      coach: { minutes: 20, isPresent: true },
    },
    noShowFrom: at(START + HOUR / 4),
    joinedAt: { client: null, coach: null },
    history: [
      {
        event: "book",
        by: "client",
        at: at(START - 200 * HOUR),
        scheduledStatus: "Pending",
        scheduledAt: at(START),
        reason: null,
      },
      { event, by, at: at(agreedAt), scheduledStatus: status, scheduledAt: at(START), reason: null },
    ],
  };
  const who = `${status}${awaiting ? ` (${awaiting})` : ""} by ${event}, ${payment}`;
  const what = feeCents === 0 ? "free" : creditCents > 0 ? "with credit" : "paid";
  return { name: `${side}: ${who}, ${what}, ${hours} h`, appointment, now };
}
