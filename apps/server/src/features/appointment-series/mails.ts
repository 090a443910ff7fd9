import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import { isLive, otherSide, type Side } from "@aufwind/rules/appointments/status";
import { isMailed } from "@aufwind/rules/notifications";
import { calendarFile } from "../../platform/calendar/calendar-file.ts";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-letter.ts";
import type { Card } from "../../platform/mail/letter.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import { timesFor } from "../../platform/mail/two-times.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Group } from "../appointments/group-commands.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Facts = Group["facts"][number];
type Keys<Part extends string> =
  Extract<TranslationKey, `appointment-series:${Part}.${string}`> extends `appointment-series:${Part}.${infer Key}`
    ? Key
    : never;
type Happening = Keys<"notices"> extends `${infer Name}.${string}` ? Name : never;

export type SeriesKind =
  | "book"
  | "giveDetails"
  | "confirm"
  | "reject"
  | "reschedule"
  | "accept"
  | "decline"
  | "cancel"
  | "expire"
  | "lapse";

export type SeriesNotice = Pick<Group, "facts" | "contract"> & {
  seriesId: string;
  kind: SeriesKind;
  by: Actor;
  reader: Side;
  entriesFor: Group["entriesFor"];
};

/** One mail about several dates to one side, with a calendar file of all; undefined if this reader gets none. */
export function seriesMail(deps: Deps, notice: SeriesNotice): OutgoingMail | undefined {
  const { kind, by, reader, facts, entriesFor } = notice;
  const [first] = facts;
  const happening = first && isMailed({ event: kind, by, reader, ...first }) ? happeningOf(notice, first) : undefined;
  if (!first || !happening || !first[reader].email) return undefined;
  const { email, firstName, locale } = first[reader];
  const params = paramsOf(deps, { ...notice, first });
  const t = (key: TranslationKey, more = {}) => deps.translator.t(locale, key, { ...params, ...more });
  const said = (part: "heading" | "happened" | "next") => t(`appointment-series:notices.${happening}.${part}`);
  const contract = reader === "client" ? notice.contract : undefined;
  const url = linkOf(deps, { ...notice, first });
  const mail = companyMail(deps, {
    email: email ?? "",
    firstName,
    locale,
    subject: t("appointment-series:subject", { what: said("heading") }),
    heading: said("heading"),
    passages: [
      said("happened"),
      ...(by !== reader && first.reason ? [t("appointments:reason"), { quote: first.reason }] : []),
      ...(NOTED.includes(happening) && first.hasNote ? [t("appointments:hasNote")] : []),
      { card: cardOf(deps, { ...notice, first }) },
      said("next"),
      ...costsOf(notice, first).map((cost) => t(`appointment-series:costs.${cost}`)),
      ...(reader === "client" && kind === "reschedule" && facts.some(({ earlyStart }) => earlyStart === "asked")
        ? [t("appointments:earlyStart.asked")]
        : []),
      { label: t(`appointment-series:buttons.${BUTTONS[happening] ?? "view"}`), url },
      ...(contract ? contractPassages(deps, { notice, t, text: contract.text }) : []),
    ],
  });
  const enclosures = contract ? { enclosures: [{ kind: "contract", id: contract.id }] } : {};
  // A request is in no calendar before the coach accepts it.
  if (happening === "requestCame") return mail;
  const calendar = {
    method: "PUBLISH",
    content: calendarFile({ method: "PUBLISH", entries: entriesFor(reader) }),
  } as const;
  return { ...mail, ...enclosures, calendar };
}

type Translate = (key: TranslationKey, more?: object) => string;
type ContractParams = { notice: SeriesNotice; t: Translate; text: string };

/** § 312f BGB: each date is a contract of its own; they differ by date and number alone, and the mail names those. */
function contractPassages(deps: Deps, { notice: { facts, reader }, t, text }: ContractParams) {
  const [first] = facts;
  const isPaid = (first?.grossCents ?? 0) > 0;
  const url = pageLink(deps.config, { page: "withdraw", locale: first?.[reader].locale ?? "de" });
  const bookingNumber = facts.map((each) => each.bookingNumber).join(", ");
  return [
    t(`appointments:contract.${isPaid ? "paid" : "free"}`),
    t("appointment-series:contracts"),
    ...(facts.some(({ earlyStart }) => earlyStart === "given") ? [t("appointments:earlyStart.given")] : []),
    ...(isPaid ? [t("appointments:withdrawal", { url, bookingNumber })] : []),
    { paper: text },
  ];
}

/** What happened, from this reader's side. */
function happeningOf({ kind, by, reader }: SeriesNotice, first: Facts): Happening | undefined {
  const who = by === reader ? "ByYou" : "ByOther";
  const isClient = reader === "client";
  switch (kind) {
    case "book":
    case "giveDetails":
      if (first.awaiting === "payment_details") return isClient ? "held" : undefined;
      if (first.status === "Scheduled") return isClient ? "bookedByYou" : "bookedByOther";
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
      return `cancelled${who}`;
    case "expire":
      return isClient ? "expired" : undefined;
    case "lapse":
      return isClient ? "lapsedForClient" : "lapsedForCoach";
  }
}

const NOTED: readonly Happening[] = ["requestCame", "bookedByOther"];
const BUTTONS: Partial<Record<Happening, Keys<"buttons">>> = {
  held: "details",
  requestCame: "answer",
  movedByOther: "answerTimes",
};

type Told = SeriesNotice & { first: Facts };

/** Each date is paid for by itself. */
function costsOf({ reader, kind, facts }: SeriesNotice, first: Facts): Keys<"costs">[] {
  if (first.grossCents === 0) return [];
  if (!isLive(first.status)) {
    const isOwed = kind === "cancel" && facts.some(({ owedCents }) => owedCents > 0);
    return [isOwed ? `${reader}.owed` : `${reader}.nothing`];
  }
  return reader === "client" ? ["client.each"] : [];
}

/** Who, what, all dates and the price of each. */
function cardOf({ translator }: Deps, { reader, facts, first }: Told): Card {
  const { locale, zone } = first[reader];
  const other = first[otherSide(reader)];
  const label = (key: "with" | "kind" | "when" | "price") => translator.t(locale, `appointments:facts.labels.${key}`);
  const times = timesFor(translator, { locale, zone });
  const minutes = (first.endsAt.getTime() - first.startsAt.getTime()) / 60_000;
  const kind = translator.t(locale, `appointments:kinds.${first.consultation}`);
  const price = moneyIn(locale, first.grossCents);
  const said = translator.t(locale, `appointments:facts.price.${first.grossCents === 0 ? "free" : reader}`, { price });
  const lines = facts.map(({ startsAt, bookingNumber }) =>
    translator.t(locale, "appointment-series:line", { when: times.brief(startsAt), bookingNumber }),
  );
  return {
    person: { label: label("with"), value: fullName(other) },
    initials: [other.firstName, other.lastName].map((name) => [...name][0] ?? "").join(""),
    facts: [
      { label: label("kind"), value: translator.t(locale, "appointments:facts.kind", { kind, minutes }) },
      { label: label("when"), value: lines.join("\n") },
      { label: label("price"), value: translator.t(locale, "appointment-series:each", { price: said }) },
    ],
  };
}

function paramsOf({ translator }: Deps, { reader, facts, first }: Told) {
  const { locale } = first[reader];
  const times = timesFor(translator, first[reader]);
  const owed = facts.reduce((sum, { owedCents }) => sum + owedCents, 0);
  return {
    name: fullName(first[otherSide(reader)]),
    dates: facts.length,
    price: moneyIn(locale, first.grossCents),
    owed: moneyIn(locale, owed),
    first: times.short(first.startsAt),
    holdUntil: first.holdUntil && times.clock(first.holdUntil),
    answerBy: first.answerBy && times.moment(first.answerBy),
  };
}

const fullName = ({ firstName, lastName }: Facts["client"]) => `${firstName} ${lastName}`.trim();

const linkOf = ({ config }: Pick<Deps, "config">, { reader, seriesId, first }: Told) =>
  pageLink(config, { page: `${reader}Series`, locale: first[reader].locale, token: seriesId });
