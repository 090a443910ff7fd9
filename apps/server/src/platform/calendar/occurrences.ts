import ICAL from "ical.js";
import { floating, wallOf, type ZoneClock } from "./zone-clock.ts";

const [SECOND, DAY] = [1000, 86_400_000];
/** The exact period of a rule by the wall clock: whole rounds of it can be skipped. */
const ROUNDS: Record<string, number> = {
  SECONDLY: SECOND,
  MINUTELY: 60 * SECOND,
  HOURLY: 3600 * SECOND,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};

/** How many steps all rules of a calendar may take together: a rule for every second would take too long. */
export type Budget = { steps: number };
export class OverBudget extends Error {}

type Series = { rule: ICAL.Recur; start: number; isDate: boolean; clock: ZoneClock };
type Window = { from: number; to: number };

/** The occurrences of a rule within a window, by the wall clock of its zone. */
export function* occurrences({ rule, start, isDate, clock }: Series, { from, to }: Window, budget: Budget) {
  const bounded = rule.clone();
  if (rule.until) bounded.until = floating(lastOf(rule.until, { isDate, clock }), isDate);
  const iterator = bounded.iterator(floating(firstNear(from, rule, start), isDate));
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (--budget.steps < 0) throw new OverBudget();
    const wall = wallOf(next);
    if (wall >= to) return;
    if (wall >= from) yield wall;
  }
}

/** An equivalent start shortly before the window; a rule with COUNT has to be counted from its beginning. */
function firstNear(from: number, rule: ICAL.Recur, start: number): number {
  const round = (ROUNDS[rule.freq] ?? 0) * rule.interval;
  if (rule.count || !round || from <= start) return start;
  return start + Math.floor((from - start) / round) * round;
}

/** The end of a rule by the wall clock. A date includes the whole day. */
function lastOf(until: ICAL.Time, { isDate, clock }: Pick<Series, "isDate" | "clock">): number {
  if (until.isDate && !isDate) return wallOf(until) + DAY - SECOND;
  return until.zone === ICAL.Timezone.utcTimezone ? clock.wallAt(wallOf(until)) : wallOf(until);
}
