import type { Permission } from "../operators.ts";
import type { Event } from "./lifecycle.ts";
import type { Side } from "./status.ts";
import { type Facts, refusal } from "./transitions.ts";

/** What the team can do with an appointment: cancel it for one of the two, or decide an objection to a no show. */
export const TEAM_ACTIONS = [
  "cancelForClient",
  "cancelForCoach",
  "clientAbsent",
  "coachAbsent",
  "completed",
  "split",
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** `split`: the client counts as absent and gets half of what the card paid back. */
const EVENT_OF: Record<TeamAction, Event> = {
  cancelForClient: "cancel",
  cancelForCoach: "cancel",
  clientAbsent: "decideClientAbsent",
  coachAbsent: "decideCoachAbsent",
  completed: "decideCompleted",
  split: "decideClientAbsent",
};

export const eventOfTeam = (act: TeamAction): Event => EVENT_OF[act];

/** For whom the team cancels; undefined for decisions. */
export function cancelledFor(act: TeamAction): Side | undefined {
  if (act === "cancelForClient") return "client";
  return act === "cancelForCoach" ? "coach" : undefined;
}

type Now = { now: number; isPaid: boolean };

/** What the team can do with it now; half of a fee goes back only if it was paid. */
export const offeredToTeam = (facts: Facts, { now, isPaid }: Now): TeamAction[] =>
  TEAM_ACTIONS.filter((act) => !refusal(facts, { event: EVENT_OF[act], by: "team", now })).filter(
    (act) => act !== "split" || isPaid,
  );

/**
 * Decisions follow the rules about no shows. A cancellation that gives money back, and half a fee, are the team's own
 * choice: whoever makes it works with money.
 */
export function permissionFor(act: TeamAction, backCents: number): Permission {
  const isOwnChoice = act === "split" || (cancelledFor(act) !== undefined && backCents > 0);
  return isOwnChoice ? "finance" : "support";
}
