import type { Notification } from "@aufwind/contract/notifications";
import { otherSide, type Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { isAboutReview, type NotificationKind, topicOf } from "@aufwind/rules/notifications-preferences";
import type { SentenceKey } from "../../../platform/i18n/namespaces.ts";
import { monthIn } from "../../../platform/mail/moment.ts";
import { moneyIn } from "../../../platform/mail/money.ts";
import { timesFor } from "../../../platform/mail/two-times.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ListedRow } from "./store.ts";

type Means = Pick<Platform, "words">;
type Reading = { side: Side; zone: string; locale: Locale };

export const presentNotification = (means: Means, row: ListedRow, reading: Reading): Notification => ({
  notificationId: row.id,
  kind: row.kind,
  topic: topicOf(row.kind),
  message: sentenceOf(means, row, reading),
  date: row.created_at.toISOString(),
  status: row.status,
  target: targetOf(row.kind, reading.side),
  appointmentId: row.appointment_id,
  name: nameOf(row),
});

const nameOf = ({ first_name, last_name }: ListedRow) => `${first_name ?? ""} ${last_name ?? ""}`.trim();

function targetOf(kind: NotificationKind, side: Side): Notification["target"] {
  if (kind === "paymentFailed" && side === "client") return "pay";
  if (kind === "documentShared") return "documents";
  if (isAboutReview(kind)) return side === "client" ? "review" : "reviews";
  if (kind === "credited") return "friends";
  if (topicOf(kind) === "practice") return "statements";
  return kind === "message" ? "messages" : "appointment";
}

function sentenceOf({ words }: Means, row: ListedRow, { side, zone, locale }: Reading): string {
  const { data, starts_at } = row;
  const times = timesFor(words, { locale, zone });
  const [name, left] = [nameOf(row), otherSide(side)];
  const moment = (instant: Date | null) => (instant ? times.brief(instant) : "");
  return words.t(locale, keyOf(row, side), {
    // The person's name at the start of a sentence, and inside it.
    who: name || words.t(locale, `notifications:left.${left}.who`),
    name: name || words.t(locale, `notifications:left.${left}.name`),
    when: moment(starts_at),
    answerBy: moment(data.answerBy ? new Date(data.answerBy) : null),
    money: data.cents ? moneyIn(locale, Number(data.cents)) : "",
    month: data.month ? monthIn(locale, data.month) : "",
  });
}

/** Sentences that are the same for both, and those that differ by side. */
function keyOf({ kind, data }: ListedRow, side: Side): SentenceKey {
  switch (kind) {
    case "disputed":
      return `notifications:disputed.${data.outcome === "won" || data.outcome === "lost" ? data.outcome : "open"}`;
    case "credited":
      return `notifications:credited.${data.reason === "invited" ? "invited" : "welcome"}`;
    case "unpaid":
    case "paymentFailed":
    case "refunded":
      return `notifications:${kind}.${side}`;
    default:
      return `notifications:${kind}`;
  }
}
