import { isLive, otherSide, type Status } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { isMailed } from "@aufwind/rules/notifications";
import { type CalendarEntry, calendarFile } from "../../platform/calendar/calendar-file.ts";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-letter.ts";
import type { Card } from "../../platform/mail/letter.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import { timesFor } from "../../platform/mail/two-times.ts";
import type { Platform } from "../../platform/platform.ts";
import { smallPhotoKey } from "../storage/queries.ts";
import { costsOf } from "./mail-costs.ts";
import type { Entry, MailFacts, Notice, NoticeKind, Reader } from "./mail-facts.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Keys<Part extends string> =
  Extract<TranslationKey, `appointments:${Part}.${string}`> extends `appointments:${Part}.${infer Key}` ? Key : never;
type Happening = Keys<"notices"> extends `${infer Name}.${string}` ? Name : never;

/** The mail about an event to one side, with its calendar entry; undefined if this reader gets none. */
export function appointmentMail(deps: Deps, notice: Notice): OutgoingMail | undefined {
  const { kind, by, reader, facts } = notice;
  const { email, firstName, locale } = facts[reader];
  const happening = isMailed({ event: kind, by, reader, ...facts }) ? happeningOf(notice) : undefined;
  if (!happening || !email) return undefined;
  const params = paramsOf(deps, notice);
  const t = (key: TranslationKey, more = {}) => deps.translator.t(locale, key, { ...params, ...more });
  const said = (part: "what" | "heading" | "happened" | "next") => t(`appointments:notices.${happening}.${part}`);
  const costs = costsOf(notice).map((cost) => t(`appointments:costs.${cost}`));
  const reason = reasonFor(notice);
  const contract = reader === "client" ? notice.contract : undefined;
  const label = t(`appointments:buttons.${BUTTONS[happening] ?? "view"}`);
  const mail = companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("appointments:subject", { what: said("what") }),
    heading: said("heading"),
    passages: [
      said("happened"),
      ...(reason ? [t("appointments:reason"), { quote: reason }] : []),
      ...(NOTED.includes(happening) && facts.hasNote ? [t("appointments:hasNote")] : []),
      { card: cardOf(deps, notice) },
      ...(isOver(facts) ? [...costs, said("next")] : [said("next"), ...costs]),
      ...(reader === "client" && happening === "movedByOther" && facts.earlyStart === "asked"
        ? [t("appointments:earlyStart.asked")]
        : []),
      ...(reader === "client" && AGAIN.includes(happening) ? [t("appointments:again")] : []),
      ...(happening === "remindedDayBefore" ? [t("appointments:room", { url: roomOf(deps, notice) })] : []),
      { label, url: linkOf(deps, notice) },
      ...(contract ? [t(`appointments:contract.${facts.grossCents > 0 ? "paid" : "free"}`)] : []),
      ...(isContract(notice) && facts.earlyStart === "given" ? [t("appointments:earlyStart.given")] : []),
      ...(isContract(notice)
        ? [t("appointments:withdrawal", { url: withdrawalOf(deps, locale), bookingNumber: facts.bookingNumber })]
        : []),
      ...(contract ? [{ paper: contract.text }] : []),
    ],
  });
  const photo = facts[otherSide(reader)].photo;
  const pictures = photo ? { pictures: [{ name: PORTRAIT, fileKey: smallPhotoKey(photo) }] } : {};
  const enclosures = contract ? { enclosures: [{ kind: "contract", id: contract.id }] } : {};
  // A request is in no calendar before the coach accepts it, so a rejection needs no cancelled entry.
  if (happening === "requestCame") return { ...mail, ...pictures };
  return { ...mail, ...pictures, ...enclosures, calendar: invitation(calendarEntryOf(deps, notice)) };
}

/**
 * With the coach's consent, given before or after, there is a contract; § 312f BGB requires that its confirmation
 * explains how to withdraw.
 */
const isContract = ({ kind, reader, facts }: Notice) =>
  reader === "client" && facts.grossCents > 0 && isConcluded(kind, facts.status);

/** From now on both agree: the contract is concluded, free or paid. */
export const isConcluded = (kind: NoticeKind, status: Status): boolean =>
  status === "Scheduled" && AGREEING.includes(kind);

const AGREEING: readonly NoticeKind[] = ["book", "giveDetails", "confirm", "accept"];

const withdrawalOf = ({ config }: Pick<Deps, "config">, locale: Locale) =>
  pageLink(config, { page: "withdraw", locale });

/** An appointment as an entry in the reader's calendar: neutral, with both times. */
export function calendarEntryOf({ translator, config }: Deps, { reader, facts, now }: Entry): CalendarEntry {
  const { id, sequence, startsAt, endsAt } = facts;
  const { locale, email, zone } = facts[reader];
  const url = linkOf({ config }, { reader, facts });
  const times = timesFor(translator, { locale, zone }).span(startsAt, endsAt);
  return {
    uid: `${id}@${new URL(config.http.publicUrl).host}`,
    sequence,
    start: startsAt,
    end: endsAt,
    stamp: now,
    summary: translator.t(locale, "appointments:calendar.summary"),
    description: [...times, translator.t(locale, "appointments:calendar.more", { url })].join("\n"),
    url,
    status: CALENDAR_STATUS[facts.status],
    // Not the other person: nobody learns the other's address.
    organizer: { name: config.brand, email: /<(.+)>/.exec(config.mail.from)?.[1] ?? config.mail.from },
    ...(email && { attendee: { name: fullName(facts[reader]), email } }),
  };
}

const CALENDAR_STATUS: Record<Status, CalendarEntry["status"]> = {
  Pending: "TENTATIVE",
  Rescheduled: "TENTATIVE",
  Scheduled: "CONFIRMED",
  Completed: "CONFIRMED",
  // For one of the two it took place, so its time stays.
  "No Show": "CONFIRMED",
  Cancelled: "CANCELLED",
  Rejected: "CANCELLED",
};

function invitation(entry: CalendarEntry): NonNullable<OutgoingMail["calendar"]> {
  const method = entry.status === "CANCELLED" ? "CANCEL" : "REQUEST";
  return { method, content: calendarFile({ method, entries: [entry] }) };
}

/** What happened, from this reader's side. */
function happeningOf({ kind, by, onBehalfOf, reader, facts }: Notice): Happening | undefined {
  const who = by === reader ? "ByYou" : "ByOther";
  const isClient = reader === "client";
  switch (kind) {
    case "book":
    case "giveDetails":
      if (facts.awaiting === "payment_details") return isClient ? "held" : undefined;
      if (facts.status === "Scheduled") return isClient ? "bookedByYou" : "bookedByOther";
      return isClient ? "requestSent" : "requestCame";
    case "confirm":
      return "confirmedByOther";
    case "reject":
      return "rejectedByOther";
    case "reschedule":
      return "movedByOther";
    case "accept":
      return `accepted${who}`;
    case "decline":
      return `declined${who}`;
    case "cancel":
      if (by === "team") return onBehalfOf === reader ? "cancelledForYou" : "cancelledForOther";
      return `cancelled${who}`;
    case "noShow":
      return facts.absent === reader ? "absentYou" : "absentOther";
    case "takeBackNoShow":
      return `takenBack${who}`;
    case "objectToNoShow":
      return `objected${who}`;
    case "settleNoShow":
      return facts.absent === reader ? "settledYou" : "settledOther";
    case "decideClientAbsent":
    case "decideCoachAbsent":
      return facts.absent === reader ? "decidedYou" : "decidedOther";
    case "decideCompleted":
      return "decidedCompleted";
    case "expire":
      return isClient ? "expired" : undefined;
    case "lapse":
      if (facts.status !== "Rejected") return "lapsed";
      return isClient ? "unansweredByOther" : "unansweredByYou";
    case "unpaid":
      return isClient ? "unpaidYou" : "unpaidOther";
    case "complete":
      return undefined;
    case "remind":
      return "reminded";
    case "remindDayBefore":
      return "remindedDayBefore";
  }
}

/** With these the coach learns of a booking first, and of the client's note. */
const NOTED: readonly Happening[] = ["requestCame", "bookedByOther"];

const BUTTONS: Partial<Record<Happening, Keys<"buttons">>> = {
  held: "details",
  requestCame: "answer",
  movedByOther: "answerTime",
  absentYou: "object",
};

/** After these a client may want another appointment. */
const AGAIN: readonly Happening[] = [
  "rejectedByOther",
  "declinedByYou",
  "declinedByOther",
  "cancelledByYou",
  "cancelledByOther",
  "cancelledForYou",
  "cancelledForOther",
  "settledOther",
  "unansweredByOther",
  "lapsed",
  "unpaidYou",
];

/** Authors need not read their own text again. */
const reasonFor = ({ kind, by, reader, facts }: Notice): string | null =>
  by !== reader && REASONED.includes(kind) ? facts.reason : null;
const REASONED: readonly NoticeKind[] = [
  "reject",
  "decline",
  "cancel",
  "objectToNoShow",
  "decideClientAbsent",
  "decideCoachAbsent",
  "decideCompleted",
];

/** The picture of the other side, in the HTML of a mail. */
const PORTRAIT = "portrait";

/** Who, what, when and for how much, at a glance. */
function cardOf({ translator }: Deps, { kind, reader, facts }: Notice): Card {
  const { startsAt, endsAt, previousStartsAt, grossCents } = facts;
  const { locale, zone } = facts[reader];
  const other = facts[otherSide(reader)];
  const length = endsAt.getTime() - startsAt.getTime();
  const label = (key: Keys<"facts.labels">) => translator.t(locale, `appointments:facts.labels.${key}`);
  const during = (start: Date) =>
    timesFor(translator, { locale, zone })
      .span(start, new Date(start.getTime() + length))
      .join("\n");
  const kindName = translator.t(locale, `appointments:kinds.${facts.consultation}`);
  const what = translator.t(locale, "appointments:facts.kind", { kind: kindName, minutes: length / 60_000 });
  const priceKey = grossCents === 0 ? "free" : reader;
  const price = translator.t(locale, `appointments:facts.price.${priceKey}`, { price: moneyIn(locale, grossCents) });
  const isMoved = kind === "reschedule" && previousStartsAt !== null;
  return {
    person: { label: label("with"), value: fullName(other) },
    initials: [other.firstName, other.lastName].map((name) => [...name][0] ?? "").join(""),
    ...(other.photo && { picture: PORTRAIT }),
    facts: [
      { label: label("kind"), value: what },
      ...(isMoved ? [{ label: label("before"), value: during(previousStartsAt) }] : []),
      { label: label(isMoved ? "now" : "when"), value: during(startsAt) },
      { label: label("price"), value: price },
    ],
  };
}

function paramsOf({ translator, config }: Deps, { reader, facts }: Notice) {
  const { locale } = facts[reader];
  const times = timesFor(translator, facts[reader]);
  const moment = (instant: Date | null) => instant && times.moment(instant);
  return {
    name: fullName(facts[otherSide(reader)]),
    price: moneyIn(locale, facts.grossCents),
    charged: moneyIn(locale, facts.grossCents - facts.giftCents - facts.creditCents),
    // Of what did not take place: by card and gift cards, but not by credit.
    due: moneyIn(locale, facts.grossCents - facts.creditCents),
    gift: moneyIn(locale, facts.giftCents),
    credit: moneyIn(locale, facts.creditCents),
    when: times.short(facts.startsAt),
    clock: times.clock(facts.startsAt),
    holdUntil: facts.holdUntil && times.clock(facts.holdUntil),
    answerBy: moment(facts.answerBy),
    freeUntil: moment(facts.freeUntil),
    chargeAt: moment(facts.chargeAt),
    supportEmail: config.company.supportEmail,
  };
}

const isOver = ({ status }: MailFacts) => !isLive(status);
const fullName = ({ firstName, lastName }: Reader) => `${firstName} ${lastName}`.trim();

const linkOf = ({ config }: Pick<Deps, "config">, { reader, facts }: Pick<Entry, "reader" | "facts">) =>
  pageLink(config, { page: `${reader}Appointments`, locale: facts[reader].locale, token: facts.id });

const roomOf = ({ config }: Pick<Deps, "config">, { reader, facts }: Pick<Entry, "reader" | "facts">) =>
  pageLink(config, { page: "room", locale: facts[reader].locale, token: facts.id });
