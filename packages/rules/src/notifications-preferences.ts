import type { Side } from "./appointments/status.ts";

/** Topics to choose for, each with its channels. */
export const TOPICS = [
  "requests",
  "appointments",
  "dayBefore",
  "reminders",
  "payments",
  "messages",
  "goals",
  "practice",
] as const;
export type Topic = (typeof TOPICS)[number];

export const CHANNELS = ["inApp", "email", "push"] as const;
export type Channel = (typeof CHANNELS)[number];
export type Choice = Record<Channel, boolean>;

/** Every kind of notification and the topic it belongs to. */
const TOPIC_OF = {
  book: "requests",
  booked: "appointments",
  unanswered: "requests",
  timeOffered: "requests",
  waitingEnded: "requests",
  timeProposed: "requests",
  proposalLapsed: "requests",
  proposalDeclined: "requests",
  proposalWithdrawn: "requests",
  giveDetails: "requests",
  confirm: "appointments",
  reject: "appointments",
  reschedule: "requests",
  accept: "appointments",
  decline: "appointments",
  cancel: "appointments",
  noShow: "appointments",
  takeBackNoShow: "appointments",
  objectToNoShow: "appointments",
  settleNoShow: "appointments",
  noShowDecided: "appointments",
  expire: "appointments",
  lapse: "appointments",
  unpaid: "payments",
  remindDayBefore: "dayBefore",
  remind: "reminders",
  paymentFailed: "payments",
  refunded: "payments",
  refundFailed: "payments",
  disputed: "payments",
  credited: "payments",
  message: "messages",
  documentShared: "messages",
  agreementAsked: "messages",
  textChanged: "messages",
  goalShared: "goals",
  stepDue: "goals",
  stepOverdue: "goals",
  checkInInvited: "goals",
  worksheetSent: "goals",
  worksheetDue: "goals",
  worksheetAnswered: "goals",
  rateIt: "reminders",
  reviewPublished: "appointments",
  reviewContested: "appointments",
  reviewRemoved: "appointments",
  calendarChanged: "appointments",
  calendarStopped: "practice",
  reviewWritten: "practice",
  reviewDecided: "practice",
  statement: "practice",
  payoutFailed: "practice",
  taxDetails: "practice",
  taxHeld: "practice",
  taxReleased: "practice",
  taxCopy: "practice",
  earningsHeld: "practice",
  earningsDecided: "practice",
  adjusted: "practice",
  traderData: "practice",
} as const satisfies Record<string, Topic>;
export type NotificationKind = keyof typeof TOPIC_OF;
export const NOTIFICATION_KINDS = Object.keys(TOPIC_OF) as NotificationKind[];

export const topicOf = (kind: NotificationKind): Topic => TOPIC_OF[kind];
/** Asks for tax details, or is about the report that they are for. */
export const isAboutTax = (kind: NotificationKind): boolean => kind.startsWith("tax");
const ABOUT_EARNINGS: readonly NotificationKind[] = ["earningsHeld", "earningsDecided", "adjusted"];
/** What is found among the coach's earnings, not in a statement yet. */
export const isAboutEarnings = (kind: NotificationKind): boolean => ABOUT_EARNINGS.includes(kind);
/** Reviews belong to other topics, but have texts of their own. */
export const isAboutReview = (kind: NotificationKind): boolean => kind === "rateIt" || kind.startsWith("review");

/** Mails about contracts or money are always sent; the count of messages is always shown. */
const ALWAYS: Partial<Record<Topic, readonly Channel[]>> = {
  requests: ["email"],
  appointments: ["email"],
  payments: ["inApp", "email"],
  messages: ["inApp"],
  practice: ["email"],
};
export const isAlways = (topic: Topic, channel: Channel): boolean => ALWAYS[topic]?.includes(channel) ?? false;

/** Clients have no practice. */
export const topicsFor = (side: Side): Topic[] => TOPICS.filter((topic) => side === "coach" || topic !== "practice");

const DEFAULT: Choice = { inApp: true, email: true, push: true };

/** Somebody's effective settings: the choice or the default, and always what is mandatory. */
export function choiceFor(topic: Topic, chosen?: Choice): Choice {
  const { inApp, email, push } = chosen ?? DEFAULT;
  const isSeen = inApp || isAlways(topic, "inApp");
  // A push links to the notification in the app.
  return { inApp: isSeen, email: email || isAlways(topic, "email"), push: push && isSeen };
}

export type QuietHours = {
  /** Wall-clock times, "22:00"; from may be later than until. */
  from: string;
  until: string;
  zone: string;
};

/** When somebody may be disturbed: now, or at the end of their quiet hours. Epoch milliseconds. */
export function disturbAt(now: number, quiet: QuietHours | null): number {
  if (!quiet) return now;
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(quiet.zone);
  const [time, from, until] = [
    here.toPlainTime(),
    Temporal.PlainTime.from(quiet.from),
    Temporal.PlainTime.from(quiet.until),
  ];
  const isAfter = (one: Temporal.PlainTime, other: Temporal.PlainTime) => Temporal.PlainTime.compare(one, other) >= 0;
  const isOverMidnight = isAfter(from, until);
  const isQuiet = isOverMidnight
    ? isAfter(time, from) || !isAfter(time, until)
    : isAfter(time, from) && !isAfter(time, until);
  if (!isQuiet) return now;
  const day = here.toPlainDate().add({ days: isOverMidnight && isAfter(time, from) ? 1 : 0 });
  const end = day.toZonedDateTime({ timeZone: quiet.zone, plainTime: until }).epochMilliseconds;
  // When clocks are set back, the end of the first of two equal hours may be in the past.
  return Math.max(end, now);
}
