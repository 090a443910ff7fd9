import { DAY } from "./time/durations.ts";

/** Why an earning is held: one pair lets appointments down again and again, or too many of a coach's end so. */
export const HOLD_REASONS = ["pair", "coach"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What the team decides about held earnings. */
export const HOLD_DECISIONS = ["release", "withhold"] as const;
export type HoldDecision = (typeof HOLD_DECISIONS)[number];

/** How a paid appointment ended: let down is a late cancellation or a no show of the client, which bear no fee. */
export type PaidEnding = { id: string; clientId: string; isLetDown: boolean; at: number };

/** So long a pair's earlier one counts. */
export const PAIR_PATTERN_LASTS = 90 * DAY;
/** Of so many paid appointments of a coach, the latest included, so many may be let down: a fifth. */
export const COACH_PATTERN_OF = 20;
const MOST_LET_DOWN = COACH_PATTERN_OF / 5;

type Earlier = {
  /** Earlier ones of the same two people. */
  ofPair: readonly PaidEnding[];
  /** The coach's paid appointments before the latest, the newest first. */
  ofCoach: readonly PaidEnding[];
};

/** Which earnings are held after the latest one, each for one reason; nothing where it took place. */
export function heldAfter(latest: PaidEnding, { ofPair, ofCoach }: Earlier): { id: string; reason: HoldReason }[] {
  if (!latest.isLetDown) return [];
  const again = ofPair.filter(
    ({ clientId, isLetDown, at }) =>
      isLetDown && clientId === latest.clientId && at <= latest.at && latest.at - at <= PAIR_PATTERN_LASTS,
  );
  const many = [latest, ...ofCoach.slice(0, COACH_PATTERN_OF - 1)].filter(({ isLetDown }) => isLetDown);
  const reasons = new Map<string, HoldReason>();
  if (many.length > MOST_LET_DOWN) for (const { id } of many) reasons.set(id, "coach");
  if (again.length > 0) for (const { id } of [...again, latest]) reasons.set(id, "pair");
  return [...reasons].map(([id, reason]) => ({ id, reason }));
}
