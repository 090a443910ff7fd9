import { unpaidAt } from "../payments/ladder.ts";
import { completeAt, type Facts } from "./acts.ts";
import { REMIND } from "./deadlines.ts";
import { areBothPresent } from "./presence.ts";
import { stateOf } from "./status.ts";

/** What the clock does by itself. */
export type ClockWork = "expire" | "lapse" | "unpaid" | "complete" | "settleNoShow" | "remind";

type Due = { work: ClockWork; at: number };

/** What the clock has to do next for an appointment, and when it looks; undefined where nothing is left to do. */
export function nextDue(facts: Facts, now: number): Due | undefined {
  switch (stateOf(facts)) {
    case "Pending/payment_details":
      return { work: "expire", at: facts.holdUntil ?? facts.startsAt };
    case "Pending/coach":
    case "Rescheduled/client":
    case "Rescheduled/coach":
      return { work: "lapse", at: facts.answerBy ?? facts.startsAt };
    case "Scheduled":
      return whileScheduled(facts, now);
    case "No Show/client":
    case "No Show/coach":
      if (now < facts.endsAt || areBothPresent(facts)) return { work: "complete", at: facts.endsAt };
      return { work: "settleNoShow", at: facts.answerBy ?? facts.endsAt };
    default:
      return undefined;
  }
}

function whileScheduled(facts: Facts, now: number): Due {
  const usual: Due = facts.isReminded
    ? // Who was there is known at the end: until then the clock looks again at that moment.
      { work: "complete", at: now < facts.endsAt ? facts.endsAt : completeAt(facts) }
    : { work: "remind", at: facts.startsAt - REMIND };
  if (!facts.isChargeFailed) return usual;
  const at = unpaidAt({ startsAt: facts.startsAt, agreedAt: facts.agreedAt ?? facts.startsAt });
  return at <= usual.at ? { work: "unpaid", at } : usual;
}

/** Whether it is still of use to remind somebody. */
export const isWorthReminding = ({ startsAt }: Pick<Facts, "startsAt">, now: number): boolean => now < startsAt;
