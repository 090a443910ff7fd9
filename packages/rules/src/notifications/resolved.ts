import type { ReminderWork } from "../appointments/clock.ts";
import type { Event } from "../appointments/lifecycle.ts";
import type { NotificationKind } from "./topics.ts";

/** Asked somebody for an answer. */
const QUESTIONS = ["book", "giveDetails", "reschedule", "unanswered", "noShow"] as const satisfies NotificationKind[];
/** Said how it stands, until it stands otherwise. */
const STANDINGS = ["booked", "confirm", "accept", "remindDayBefore", "remind"] as const satisfies NotificationKind[];
/** Asked for a payment. */
export const ALARMS = ["paymentFailed"] as const satisfies NotificationKind[];

/** After these an appointment stands otherwise than before. */
const ENDS_STANDING: readonly Event[] = ["reschedule", "decline", "cancel", "noShow", "lapse", "unpaid", "complete"];

type Happened = { event: Event | "book" | ReminderWork; owedCents: number };

/** Which earlier notifications about an appointment have nothing to say any more once this has happened. */
export function resolvedBy({ event, owedCents }: Happened): readonly NotificationKind[] {
  if (event === "book" || event === "remind" || event === "remindDayBefore") return [];
  const ends = ENDS_STANDING.includes(event);
  // Nobody pays for a time that is not agreed.
  const isPaidLater = event === "reschedule" || (ends && owedCents === 0);
  return [...QUESTIONS, ...(ends ? STANDINGS : []), ...(isPaidLater ? ALARMS : [])];
}
