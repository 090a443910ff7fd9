import type { Appointment } from "@aufwind/contract/appointments";
import { freeUntil } from "@aufwind/rules/appointments/deadlines";
import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import { type Awaiting, keepsTime, SIDES, type Side, type Status } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Language } from "@aufwind/rules/languages";
import { DEFAULT_LOCALE } from "@aufwind/rules/locale";
import { resolvedBy } from "@aufwind/rules/notifications";
import { topicOf } from "@aufwind/rules/notifications-preferences";
import type { PaymentStatus } from "@aufwind/rules/payments/status";
import type { Tx } from "../../platform/database/database.ts";
import { companyMailBody } from "../../platform/mail/company-mail.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";
import { nonCardPaymentsFor } from "../gift-cards/non-card-payment-queries.ts";
import { isStillAsked } from "../intake-forms/store.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import { wishesOf } from "../notifications/queries.ts";
import { concludeAppointmentContract } from "./conclude-contract.ts";
import { earlyStartIn } from "./early-start.ts";
import type { MailFacts, NoticeKind } from "./mail-facts.ts";
import { appointmentMail, isConcluded } from "./mails.ts";
import { factsOf } from "./policy.ts";
import { chargedAt, presenceOf } from "./present.ts";
import { type AppointmentRow, findReaders, type Readers } from "./store.ts";

type Notice = {
  kind: NoticeKind;
  by: Actor;
  /** For whom the team acts. */
  onBehalfOf?: Side | undefined;
  row: AppointmentRow;
  /** How it was before. */
  previous?: AppointmentRow | undefined;
  now: Date;
};

/** Notifies both sides: by mail with a calendar entry, in the app, and on open pages. */
export async function notifyBoth(tx: Tx, platform: Platform, notice: Notice): Promise<void> {
  const { kind, by, onBehalfOf, row, previous, now } = notice;
  const readers = (await findReaders(tx, [row.id])).get(row.id);
  if (!readers) throw new Error("an appointment has no people");
  const facts = mailFactsOf(readers, { ...notice, ...(await nonCardPaymentsFor(tx, row, now)) });
  const isSecret = (reader: Side) => reader === "coach" && isHeld(row, previous);
  // The mails that can be switched off.
  const isReminder = kind === "remind" || kind === "remindDayBefore";
  const wishes = isReminder ? await wishesOf(tx, [row.client_id, row.coach_id], topicOf(kind)) : undefined;
  const isMailed = (reader: Side) => !isSecret(reader) && wishes?.get(facts[reader].userId)?.email !== false;
  const isAsked = isReminder && (await isStillAsked(tx, row.id));
  const contract = isConcluded(kind, facts.status)
    ? await concludeAppointmentContract(tx, platform, { rows: [row], dates: [facts] })
    : undefined;
  const mails = SIDES.filter(isMailed).map((reader) =>
    appointmentMail(platform, { kind, by, onBehalfOf, reader, facts, now, contract, isAsked }),
  );
  const toTeam =
    kind === "objectToNoShow" ? [objectionMail(platform, { facts, presence: presenceOf(factsOf(row)) })] : [];
  await platform.outbox.add(tx, ...mails.filter((mail) => mail !== undefined), ...toTeam);
  const about = { by, appointmentId: row.id, startsAt: row.starts_at };
  const notified = SIDES.filter((side) => side !== by && !isSecret(side));
  const said = isBookedAtOnce(kind, row) ? ("booked" as const) : notificationOf(kind);
  const data = dataOf(notice);
  const notes = said
    ? notified.map((side) => ({ userId: facts[side].userId, kind: said, ...about, ...(data && { data }) }))
    : [];
  const kinds = resolvedBy({ event: kind, owedCents: row.owed_cents });
  const bells = await resolveNotifications(tx, platform, { appointmentId: row.id, kinds });
  await notify(tx, platform, notes, ...liveEvents(row), ...bells);
  if (!isTimeChanged(row, previous)) return;
  await platform.jobs.add(tx, "refresh-search", {});
  // What became free goes to who waits for it at once, not with the next minute.
  if (previous) await platform.jobs.add(tx, "offer-freed-times", {});
}

function dataOf({ kind, by, row }: Notice): Record<string, string> | undefined {
  if (row.status === "No Show" && row.answer_by) return { answerBy: row.answer_by.toISOString() };
  return kind === "cancel" && by === "team" ? { by } : undefined;
}

/** The notification kind of an event: each outcome of a decision is one; completion is not notified. */
function notificationOf(kind: NoticeKind) {
  switch (kind) {
    case "complete":
      return undefined;
    case "decideClientAbsent":
    case "decideCoachAbsent":
    case "decideCompleted":
      return "noShowDecided" as const;
    default:
      return kind;
  }
}

/** Booked at once: nobody has to answer. */
export const isBookedAtOnce = (kind: NoticeKind, { status }: AppointmentRow) =>
  (kind === "book" || kind === "giveDetails") && status === "Scheduled";

/** Tells the open pages of both sides to reload it. */
export const liveEvents = (row: AppointmentRow) =>
  SIDES.map((side) => ({ audience: row[`${side}_id`], kind: "appointment", data: { id: row.id } }));

/** When times were taken or released, search is refreshed within seconds. */
const isTimeChanged = (row: AppointmentRow, previous: AppointmentRow | undefined) =>
  !previous || previous.starts_at.getTime() !== row.starts_at.getTime() || !keepsTime(row.status as Status);

/** Before payment details are given the coach gets nothing, and nothing when they never come. */
export const isHeld = (row: AppointmentRow, previous: AppointmentRow | undefined) =>
  row.awaiting === "payment_details" ||
  (previous?.awaiting === "payment_details" && row.awaiting === null && row.status !== "Scheduled");

type Facts = Omit<Notice, "by"> & { giftCents?: number; creditCents?: number };

/** Everything that mails and calendars say about an appointment. */
export function mailFactsOf(
  { client, coach, hasNote = false }: Readers,
  { kind, row, previous, now, giftCents = 0, creditCents = 0 }: Facts,
): MailFacts {
  return {
    id: row.id,
    bookingNumber: row.booking_number,
    sequence: row.sequence,
    status: row.status as Status,
    awaiting: row.awaiting as Awaiting,
    consultation: row.consultation as Consultation,
    language: row.language as Language | null,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    previousStartsAt: previous && previous.starts_at.getTime() !== row.starts_at.getTime() ? previous.starts_at : null,
    bookedAt: row.booked_at,
    grossCents: row.gross_cents,
    owedCents: row.owed_cents,
    payment: row.payment as PaymentStatus,
    giftCents,
    creditCents,
    isFromPackage: row.package_id !== null,
    reason: row.reason,
    holdUntil: row.hold_until,
    answerBy: row.answer_by,
    freeUntil: new Date(freeUntil(row.starts_at.getTime())),
    chargeAt: chargedAt(row, { history: [{ event: kind, at: now }], now }),
    absent: row.absent as Side | null,
    isAgreed: row.agreed_at !== null,
    earlyStart: earlyStartIn(row, now),
    hasNote,
    client,
    coach,
  };
}

type Deps = Pick<Platform, "translator" | "config">;

type TeamLine = "subject" | "heading" | "which" | "presence" | "next";

type ObjectionMailParams = { facts: MailFacts; presence: Appointment["presence"] };

/** To the team, in the default language: who objects to what, and who was in the call. */
function objectionMail(deps: Deps, { facts, presence }: ObjectionMailParams): OutgoingMail {
  const locale = DEFAULT_LOCALE;
  const absent = facts.absent ?? "client";
  const params = {
    id: facts.id,
    who: deps.translator.t(locale, `appointments:team.sides.${absent}`),
    when: timesForReader(deps.translator, { locale, zone: "Europe/Berlin" }).short(facts.startsAt),
    price: moneyIn(locale, facts.grossCents),
    client: presence.client.minutes,
    coach: presence.coach.minutes,
    needed: presence.neededMinutes,
  };
  const t = (key: TeamLine) => deps.translator.t(locale, `appointments:team.${key}`, params);
  return {
    to: deps.config.company.supportEmail,
    locale,
    subject: t("subject"),
    ...companyMailBody(deps, {
      locale,
      heading: t("heading"),
      passages: [`${t("which")}\n${t("presence")}`, { quote: facts.reason ?? "" }, t("next")],
    }),
  };
}
