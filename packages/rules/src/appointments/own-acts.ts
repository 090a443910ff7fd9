import type { ReminderWork } from "./clock.ts";
import type { Actor, Event } from "./lifecycle.ts";
import type { Side } from "./status.ts";

type Told = {
  event: Event | "book" | ReminderWork;
  by: Actor;
  reader: Side;
  grossCents: number;
  /** Whether both had said yes to it at some time. */
  isAgreed: boolean;
};

/**
 * Whether this reader gets a mail of it. Nobody is told what they did themselves, but a client is owed some of it in
 * writing: the receipt of an order (§ 312i BGB), the contract (§ 312f BGB), what ending it costs or gives back, and that an
 * objection has come in.
 */
export function isMailed({ event, by, reader, grossCents, isAgreed }: Told): boolean {
  if (by !== reader) return true;
  if (reader === "coach") return false;
  if (event === "book" || event === "giveDetails" || event === "objectToNoShow") return true;
  return grossCents > 0 && (event === "accept" || (isAgreed && (event === "cancel" || event === "decline")));
}
