import { MINUTE } from "../time/durations.ts";
import { SIDES, type Side } from "./status.ts";

/** Whoever was in the room for so long was there; for a third of a short appointment. */
const NEEDED = 10 * MINUTE;
/** So long after the start nobody is called absent. */
const NO_SHOW_AFTER = 15 * MINUTE;

type During = { startsAt: number; endsAt: number };
/** Visits to the room as epoch milliseconds from, to, from, to. One that goes on lasts until it was last heard of. */
export type Visits = readonly number[];

/** How long somebody has to be in the room to have been present, in milliseconds. */
export const presenceNeeded = ({ startsAt, endsAt }: During): number => Math.min(NEEDED, (endsAt - startsAt) / 3);

/** How long a side was in the room between start and end: looking in before or after does not count. */
export function timePresent(visits: Visits, { startsAt, endsAt }: During): number {
  const pairs = visits.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: visits[at + 1] ?? from }] : []));
  let [sum, until] = [0, startsAt];
  // Two tabs at once are one person: what overlaps counts once.
  for (const { from, to } of pairs.toSorted((one, other) => one.from - other.from)) {
    const [begins, ends] = [Math.max(from, until), Math.min(to, endsAt)];
    if (ends <= begins) continue;
    sum += ends - begins;
    until = ends;
  }
  return sum;
}

export type Present = During & { presentMs: Record<Side, number> };

export const isPresent = (facts: Present, side: Side): boolean => facts.presentMs[side] >= presenceNeeded(facts);

export const areBothPresent = (facts: Present): boolean => SIDES.every((side) => isPresent(facts, side));

/** From when on somebody can be called absent. */
export const noShowFrom = ({ startsAt }: Pick<During, "startsAt">): number => startsAt + NO_SHOW_AFTER;

/** "3 of 10 minutes": whole minutes, never more than there were. */
export const presenceInMinutes = (facts: Present, side: Side) => ({
  minutes: Math.floor(facts.presentMs[side] / MINUTE),
  needed: Math.ceil(presenceNeeded(facts) / MINUTE),
});
