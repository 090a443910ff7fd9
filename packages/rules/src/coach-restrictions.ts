import { DAY } from "./time/durations.ts";

/** What the team can do to a coach's practice; one open of each kind. */
export const RESTRICTION_KINDS = ["pause", "suspend", "close"] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

/** Why: at the coach's own request, for a breach of the terms, a repeated one, or a duty by law. */
export const GROUNDS = ["request", "terms", "repeated", "law"] as const;
export type Ground = (typeof GROUNDS)[number];

/** Nobody is suspended or closed at their own request: a pause, or deleting the account, is meant for that. */
export const GROUNDS_OF: Record<RestrictionKind, readonly Ground[]> = {
  pause: GROUNDS,
  suspend: ["terms", "repeated", "law"],
  close: ["terms", "repeated", "law"],
};

/** What a coach is while a restriction counts; `barred` is suspended without a log-in. */
export const RESTRICTED_STATES = ["paused", "suspended", "barred", "closed"] as const;
export type RestrictedState = (typeof RESTRICTED_STATES)[number];

/** How a coach stands who does not work as usual; `closing` until the notice is over. */
export const COACH_STATUSES = [...RESTRICTED_STATES, "closing"] as const;
export type CoachStatus = (typeof COACH_STATUSES)[number];

/** The most characters of the reasons, which the coach reads. */
export const RESTRICTION_TEXT_MOST = 2000;

/** Between the notice and the end of an account (P2B Regulation, Article 4). */
const CLOSING_NOTICE = 30 * DAY;

/** Only a duty by law or a repeated breach ends an account without the notice. */
export const mayCloseAtOnce = (ground: Ground): boolean => ground === "law" || ground === "repeated";

/** Only a duty by law keeps somebody from their own data and statements. */
export const mayBar = (ground: Ground): boolean => ground === "law";

/** From when a restriction counts. */
export const beginOf = (kind: RestrictionKind, { now, isImmediate }: { now: Date; isImmediate: boolean }): Date =>
  kind === "close" && !isImmediate ? new Date(now.getTime() + CLOSING_NOTICE) : now;

type Open = { kind: RestrictionKind; allowsLogIn: boolean; hasBegun: boolean };

/** The strongest of what counts now; null for a coach who works as usual. */
export function stateOf(open: readonly Open[]): RestrictedState | null {
  const counting = open.filter(({ hasBegun }) => hasBegun);
  if (counting.some(({ allowsLogIn }) => !allowsLogIn)) return "barred";
  if (counting.some(({ kind }) => kind === "close")) return "closed";
  if (counting.some(({ kind }) => kind === "suspend")) return "suspended";
  return counting.length > 0 ? "paused" : null;
}

/** Whether future appointments end with it; a pause lets them stand. */
export const cancelsAppointments = (kind: RestrictionKind): boolean => kind !== "pause";

/** Whether a coach in this state is kept to reading the own data and statements. */
export const isReadOnly = (state: RestrictedState | null): boolean => state !== null && state !== "paused";

/** What can be done about a coach with these open. */
export const possibleActs = (open: readonly { kind: RestrictionKind }[]): RestrictionKind[] =>
  RESTRICTION_KINDS.filter((kind) => !open.some((each) => each.kind === kind));
