import type { Actor, Event } from "./appointments/lifecycle.ts";
import type { Side } from "./appointments/status.ts";
import type { ReminderWork } from "./appointments/timers.ts";
import type { NotificationKind } from "./notifications-preferences.ts";

/** `Pending` waits to be pushed, `Failed` could not be; both count as unread like `Sent`. */
export const NOTIFICATION_STATUSES = ["Pending", "Sent", "Failed", "Read", "Deleted", "Archived", "Dismissed"] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** Those that the bell shows. */
export const UNREAD = ["Pending", "Sent", "Failed"] as const satisfies readonly NotificationStatus[];
/** Those that a list shows by default. */
export const LISTED = [
  "Pending",
  "Sent",
  "Failed",
  "Read",
  "Dismissed",
] as const satisfies readonly NotificationStatus[];

/** A person's actions on a notification. */
export const NOTIFICATION_ACTS = {
  read: "Read",
  dismiss: "Dismissed",
  archive: "Archived",
  delete: "Deleted",
} as const satisfies Record<string, NotificationStatus>;
export type NotificationAction = keyof typeof NOTIFICATION_ACTS;

const FROM: Record<NotificationAction, readonly NotificationStatus[]> = {
  read: ["Pending", "Sent", "Failed", "Dismissed", "Archived", "Deleted", "Read"],
  dismiss: UNREAD,
  archive: LISTED,
  delete: [...LISTED, "Archived"],
};

/** The statuses an action applies to; reading also restores archived or deleted ones. */
export const statusesBefore = (act: NotificationAction): readonly NotificationStatus[] => FROM[act];

/** How long a deletion can be undone. */
export const DELETED_KEPT_DAYS = 30;

/** Asks for an answer. */
const QUESTIONS = ["book", "giveDetails", "reschedule", "unanswered", "noShow"] as const satisfies NotificationKind[];
/** States a status, until it changes. */
const ABOUT_UPCOMING = [
  "booked",
  "confirm",
  "accept",
  "remindDayBefore",
  "remind",
  "calendarChanged",
] as const satisfies NotificationKind[];
/** Asks for a payment. */
export const ALARMS = ["paymentFailed"] as const satisfies NotificationKind[];

/** After these the appointment's status is another. */
const ENDS_UPCOMING: readonly Event[] = ["reschedule", "decline", "cancel", "noShow", "lapse", "unpaid", "complete"];

type ResolvedByParams = { event: Event | "book" | ReminderWork; owedCents: number };

/** Which earlier notifications about an appointment are obsolete after this one. */
export function resolvedBy({ event, owedCents }: ResolvedByParams): readonly NotificationKind[] {
  if (event === "book" || event === "remind" || event === "remindDayBefore") return [];
  const ends = ENDS_UPCOMING.includes(event);
  // Nobody pays for a time that is not agreed.
  const isPaidLater = event === "reschedule" || (ends && owedCents === 0);
  return [...QUESTIONS, ...(ends ? ABOUT_UPCOMING : []), ...(isPaidLater ? ALARMS : [])];
}

type IsMailedParams = {
  event: Event | "book" | ReminderWork;
  by: Actor;
  reader: Side;
  grossCents: number;
  /** Whether both had ever agreed to it. */
  isAgreed: boolean;
};

/**
 * Whether this reader gets a mail about it. Nobody is notified of their own action, but the law requires some of it in
 * writing for clients: the receipt of an order (§ 312i BGB), the contract (§ 312f BGB), what ending it costs or
 * refunds, and that an objection was received.
 */
export function isMailed({ event, by, reader, grossCents, isAgreed }: IsMailedParams): boolean {
  if (by !== reader) return true;
  if (reader === "coach") return false;
  if (event === "book" || event === "giveDetails" || event === "objectToNoShow") return true;
  return grossCents > 0 && (event === "accept" || (isAgreed && (event === "cancel" || event === "decline")));
}
