import type { Conversation } from "@aufwind/contract/conversations";

export type Mark = "sending" | "failed" | "sent" | "delivered" | "read";

/** The receipt of an own stored message. */
export function markOf(number: number, { deliveredUpTo, readUpTo }: Conversation["other"]): Mark {
  if (number <= readUpTo) return "read";
  return number <= deliveredUpTo ? "delivered" : "sent";
}
