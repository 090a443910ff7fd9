import { next } from "@aufwind/rules/appointments/lifecycle";
import type { Side, Status } from "@aufwind/rules/appointments/status";
import {
  type Act,
  absentAfter,
  answerUntil,
  bothPresentAfter,
  type Facts,
  owedAfter,
  refusal,
} from "@aufwind/rules/appointments/transitions";
import type { Locale } from "@aufwind/rules/locale";
import { ALARMS } from "@aufwind/rules/notifications";
import { isPaid, isToPay, type PaymentStatus, paymentStatusAfter } from "@aufwind/rules/payments/status";
import { presenceInMinutes } from "@aufwind/rules/video-calls";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { settleReturnedUnit } from "../coaching-packages/commands.ts";
import { resolveNotifications } from "../notifications/commands.ts";
import { consentTo, isAgreeing } from "./early-start.ts";
import { liveEvents, notifyBoth } from "./notifications.ts";
import { dueAt, factsOf } from "./policy.ts";
import * as store from "./store.ts";

type ApplyEventParams = Act & {
  startsAt?: Date | undefined;
  reason?: string | undefined;
  /** The first start of those that are answered together. */
  answeredBefore?: Date | undefined;
  /** For whom the team acts, and who of the team. */
  onBehalfOf?: Side | undefined;
  operatorId?: string | undefined;
  /** The language in which the client consented to begin within the withdrawal period, if so. */
  earlyStart?: Locale | undefined;
  /** Checks again once the row is written, and before notifying: notifications keep locks until the commit. */
  check?: (() => Promise<void>) | undefined;
};

/** Applies an event to a locked appointment: decided by the rules, stored with its history, both sides notified. */
export async function applyEvent(
  tx: Tx,
  platform: Platform,
  { row, ...given }: ApplyEventParams & { row: store.AppointmentRow },
): Promise<store.AppointmentRow> {
  const stored = await storeEvent(tx, { row, ...given });
  const { event: kind, by, onBehalfOf } = given;
  await notifyBoth(tx, platform, { kind, by, onBehalfOf, row: stored, previous: row, now: new Date(given.now) });
  await followObjection(tx, platform, { row: stored, event: kind, by, operatorId: given.operatorId });
  if (row.package_id && row.package_unit !== stored.package_unit)
    await settleReturnedUnit(tx, platform, row.package_id);
  // Starts charges or refunds at once instead of with the next minute.
  if (stored.agreed_at && stored.gross_cents > 0) await platform.jobs.add(tx, "payments-due", {});
  return stored;
}

/** The same, with its history; nobody is notified. */
async function storeEvent(
  tx: Tx,
  { check, ...given }: ApplyEventParams & { row: store.AppointmentRow },
): Promise<store.AppointmentRow> {
  const stored = await writeEvent(tx, given);
  await check?.();
  await recordInHistory(tx, stored, { event: given.event, by: given.by, at: new Date(given.now) });
  return stored;
}

/** Decides by the rules what an event makes of a locked appointment, and writes the row. */
export async function writeEvent(
  tx: Tx,
  { row, ...given }: Omit<ApplyEventParams, "check"> & { row: store.AppointmentRow },
): Promise<store.AppointmentRow> {
  const facts = factsOf(row);
  const why = refusal(facts, given);
  const nextStatus = next(facts, given);
  if (why === "notDueYet" || !nextStatus)
    throw new Problem((await isLateForHold(tx, row, given.event)) ? "holdExpired" : "notPossibleNow");
  if (why) throw new Problem(why, { params: missing(facts, given) });
  const at = new Date(given.now);
  const startsAt = given.startsAt ?? row.starts_at;
  const isMoved = startsAt.getTime() !== facts.startsAt;
  const isAnswered = nextStatus.awaiting === "coach" || nextStatus.awaiting === "client";
  const owed = owedAfter(facts, given);
  const consent = isAgreeing(given) ? consentTo(row, { startsAt, now: at, given: given.earlyStart }) : {};
  const changed = {
    ...row,
    ...nextStatus,
    ...consent,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + facts.endsAt - facts.startsAt),
    hold_until: null,
    answer_by: isAnswered ? new Date(answerUntil(given, (given.answeredBefore ?? startsAt).getTime())) : null,
    agreed_at: row.agreed_at ?? (nextStatus.status === "Scheduled" ? at : null),
    owed_cents: owed,
    payment: paymentStatusAfter(row.payment as PaymentStatus, owed),
    client_reschedules: row.client_reschedules + (given.event === "reschedule" && given.by === "client" ? 1 : 0),
    ...(isMoved && { reminded_at: null, day_before_reminded_at: null, client_joined_at: null, coach_joined_at: null }),
    absent: absentAfter(facts, given),
    both_present: bothPresentAfter(facts, given),
    reason: given.reason || null,
    ...(isReturned({ ...nextStatus, owed, row }) && { package_unit: null }),
    sequence: row.sequence + 1,
  };
  const { id, client_visits: _, coach_visits: __, ...written } = changed;
  return store.updateAppointment(tx, id, { ...written, due_at: dueAt(factsOf(changed), at) });
}

type Returning = { status: Status; owed: number; row: store.AppointmentRow };

/** Whether it goes back to its package now; what the package has paid already goes back with the refund. */
const isReturned = ({ status, owed, row }: Returning): boolean =>
  owed === 0 && (status === "Cancelled" || status === "Rejected") && !isPaid(row.payment as PaymentStatus);

type ObjectionParams = { row: store.AppointmentRow; event: string; by: Act["by"]; operatorId: string | undefined };

/** An objection waits for the team until it is decided. */
async function followObjection(
  tx: Tx,
  platform: Platform,
  { row, event, by, operatorId }: ObjectionParams,
): Promise<void> {
  const cause = { source: "appointments", sourceId: row.id };
  if (event === "objectToNoShow")
    await openCase(tx, platform, {
      ...cause,
      kind: "noShowObjection",
      person: { id: by === "coach" ? row.coach_id : row.client_id },
      text: row.reason ?? "",
      about: { kind: "appointment", id: row.id },
      data: { by },
    });
  if (event.startsWith("decide"))
    await closeCaseOf(tx, platform, { ...cause, data: { why: event }, ...(operatorId && { operatorId }) });
}

/** Whether payment details come after the hold expired: say that, instead of a general refusal. */
const isLateForHold = async (tx: Tx, { id, status }: store.AppointmentRow, event: string): Promise<boolean> =>
  event === "giveDetails" && status === "Cancelled" && (await store.findHistory(tx, id)).at(-1)?.event === "expire";

/** What a refusal names as missing: how long this side was in the call, and how long it has to be. */
const missing = (facts: Facts, { by }: Act) =>
  by === "client" || by === "coach" ? presenceInMinutes(facts, by) : { minutes: 0, needed: 0 };

type SetPaymentParams = { payment: PaymentStatus; paidAt?: Date; declineCode?: string | null };

/** Sets the payment status of a locked appointment; open pages are notified. */
export async function setPayment(
  tx: Tx,
  platform: Platform,
  { row, payment, paidAt, declineCode = null }: SetPaymentParams & { row: store.AppointmentRow },
): Promise<store.AppointmentRow> {
  const changed = { ...row, payment, paid_at: paidAt ?? row.paid_at, decline_code: declineCode };
  const { paid_at, decline_code } = changed;
  const due_at = dueAt(factsOf(changed), platform.clock.now());
  const stored = await store.updateAppointment(tx, row.id, { payment, paid_at, decline_code, due_at });
  // Payment requests are marked as read once nothing has to be paid.
  const isAlarm = isToPay({ payment, status: row.status as Status });
  const about = { appointmentId: row.id, kinds: isAlarm ? [] : ALARMS };
  const bells = await resolveNotifications(tx, platform, about);
  await platform.events.publish(tx, ...liveEvents(row), ...bells);
  return stored;
}

type NoteJoinedParams = { row: store.AppointmentRow; side: Side; now: Date };

/** Records when a side first entered the call of a locked appointment; how long it stayed is in the visits. */
export async function recordJoined(tx: Tx, platform: Platform, { row, side, now }: NoteJoinedParams): Promise<void> {
  if (row[`${side}_joined_at`] || now >= row.ends_at) return;
  const joined = side === "client" ? { client_joined_at: now } : { coach_joined_at: now };
  await store.updateAppointment(tx, row.id, { ...joined, due_at: dueAt(factsOf(row), now) });
  await platform.events.publish(tx, ...liveEvents(row));
}

type RememberParams = { event: string; by: Act["by"]; at: Date };

/** Adds the present state of an appointment, or of several, to the history. */
export const recordInHistory = (
  tx: Tx,
  rows: store.AppointmentRow | store.AppointmentRow[],
  happened: RememberParams,
) =>
  store.insertEvents(
    tx,
    [rows].flat().map((row) => ({
      appointment_id: row.id,
      sequence: row.sequence,
      ...happened,
      status: row.status,
      awaiting: row.awaiting,
      starts_at: row.starts_at,
      reason: row.reason,
    })),
  );
