import { unpaidAt } from "../payments/ladder.ts";
import { completeAt, type Facts } from "./acts.ts";
import { REMIND } from "./deadlines.ts";
import { stateOf } from "./status.ts";

/** What the clock does by itself. */
export type ClockWork = "expire" | "lapse" | "unpaid" | "complete" | "remind";

type Due = { work: ClockWork; at: number };

/** What the clock has to do next for an appointment, and when; undefined where nothing is left to do. */
export function nextDue(facts: Facts): Due | undefined {
  switch (stateOf(facts)) {
    case "Pending/payment_details":
      return { work: "expire", at: facts.holdUntil ?? facts.startsAt };
    case "Pending/coach":
    case "Rescheduled/client":
    case "Rescheduled/coach":
      return { work: "lapse", at: facts.answerBy ?? facts.startsAt };
    case "Scheduled":
      return whileScheduled(facts);
    default:
      return undefined;
  }
}

function whileScheduled(facts: Facts): Due {
  const usual: Due = facts.isReminded
    ? { work: "complete", at: completeAt(facts) }
    : { work: "remind", at: facts.startsAt - REMIND };
  if (!facts.isChargeFailed) return usual;
  const at = unpaidAt({ startsAt: facts.startsAt, agreedAt: facts.agreedAt ?? facts.startsAt });
  return at <= usual.at ? { work: "unpaid", at } : usual;
}

/** Whether it is still of use to remind somebody. */
export const isWorthReminding = ({ startsAt }: Pick<Facts, "startsAt">, now: number): boolean => now < startsAt;
