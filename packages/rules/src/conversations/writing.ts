import type { Side } from "../appointments/status.ts";

export const MESSAGE_LIMIT = 4000;
/** Unread for so long, a message is mentioned in a mail. */
export const UNREAD_MAIL_AFTER = 10 * 60_000;
/** So many conversations one client begins in a day. */
export const MOST_NEW_CONVERSATIONS = 20;

/** What decides whether somebody may write to the other person of a pair. */
export type Pair = {
  /** Whether the coach's page is there for the client: everybody's while it is public, then the coach's own clients'. */
  isCoachReachable: boolean;
  /** Whether the client has ever booked with the coach, or came by the coach's invitation. */
  isClientOfCoach: boolean;
  /** Whether the client has written to the coach before. */
  hasClientWritten: boolean;
  /** Whether one of the two has deleted the profile. */
  hasLeft: boolean;
};

/** A client writes to every coach whose page is there for them; a coach to own clients, and answers who asks. */
export function mayWrite(by: Side, pair: Pair): boolean {
  if (pair.hasLeft) return false;
  return by === "client" ? pair.isCoachReachable : pair.isClientOfCoach || pair.hasClientWritten;
}
