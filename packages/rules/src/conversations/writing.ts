import type { Side } from "../appointments/status.ts";

export const MESSAGE_LIMIT = 4000;
/** Unread for so long, a message is mentioned in a mail. */
export const UNREAD_MAIL_AFTER = 10 * 60_000;
/** So many conversations one client begins in a day. */
export const MOST_NEW_CONVERSATIONS = 20;

/** What decides whether somebody may write to the other person of a pair. */
export type Pair = {
  /** Whether visitors find the coach. */
  isCoachPublic: boolean;
  /** Whether the client has ever booked with the coach, or came by the coach's invitation. */
  isClientOfCoach: boolean;
  /** Whether the client has written to the coach before. */
  hasClientWritten: boolean;
  /** Whether one of the two has deleted the profile. */
  hasLeft: boolean;
};

/** A client writes to every coach who can be found and to their own; a coach to own clients, and answers who asks. */
export function mayWrite(by: Side, pair: Pair): boolean {
  if (pair.hasLeft) return false;
  if (pair.isClientOfCoach) return true;
  return by === "client" ? pair.isCoachPublic : pair.hasClientWritten;
}
