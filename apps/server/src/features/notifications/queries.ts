import type { Notification, NotificationSettings } from "@aufwind/contract/notifications";
import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type Period, periodRange } from "@aufwind/rules/appointments/periods";
import { otherSide, type Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { LISTED, type NotificationStatus } from "@aufwind/rules/notifications";
import {
  type Choice,
  choiceFor,
  isAboutEarnings,
  isAboutReview,
  isAboutTax,
  type QuietHours,
  type Topic,
  topicOf,
  topicsFor,
} from "@aufwind/rules/notifications-preferences";
import { findCalled } from "@aufwind/rules/search/text-analysis";
import type { Database, DbOrTx } from "../../platform/database/database.ts";
import { dayIn } from "../../platform/documents/formats.ts";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { dateIn, monthIn } from "../../platform/mail/moment.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ListedRow } from "./list-store.ts";
import * as store from "./list-store.ts";
import * as settingsStore from "./settings-store.ts";

type ListNotificationsParams = store.Whose &
  PageAsked & {
    status: NotificationStatus[];
    timeframe: Period;
    clientName: string;
    timeZone: string;
    locale: Locale;
  };

/** One page of somebody's notifications by time. Periods are days of the reader's zone. */
export async function listNotifications(platform: Platform, asked: ListNotificationsParams) {
  const { database, clock } = platform;
  const { side, userId, status, timeframe, clientName, timeZone: zone } = asked;
  const range = periodRange({ period: timeframe, now: clock.now().getTime(), zone });
  const others = clientName ? await othersCalled(database, { side, userId, name: clientName }) : undefined;
  const wanted = { side, userId, statuses: status.length > 0 ? status : LISTED, range, others };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, wanted, asked),
    store.countWanted(database, wanted),
  ]);
  return {
    items: rows.map((row) => presentNotification(platform, row, { side, zone, locale: asked.locale })),
    ...pageFacts({ ...asked, totalCount }),
  };
}

async function othersCalled(database: Database, { name, ...whose }: store.Whose & { name: string }) {
  return findCalled(await store.findOthers(database, whose), name).map(({ id }) => id);
}

type Deps = Pick<Platform, "translator">;

type Reading = { side: Side; zone: string; locale: Locale };

export const presentNotification = (deps: Deps, row: ListedRow, reading: Reading): Notification => ({
  notificationId: row.id,
  kind: row.kind,
  topic: topicOf(row.kind),
  message: sentenceOf(deps, row, reading),
  date: row.created_at.toISOString(),
  status: row.status,
  target: targetOf(row, reading.side),
  appointmentId: row.appointment_id,
  clientId: reading.side === "coach" ? (row.data.clientId ?? null) : null,
  name: nameOf(row),
});

const nameOf = ({ first_name, last_name }: ListedRow) => `${first_name ?? ""} ${last_name ?? ""}`.trim();

/** About times that were held for a client. */
const WAITING = [
  ...(["timeOffered", "waitingEnded", "timeProposed"] as const),
  ...(["proposalLapsed", "proposalDeclined", "proposalWithdrawn"] as const),
];

function targetOf({ kind, data }: ListedRow, side: Side): Notification["target"] {
  if (kind === "paymentFailed" && side === "client") return "pay";
  if (kind === "documentShared" || kind === "agreementAsked") return "documents";
  if (WAITING.some((each) => each === kind)) return side === "client" ? "waitingList" : "client";
  if (kind === "calendarChanged" || kind === "calendarStopped") return "calendars";
  if (kind === "textChanged") return data.text === "privacy" ? "privacy" : "terms";
  if (isAboutReview(kind)) return side === "client" ? "review" : "reviews";
  if (kind === "credited") return "friends";
  if (isAboutTax(kind)) return "taxDetails";
  if (isAboutEarnings(kind)) return "finances";
  if (kind === "traderData") return "business";
  if (topicOf(kind) === "goals") return "goals";
  if (topicOf(kind) === "practice") return "statements";
  return kind === "message" ? "messages" : "appointment";
}

/** A line breaks neither after a short weekday, nor between a day and its month, nor before "Uhr". */
const unbroken = (time: string) =>
  time.replace(/^(\p{L}{2,3}\.?,?) (?=\d)/u, "$1\u00a0").replace(/(\d\.?) (?=\p{L})/gu, "$1\u00a0");

function sentenceOf({ translator }: Deps, row: ListedRow, { side, zone, locale }: Reading): string {
  const { data, starts_at } = row;
  const times = timesForReader(translator, { locale, zone });
  const [name, left] = [nameOf(row), otherSide(side)];
  const moment = (instant: Date | null) => (instant ? unbroken(times.brief(instant)) : "");
  return translator.t(locale, keyOf(row, side), {
    // The person's name at the start of a sentence, and inside it.
    who: name || translator.t(locale, `notifications:left.${left}.who`),
    name: name || translator.t(locale, `notifications:left.${left}.name`),
    when: moment(starts_at),
    answerBy: moment(data.answerBy ? new Date(data.answerBy) : null),
    money: data.cents ? moneyIn(locale, Number(data.cents)) : "",
    month: data.month ? monthIn(locale, data.month) : "",
    day: data.day ? unbroken(dateIn({ locale }, new Date(`${data.day}T12:00Z`))) : "",
    date: data.version ? unbroken(dayIn(locale, data.appliesOn ?? data.version)) : "",
    year: data.year ?? "",
    dates: data.dates ?? "",
  });
}

/** What is said of several dates of a series at once. */
const IN_SERIES = [
  "book",
  "booked",
  "giveDetails",
  "confirm",
  "reject",
  "reschedule",
  "accept",
  "decline",
  "cancel",
  "expire",
  "lapse",
] as const;

/** Sentences that are the same for both, and those that differ by side. */
function keyOf({ kind, data }: ListedRow, side: Side): TranslationKey {
  const key = data.dates && IN_SERIES.find((each) => each === kind);
  if (key) return `notifications:series.${key}`;
  switch (kind) {
    case "disputed":
      return `notifications:disputed.${data.outcome === "won" || data.outcome === "lost" ? data.outcome : "open"}`;
    case "credited":
      return `notifications:credited.${data.reason === "invited" || data.reason === "goodwill" ? data.reason : "welcome"}`;
    case "earningsHeld":
      return `notifications:earningsHeld.${data.reason === "coach" ? "coach" : "pair"}`;
    case "earningsDecided":
      return `notifications:earningsDecided.${data.decision === "withhold" ? "withhold" : "release"}`;
    case "adjusted":
      return `notifications:adjusted.${data.side === "less" ? "less" : "more"}`;
    case "textChanged":
      return `notifications:textChanged.${data.text === "privacy" || data.text === "conduct" ? data.text : "terms"}`;
    case "calendarStopped":
      return `notifications:calendarStopped.${data.reason === "emptied" ? "emptied" : "problem"}`;
    case "traderData":
      return `notifications:traderData.${data.answerBy ? "asked" : "closed"}`;
    case "cancel":
      return data.by === "team" ? "notifications:cancelByTeam" : "notifications:cancel";
    case "refunded":
      return `notifications:refunded.${side}${data.cents ? "Part" : ""}`;
    case "unpaid":
    case "paymentFailed":
    case "goalShared":
      return `notifications:${kind}.${side}`;
    default:
      return `notifications:${kind}`;
  }
}

/** Channels per topic, and quiet hours. */
export type Wishes = Choice & { quiet: QuietHours | null };

const NOTHING: Choice = { inApp: false, email: false, push: false };

/** The settings of each of these people; with everything switched off only mandatory ones are left. */
export async function wishesOf(db: DbOrTx, userIds: readonly string[], topic: Topic): Promise<Map<string, Wishes>> {
  const chosen = await settingsStore.findChosen(db, { userIds, topics: [topic] });
  return new Map(
    chosen.map(({ user_id, receives, choice, quiet }) => [
      user_id,
      { ...choiceFor(topic, receives ? (choice ?? undefined) : NOTHING), quiet },
    ]),
  );
}

/** Everything that the page shows: each topic as chosen, even if all is switched off. */
export async function settingsOf(db: DbOrTx, { userId, side }: SettingsOwner): Promise<NotificationSettings> {
  const chosen = await settingsStore.findChosen(db, { userIds: [userId], topics: topicsFor(side) });
  const [first] = chosen;
  const quiet = first?.quiet;
  return {
    receiveNotifications: first?.receives ?? true,
    quietHours: quiet ? { from: quiet.from, until: quiet.until, timeZone: quiet.zone } : null,
    topics: chosen.map(({ topic, choice }) => ({ topic, ...choiceFor(topic, choice ?? undefined) })),
  };
}

export type SettingsOwner = { userId: string; side: Side };
