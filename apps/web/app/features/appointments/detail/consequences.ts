import type { Appointment } from "@aufwind/contract/appointments";
import type { AskedAct } from "./possible-acts.ts";

type Facts = Pick<Appointment, "side" | "feeCents" | "owedIfCancelledCents" | "freeUntil" | "payment">;

type Consequence =
  | `${"confirm" | "reject" | "accept" | "decline" | "cancel" | "objectToNoShow" | "takeBackNoShow"}.text`
  | "confirm.paid"
  | `accept.${"paid" | "soon" | "paidAlready" | "soonPaidAlready"}`
  | `cancel.${"nothing" | "freeUntil" | "owed" | "givenBack"}`
  | `noShow.${"client" | "coach" | "free" | "open"}`;

/** The text before an action: what happens, and what it costs. */
export function consequences(act: AskedAct, facts: Facts, now: number): Consequence[] {
  const { side, feeCents, owedIfCancelledCents, freeUntil, payment } = facts;
  const isPaid = feeCents > 0;
  const isSoon = Date.parse(freeUntil) < now;
  switch (act) {
    case "confirm":
      return isPaid ? ["confirm.text", "confirm.paid"] : ["confirm.text"];
    case "accept":
      if (side === "coach" || !isPaid) return ["accept.text"];
      if (payment === "paid") return ["accept.text", isSoon ? "accept.soonPaidAlready" : "accept.paidAlready"];
      return ["accept.text", isSoon ? "accept.soon" : "accept.paid"];
    case "cancel":
      if (side === "coach") return isPaid ? ["cancel.text", "cancel.givenBack"] : ["cancel.text"];
      if (owedIfCancelledCents > 0) return ["cancel.owed", "cancel.text"];
      return [isPaid && !isSoon ? "cancel.freeUntil" : "cancel.nothing", "cancel.text"];
    case "noShow":
      return [isPaid ? `noShow.${side}` : "noShow.free", "noShow.open"];
    default:
      return [`${act}.text`];
  }
}
