import type { Conversation } from "@aufwind/contract/conversations";

export type Mark = "sending" | "failed" | "sent" | "delivered" | "read";

/** How far a stored message of one's own has come. */
export function markOf(number: number, { deliveredUpTo, readUpTo }: Conversation["other"]): Mark {
  if (number <= readUpTo) return "read";
  return number <= deliveredUpTo ? "delivered" : "sent";
}
