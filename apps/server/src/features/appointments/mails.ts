import { isLive, otherSide, type Status } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { isMailed } from "@aufwind/rules/notifications";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-mail.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";
import { smallPhotoKey } from "../storage/queries.ts";
import { calendarOf } from "./mail-calendar.ts";
import { cardOf, PORTRAIT } from "./mail-card.ts";
import { costKeysOf } from "./mail-costs.ts";
import {
  buttonOf,
  EVENTS_OFFERING_NEW_BOOKING,
  EVENTS_WITH_NOTE,
  type MailEvent,
  mailEventOf,
  reasonFor,
  type SeriesMailEvent,
} from "./mail-events.ts";
import { datesOf, fullName, linkTo, type Notice, type NoticeKind } from "./mail-facts.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Translate = (key: TranslationKey, more?: Record<string, unknown>) => string;

/** The mail about an event to one side, with its calendar entries; undefined if this reader gets none. */
export function appointmentMail(deps: Deps, notice: Notice): OutgoingMail | undefined {
  const { kind, by, reader, facts } = notice;
  const { email, firstName, locale } = facts[reader];
  const mailEvent = isMailed({ event: kind, by, reader, ...facts }) ? mailEventOf(notice) : undefined;
  if (!mailEvent || !email) return undefined;
  const params = paramsOf(deps, notice);
  const t: Translate = (key, more = {}) => deps.translator.t(locale, key, { ...params, ...more });
  const said = sayingOf(notice, mailEvent);
  const contract = reader === "client" ? notice.contract : undefined;
  const mail = companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t(notice.series ? "appointment-series:subject" : "appointments:subject", { what: t(said("what")) }),
    heading: t(said("heading")),
    passages: [
      t(said("happened")),
      ...reasonPassages(notice, t),
      ...(EVENTS_WITH_NOTE.includes(mailEvent) && facts.hasNote ? [t("appointments:hasNote")] : []),
      { card: cardOf(deps, notice) },
      ...nextPassages(notice, { mailEvent, t, next: t(said("next")) }),
      ...(mailEvent === "remindedDayBefore" ? [t("appointments:room", { url: roomOf(deps, notice) })] : []),
      ...(reader === "client" && notice.isAsked
        ? [t("intake-forms:reminder", { url: questionsOf(deps, notice) })]
        : []),
      { label: t(buttonOf(mailEvent, notice.series !== undefined)), url: linkTo(deps, notice) },
      ...contractPassages(deps, notice, t),
    ],
  });
  const photo = facts[otherSide(reader)].photo;
  const pictures = photo ? { pictures: [{ name: PORTRAIT, fileKey: smallPhotoKey(photo) }] } : {};
  const enclosures = contract ? { enclosures: [{ kind: "contract", id: contract.id }] } : {};
  // A request is in no calendar before the coach accepts it, so a rejection needs no cancelled entry.
  if (mailEvent === "requestCame") return { ...mail, ...pictures };
  return { ...mail, ...pictures, ...enclosures, calendar: calendarOf(deps, notice) };
}

type Part = "what" | "heading" | "happened" | "next";

/** The words for one appointment, or for several dates of a series: of those there are only acts of SERIES_ACTS. */
const sayingOf =
  ({ series }: Notice, mailEvent: MailEvent) =>
  (part: Part): TranslationKey =>
    series
      ? `appointment-series:notices.${mailEvent as SeriesMailEvent}.${part === "what" ? "heading" : part}`
      : `appointments:notices.${mailEvent}.${part}`;

function reasonPassages(notice: Notice, t: Translate) {
  const reason = reasonFor(notice);
  return reason ? [t("appointments:reason"), { quote: reason }] : [];
}

type NextParams = { mailEvent: MailEvent; t: Translate; next: string };

/** What has to be done, and what it costs: first what is certain. */
function nextPassages(notice: Notice, { mailEvent, t, next }: NextParams): string[] {
  const { reader, facts, series } = notice;
  const costs = costKeysOf(notice).map((key) => t(key));
  const isAsked = mailEvent === "movedByOther" && datesOf(notice).some(({ earlyStart }) => earlyStart === "asked");
  return [
    ...(isLive(facts.status) ? [next, ...costs] : [...costs, next]),
    ...(reader === "client" && isAsked ? [t("appointments:earlyStart.asked")] : []),
    ...(reader === "client" && !series && EVENTS_OFFERING_NEW_BOOKING.includes(mailEvent)
      ? [t("appointments:again")]
      : []),
  ];
}

/**
 * With the coach's consent, given before or after, there is a contract; § 312f BGB requires that its confirmation
 * explains how to withdraw.
 */
function contractPassages({ config }: Deps, notice: Notice, t: Translate) {
  const { kind, reader, facts, series, contract } = notice;
  if (reader !== "client") return [];
  const dates = datesOf(notice);
  const isPaid = facts.grossCents > 0;
  const isBinding = isPaid && isConcluded(kind, facts.status);
  const url = pageLink(config, { page: "withdraw", locale: facts.client.locale });
  const bookingNumber = dates.map((date) => date.bookingNumber).join(", ");
  return [
    ...(contract ? [t(`appointments:contract.${isPaid ? "paid" : "free"}`)] : []),
    ...(contract && series ? [t("appointment-series:contract")] : []),
    ...(isBinding && dates.some(({ earlyStart }) => earlyStart === "given")
      ? [t("appointments:earlyStart.given")]
      : []),
    ...(isBinding ? [t("appointments:withdrawal", { url, bookingNumber })] : []),
    ...(contract ? [{ textOnly: contract.text }] : []),
  ];
}

/** From now on both agree: the contract is concluded, free or paid. */
export const isConcluded = (kind: NoticeKind, status: Status): boolean =>
  status === "Scheduled" && AGREEING.includes(kind);

const AGREEING: readonly NoticeKind[] = ["book", "giveDetails", "confirm", "accept"];

function paramsOf({ translator, config }: Deps, notice: Notice) {
  const { reader, facts } = notice;
  const { locale } = facts[reader];
  const times = timesForReader(translator, facts[reader]);
  const moment = (instant: Date | null) => instant && times.moment(instant);
  const dates = datesOf(notice);
  return {
    name: fullName(facts[otherSide(reader)]),
    dates: dates.length,
    price: moneyIn(locale, facts.grossCents),
    owed: moneyIn(
      locale,
      dates.reduce((sum, { owedCents }) => sum + owedCents, 0),
    ),
    ...meansOf(locale, notice),
    when: times.short(facts.startsAt),
    clock: times.clock(facts.startsAt),
    holdUntil: facts.holdUntil && times.clock(facts.holdUntil),
    answerBy: moment(facts.answerBy),
    freeUntil: moment(facts.freeUntil),
    chargeAt: moment(facts.chargeAt),
    supportEmail: config.company.supportEmail,
  };
}

const meansOf = (locale: Locale, { facts: { grossCents, giftCents, creditCents } }: Notice) => ({
  charged: moneyIn(locale, grossCents - giftCents - creditCents),
  // Of what did not take place: by card and gift cards, but not by credit.
  due: moneyIn(locale, grossCents - creditCents),
  gift: moneyIn(locale, giftCents),
  credit: moneyIn(locale, creditCents),
});

const questionsOf = ({ config }: Pick<Deps, "config">, { facts }: Notice) =>
  pageLink(config, { page: "clientIntake", locale: facts.client.locale, token: facts.id });

const roomOf = ({ config }: Pick<Deps, "config">, { reader, facts }: Notice) =>
  pageLink(config, { page: "room", locale: facts[reader].locale, token: facts.id });
