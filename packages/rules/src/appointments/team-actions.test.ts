import { expect, test } from "vitest";
import { HOUR } from "../time/durations.ts";
import { type State, statusOfState } from "./status.ts";
import { cancelledFor, eventOfTeam, offeredToTeam, permissionFor, TEAM_ACTIONS } from "./team-actions.ts";
import { type Facts, owedAfter } from "./transitions.ts";

const START = Date.parse("2026-11-19T10:00:00Z");
const facts = (state: State): Facts => ({
  ...statusOfState(state),
  startsAt: START,
  endsAt: START + HOUR,
  holdUntil: null,
  answerBy: null,
  clientReschedules: 0,
  grossCents: 11_900,
  owedCents: 11_900,
  agreedAt: START - 48 * HOUR,
  isChargeFailed: false,
  isInstant: false,
  isReminded: false,
  isDayBeforeReminded: false,
  presentMs: { client: 0, coach: 0 },
  absent: "client",
});
const offered = (state: State, isPaid = true, now = START - HOUR) => offeredToTeam(facts(state), { now, isPaid });

test.each([
  "Pending/payment_details",
  "Pending/coach",
  "Scheduled",
  "Rescheduled/client",
  "Rescheduled/coach",
] as const)("the team cancels what is %s, for either side, also after its start", (state) => {
  for (const now of [START - HOUR, START + 2 * HOUR])
    expect(offered(state, true, now)).toEqual(["cancelForClient", "cancelForCoach"]);
});

test("whatever the team cancels costs the client nothing, however late", () => {
  for (const act of ["cancelForClient", "cancelForCoach"] as const)
    expect(owedAfter(facts("Scheduled"), { event: eventOfTeam(act), by: "team", now: START + HOUR })).toBe(0);
});

test("an objection is decided three ways, and split only where the fee was paid", () => {
  expect(offered("No Show/team")).toEqual(["clientAbsent", "coachAbsent", "completed", "split"]);
  expect(offered("No Show/team", false)).toEqual(["clientAbsent", "coachAbsent", "completed"]);
});

test.each(["No Show", "No Show/client", "No Show/coach", "Completed", "Cancelled", "Rejected"] as const)(
  "nothing is left for the team where it is %s",
  (state) => expect(offered(state)).toEqual([]),
);

test("who gives money back by choice works with money; who decides by the rules with people", () => {
  for (const act of TEAM_ACTIONS) {
    expect(permissionFor(act, 0)).toBe(act === "split" ? "finance" : "support");
    expect(permissionFor(act, 11_900)).toBe(cancelledFor(act) || act === "split" ? "finance" : "support");
  }
});
