import { describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "../time/durations.ts";
import { isTooMuchOpen, notOpen, openFrom } from "./booking.ts";
import { answerBy, chargeAt, freeUntil, holdUntil } from "./deadlines.ts";
import { ACTORS, type Actor, EVENTS, type Event, initialStatus, LIFECYCLE, next } from "./lifecycle.ts";
import { isLive, type State, stateOf, statusOfState } from "./status.ts";
import { isWorthReminding, nextDue } from "./timers.ts";
import { type Facts, owedAfter, refusal } from "./transitions.ts";

const START = Date.parse("2026-11-18T13:00:00Z");

const STATES: State[] = [
  "Pending/payment_details",
  "Pending/coach",
  "Scheduled",
  "Rescheduled/client",
  "Rescheduled/coach",
  "Cancelled",
  "No Show/client",
  "No Show/coach",
  "No Show/team",
  "No Show",
  "Completed",
  "Rejected",
];
const ENOUGH = 10 * MINUTE;
const here = (client: number, coach: number) => ({ presentMs: { client, coach } });
const BOTH = here(ENOUGH, ENOUGH);

const facts = (state: State, over: Partial<Facts> = {}): Facts => ({
  ...statusOfState(state),
  startsAt: START,
  endsAt: START + HOUR,
  holdUntil: state === "Pending/payment_details" ? START - 40 * HOUR : null,
  answerBy: /No Show.(client|coach)/.test(state)
    ? START + 24 * HOUR
    : state.endsWith("/coach") || state.endsWith("/client")
      ? START - 30 * HOUR
      : null,
  clientReschedules: 0,
  grossCents: 11_900,
  owedCents: 11_900,
  agreedAt: state === "Scheduled" || state.startsWith("Rescheduled") ? START - 240 * HOUR : null,
  isChargeFailed: false,
  isInstant: false,
  isReminded: false,
  isDayBeforeReminded: true,
  presentMs: { client: 0, coach: 0 },
  absent: state === "No Show/coach" ? "coach" : state.startsWith("No Show") ? "client" : null,
  ...over,
});

test("a state is a status and who is awaited, there and back", () => {
  for (const state of STATES) expect(stateOf(statusOfState(state))).toBe(state);
});

test("the table is the one that was decided", () => {
  const lines = EVENTS.flatMap((event) =>
    ACTORS.flatMap((by) =>
      Object.entries(LIFECYCLE[event][by] ?? {}).map(([from, to]) => `${event} ${by}: ${from} > ${to}`),
    ),
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "giveDetails client: Pending/payment_details > Pending/coach",
      "confirm coach: Pending/coach > Scheduled",
      "reject coach: Pending/coach > Rejected",
      "reschedule client: Pending/coach > Rescheduled/coach",
      "reschedule client: Scheduled > Rescheduled/coach",
      "reschedule client: Rescheduled/client > Rescheduled/coach",
      "reschedule client: Rescheduled/coach > Rescheduled/coach",
      "reschedule coach: Pending/coach > Rescheduled/client",
      "reschedule coach: Scheduled > Rescheduled/client",
      "reschedule coach: Rescheduled/client > Rescheduled/client",
      "reschedule coach: Rescheduled/coach > Rescheduled/client",
      "accept client: Rescheduled/client > Scheduled",
      "accept coach: Rescheduled/coach > Scheduled",
      "decline client: Rescheduled/client > Cancelled",
      "decline coach: Rescheduled/coach > Cancelled",
      "cancel client: Pending/payment_details > Cancelled",
      "cancel client: Pending/coach > Cancelled",
      "cancel client: Scheduled > Cancelled",
      "cancel client: Rescheduled/client > Cancelled",
      "cancel client: Rescheduled/coach > Cancelled",
      "cancel coach: Pending/payment_details > Cancelled",
      "cancel coach: Pending/coach > Cancelled",
      "cancel coach: Scheduled > Cancelled",
      "cancel coach: Rescheduled/client > Cancelled",
      "cancel coach: Rescheduled/coach > Cancelled",
      "cancel team: Pending/payment_details > Cancelled",
      "cancel team: Pending/coach > Cancelled",
      "cancel team: Scheduled > Cancelled",
      "cancel team: Rescheduled/client > Cancelled",
      "cancel team: Rescheduled/coach > Cancelled",
      "noShow client: Scheduled > No Show/coach",
      "noShow coach: Scheduled > No Show/client",
      "takeBackNoShow client: No Show/coach > Scheduled",
      "takeBackNoShow coach: No Show/client > Scheduled",
      "objectToNoShow client: No Show/client > No Show/team",
      "objectToNoShow coach: No Show/coach > No Show/team",
      "settleNoShow clock: No Show/client > No Show",
      "settleNoShow clock: No Show/coach > No Show",
      "decideClientAbsent team: No Show/team > No Show",
      "decideCoachAbsent team: No Show/team > No Show",
      "decideCompleted team: No Show/team > Completed",
      "expire clock: Pending/payment_details > Cancelled",
      "lapse clock: Pending/coach > Rejected",
      "lapse clock: Rescheduled/client > Cancelled",
      "lapse clock: Rescheduled/coach > Cancelled",
      "unpaid clock: Scheduled > Cancelled",
      "complete clock: Scheduled > Completed",
      "complete clock: No Show/client > Completed",
      "complete clock: No Show/coach > Completed",
    ]
  `);
});

test("what is over stays over", () => {
  for (const state of STATES.filter((each) => !isLive(statusOfState(each).status) && !each.includes("/")))
    for (const event of EVENTS)
      for (const by of ACTORS)
        for (const isInstant of [true, false])
          expect(next({ ...statusOfState(state), isInstant }, { event, by })).toBeUndefined();
});

test("a live appointment always has somebody or something that ends it", () => {
  for (const state of STATES.filter((each) => isLive(statusOfState(each).status)))
    expect(nextDue(facts(state), START - 50 * HOUR), state).toBeDefined();
});

test.each([
  [{ isPaid: true, hasCard: false }, "Pending/payment_details", "Pending/payment_details"],
  [{ isPaid: true, hasCard: true }, "Pending/coach", "Scheduled"],
  [{ isPaid: false, hasCard: false }, "Pending/coach", "Scheduled"],
  [{ isPaid: false, hasCard: true }, "Pending/coach", "Scheduled"],
] as const)("%o begins as %s, and as %s where it is booked at once", (given, asked, atOnce) => {
  expect(stateOf(initialStatus({ ...given, isInstant: false }))).toBe(asked);
  expect(stateOf(initialStatus({ ...given, isInstant: true }))).toBe(atOnce);
});

test("booked at once changes where payment details lead to, and nothing else in any state", () => {
  const different = STATES.flatMap((state) =>
    EVENTS.flatMap((event) =>
      ACTORS.flatMap((by) => {
        const [asked, atOnce] = [false, true].map((isInstant) =>
          next({ ...statusOfState(state), isInstant }, { event, by }),
        );
        if (JSON.stringify(asked) === JSON.stringify(atOnce)) return [];
        return [`${event} ${by}: ${state} > ${atOnce && stateOf(atOnce)}`];
      }),
    ),
  );
  expect(different).toEqual(["giveDetails client: Pending/payment_details > Scheduled"]);
});

describe("what an act costs the client", () => {
  const cost = (event: Event, by: Actor, now: number) => owedAfter(facts("Scheduled"), { event, by, now });
  test.each([
    ["cancel", "client", START - 24 * HOUR, 0],
    ["cancel", "client", START - 24 * HOUR + 1, 11_900],
    ["cancel", "coach", START - 1, 0],
    ["decline", "client", START - 1, 0],
    ["lapse", "clock", START, 0],
    ["noShow", "coach", START, 11_900],
    // Whoever is called absent can object first.
    ["noShow", "client", START, 11_900],
    ["complete", "clock", START + 25 * HOUR, 11_900],
    ["reschedule", "client", START - 30 * HOUR, 11_900],
  ] as const)("%s by %s at %i: %i", (event, by, now, owed) => expect(cost(event, by, now)).toBe(owed));
});

test("a request or a new time that nobody has agreed to costs nothing, however late it is cancelled", () => {
  const act = { event: "cancel", by: "client", now: START - 1 } as const;
  expect(owedAfter(facts("Pending/coach"), act)).toBe(0);
  expect(owedAfter(facts("Rescheduled/coach", { agreedAt: null }), act)).toBe(0);
  expect(owedAfter(facts("Rescheduled/coach"), act)).toBe(0);
});

test("who is asked for a new time may cancel as freely as decline", () => {
  const now = START - 1;
  expect(owedAfter(facts("Rescheduled/client"), { event: "cancel", by: "client", now })).toBe(0);
  expect(owedAfter(facts("Rescheduled/client"), { event: "decline", by: "client", now })).toBe(0);
});

describe("when an act is possible", () => {
  test.each([
    ["Scheduled", "reschedule", "client", START - 24 * HOUR, {}, undefined],
    ["Scheduled", "reschedule", "client", START - 24 * HOUR + 1, {}, "tooLateToReschedule"],
    ["Scheduled", "reschedule", "client", START - 30 * HOUR, { clientReschedules: 3 }, "tooManyReschedules"],
    ["Scheduled", "reschedule", "coach", START - 1, { clientReschedules: 3 }, undefined],
    ["Scheduled", "reschedule", "coach", START, {}, "appointmentStarted"],
    ["Scheduled", "cancel", "client", START, {}, "appointmentStarted"],
    ["Scheduled", "cancel", "coach", START, {}, undefined],
    ["Scheduled", "noShow", "coach", START + 15 * MINUTE - 1, here(0, ENOUGH), "noShowTooEarly"],
    ["Scheduled", "noShow", "coach", START + 15 * MINUTE, here(0, ENOUGH), undefined],
    ["Scheduled", "noShow", "client", START + 15 * MINUTE, here(ENOUGH, ENOUGH - 1), undefined],
    ["Scheduled", "noShow", "client", START + 25 * HOUR - 1, here(ENOUGH, 0), undefined],
    ["Scheduled", "noShow", "client", START + 25 * HOUR, here(ENOUGH, 0), "noShowTooLate"],
    ["Scheduled", "noShow", "coach", START + HOUR, BOTH, "wasInRoom"],
    ["Scheduled", "noShow", "coach", START + HOUR, here(ENOUGH, 0), "wasInRoom"],
    ["Scheduled", "noShow", "coach", START + HOUR, {}, "notInRoomYourself"],
    ["Scheduled", "noShow", "coach", START + HOUR, here(0, ENOUGH - 1), "notInRoomYourself"],
    ["No Show/client", "objectToNoShow", "client", START + 24 * HOUR - 1, {}, undefined],
    ["No Show/client", "objectToNoShow", "client", START + 24 * HOUR, {}, "objectionTooLate"],
    ["No Show/client", "objectToNoShow", "coach", START + HOUR, {}, "notPossibleNow"],
    ["No Show/client", "takeBackNoShow", "coach", START + 24 * HOUR - 1, {}, undefined],
    ["No Show/client", "takeBackNoShow", "coach", START + 24 * HOUR, {}, "objectionTooLate"],
    ["No Show/client", "takeBackNoShow", "client", START + HOUR, {}, "notPossibleNow"],
    ["No Show/team", "takeBackNoShow", "coach", START + HOUR, {}, "notPossibleNow"],
    ["No Show/client", "settleNoShow", "clock", START + 24 * HOUR - 1, {}, "notDueYet"],
    ["No Show/client", "settleNoShow", "clock", START + 24 * HOUR, {}, undefined],
    ["No Show/client", "complete", "clock", START + 30 * HOUR, {}, "notDueYet"],
    ["No Show/client", "complete", "clock", START + HOUR, BOTH, undefined],
    ["No Show", "objectToNoShow", "client", START + HOUR, {}, "notPossibleNow"],
    ["Scheduled", "complete", "clock", START + HOUR, {}, "notDueYet"],
    ["Scheduled", "complete", "clock", START + HOUR, BOTH, undefined],
    ["Scheduled", "complete", "clock", START + HOUR, here(ENOUGH, 0), "notDueYet"],
    ["Scheduled", "complete", "clock", START + 25 * HOUR, {}, undefined],
    ["Scheduled", "confirm", "coach", START - HOUR, {}, "notPossibleNow"],
    ["Pending/coach", "confirm", "coach", START, {}, "appointmentStarted"],
    ["Pending/coach", "confirm", "client", START - HOUR, {}, "notPossibleNow"],
    ["Pending/payment_details", "giveDetails", "client", START - 40 * HOUR - 1, {}, undefined],
    ["Pending/payment_details", "giveDetails", "client", START - 40 * HOUR, {}, "holdExpired"],
    ["Pending/payment_details", "reschedule", "client", START - 41 * HOUR, {}, "notPossibleNow"],
    ["Rescheduled/coach", "accept", "client", START - HOUR, {}, "notPossibleNow"],
    ["Rescheduled/client", "accept", "client", START - HOUR, {}, undefined],
  ] as const)("%s, %s by %s", (state, event, by, now, over, why) =>
    expect(refusal(facts(state, over), { event, by, now })).toBe(why),
  );
});

test("deadlines never lie behind the start", () => {
  expect(holdUntil(START - HOUR, START)).toBe(START - 45 * 60_000);
  expect(holdUntil(START - 60_000, START)).toBe(START);
  expect(answerBy(START - 100 * HOUR, START)).toBe(START - 52 * HOUR);
  expect(answerBy(START - HOUR, START)).toBe(START);
  expect(freeUntil(START)).toBe(START - 24 * HOUR);
  expect(chargeAt(START, START - 100 * HOUR)).toBe(START - 24 * HOUR);
  expect(chargeAt(START, START - 3 * HOUR)).toBe(START - 3 * HOUR);
});

test("a client leaves a few requests open, and no more", () => {
  expect(isTooMuchOpen({ holds: 2, requestsOfPair: 3, requests: 10 })).toBe(false);
  expect(isTooMuchOpen({ holds: 3, requestsOfPair: 0, requests: 0 })).toBe(true);
  expect(isTooMuchOpen({ holds: 0, requestsOfPair: 4, requests: 4 })).toBe(true);
  expect(isTooMuchOpen({ holds: 0, requestsOfPair: 1, requests: 11 })).toBe(true);
});

test("a new pair meets for the discovery first, once, and then for what comes after it", () => {
  const strangers = { relation: "new", discoveryEndsAt: null } as const;
  const met = { relation: "new", discoveryEndsAt: START } as const;
  const existing = { relation: "existing", discoveryEndsAt: null } as const;
  expect([notOpen("discovery", strangers), notOpen("standard", strangers)]).toEqual([undefined, "discoveryFirst"]);
  expect([notOpen("discovery", met), notOpen("extended", met)]).toEqual(["discoveryDone", undefined]);
  expect([notOpen("discovery", existing), notOpen("standard", existing)]).toEqual([undefined, undefined]);
  expect([openFrom("standard", met), openFrom("standard", existing), openFrom("discovery", strangers)]).toEqual([
    START,
    0,
    0,
  ]);
});

test("where the card was not charged, the clock cancels two hours before, and before it reminds anybody", () => {
  const unpaid = facts("Scheduled", { isChargeFailed: true });
  expect(nextDue(unpaid, START - 3 * HOUR)).toEqual({ work: "unpaid", at: START - 2 * HOUR });
  expect(nextDue(facts("Scheduled"), START - 3 * HOUR)?.work).toBe("remind");
  const act = { event: "unpaid", by: "clock" } as const;
  expect(refusal(unpaid, { ...act, now: START - 2 * HOUR - 1 })).toBe("notDueYet");
  expect(refusal(unpaid, { ...act, now: START - 2 * HOUR })).toBeUndefined();
  expect(refusal(facts("Scheduled"), { ...act, now: START })).toBe("notDueYet");
  expect(owedAfter(unpaid, { ...act, now: START - 2 * HOUR })).toBe(0);
});

test("the clock looks who was there at the end, and comes back a day later where not both were", () => {
  const over = facts("Scheduled", { isReminded: true });
  expect(nextDue(over, START)).toEqual({ work: "complete", at: START + HOUR });
  expect(nextDue(over, START + HOUR)).toEqual({ work: "complete", at: START + 25 * HOUR });
  expect(nextDue({ ...over, ...BOTH }, START + HOUR)).toEqual({ work: "complete", at: START + HOUR });
});

test("a no show becomes final after a day, unless both were present at the end after all", () => {
  const said = facts("No Show/client", { isReminded: true });
  expect(nextDue(said, START + 20 * MINUTE)).toEqual({ work: "complete", at: START + HOUR });
  expect(nextDue(said, START + HOUR)).toEqual({ work: "settleNoShow", at: START + 24 * HOUR });
  expect(nextDue({ ...said, ...BOTH }, START + HOUR)).toEqual({ work: "complete", at: START + HOUR });
  expect(nextDue(facts("No Show/team"), START + HOUR)).toBeUndefined();
});

test("what a no show costs is known when nobody can object any more, or the team has decided", () => {
  const owed = (state: State, event: Event, by: Actor) =>
    owedAfter(facts(state), { event, by, now: START + 25 * HOUR });
  expect(owed("No Show/client", "settleNoShow", "clock")).toBe(11_900);
  expect(owed("No Show/coach", "settleNoShow", "clock")).toBe(0);
  expect(owed("No Show/team", "objectToNoShow", "client")).toBe(11_900);
  expect(owed("No Show/team", "decideClientAbsent", "team")).toBe(11_900);
  expect(owed("No Show/team", "decideCoachAbsent", "team")).toBe(0);
  expect(owed("No Show/team", "decideCompleted", "team")).toBe(11_900);
});

test("both are reminded 26 hours before, while cancelling is free, and then 15 minutes before", () => {
  const fresh = facts("Scheduled", { isDayBeforeReminded: false });
  expect(nextDue(fresh, START - 48 * HOUR)).toEqual({ work: "remindDayBefore", at: START - 26 * HOUR });
  expect(START - 26 * HOUR).toBeLessThan(freeUntil(START));
  expect(nextDue({ ...fresh, isDayBeforeReminded: true }, START - 48 * HOUR)).toEqual({
    work: "remind",
    at: START - HOUR / 4,
  });
  expect(nextDue({ ...fresh, isChargeFailed: true }, START - 48 * HOUR)).toEqual({
    work: "remindDayBefore",
    at: START - 26 * HOUR,
  });
});

test("who agrees less than 18 hours before is not reminded of the day before", () => {
  const worth = (now: number) => isWorthReminding("remindDayBefore", { startsAt: START, now });
  expect([worth(START - 20 * HOUR), worth(START - 18 * HOUR), worth(START - 18 * HOUR + 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isWorthReminding("remind", { startsAt: START, now: START - 1 })).toBe(true);
  expect(isWorthReminding("remind", { startsAt: START, now: START })).toBe(false);
});
