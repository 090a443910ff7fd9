import { unpaidAt } from "../payments/charge-plan.ts";
import { areBothPresent } from "../video-calls.ts";
import { LEAST_DAY_BEFORE, REMIND, REMIND_DAY_BEFORE } from "./deadlines.ts";
import { stateOf } from "./status.ts";
import { completeAt, type Facts } from "./transitions.ts";

/** What the clock does by itself. */
export type ClockWork = "expire" | "lapse" | "unpaid" | "complete" | "settleNoShow" | ReminderWork;
export type ReminderWork = "remindDayBefore" | "remind";

type Due = { work: ClockWork; at: number };

/** What the clock has to do next for an appointment, and when; undefined if nothing is left. */
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
  const usual = usualWhileScheduled(facts, now);
  if (!facts.isChargeFailed) return usual;
  const at = unpaidAt({ startsAt: facts.startsAt, agreedAt: facts.agreedAt ?? facts.startsAt });
  return at <= usual.at ? { work: "unpaid", at } : usual;
}

function usualWhileScheduled(facts: Facts, now: number): Due {
  const { startsAt, endsAt, isDayBeforeReminded, isReminded } = facts;
  // Presence is known at the end: until then the clock looks again at that moment.
  if (isReminded) return { work: "complete", at: now < endsAt ? endsAt : completeAt(facts) };
  if (isDayBeforeReminded) return { work: "remind", at: startsAt - REMIND };
  return { work: "remindDayBefore", at: startsAt - REMIND_DAY_BEFORE };
}

/** Whether a reminder is still useful. */
export const isWorthReminding = (
  work: ReminderWork,
  { startsAt, now }: Pick<Facts, "startsAt"> & { now: number },
): boolean => now <= startsAt - (work === "remindDayBefore" ? LEAST_DAY_BEFORE : 1);
