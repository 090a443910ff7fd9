import { describe, expect, test } from "vitest";
import { type Facts, owedAfter, refusal } from "./acts.ts";
import { nextDue } from "./clock.ts";
import { answerBy, chargeAt, freeUntil, holdUntil, needsEarlyStart } from "./deadlines.ts";
import { notOpen, openFrom } from "./first-appointment.ts";
import { type Actor, EVENTS, type Event, firstStanding, LIFECYCLE, next } from "./lifecycle.ts";
import { isTooMuchOpen } from "./limits.ts";
import { isLive, type State, standingOf, stateOf } from "./status.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-18T13:00:00Z");

const STATES: State[] = [
  "Pending/payment_details",
  "Pending/coach",
  "Scheduled",
  "Rescheduled/client",
  "Rescheduled/coach",
  "Cancelled",
  "No Show",
  "Completed",
  "Rejected",
];
const BOTH = { client: true, coach: true };
const ACTORS: Actor[] = ["client", "coach", "clock"];

const facts = (state: State, over: Partial<Facts> = {}): Facts => ({
  ...standingOf(state),
  startsAt: START,
  endsAt: START + HOUR,
  holdUntil: state === "Pending/payment_details" ? START - 40 * HOUR : null,
  answerBy: state.endsWith("/coach") || state.endsWith("/client") ? START - 30 * HOUR : null,
  clientReschedules: 0,
  grossCents: 11_900,
  owedCents: 11_900,
  agreedAt: state === "Scheduled" || state.startsWith("Rescheduled") ? START - 240 * HOUR : null,
  isChargeFailed: false,
  isReminded: false,
  joined: { client: false, coach: false },
  ...over,
});

test("a state is a status and who is awaited, there and back", () => {
  for (const state of STATES) expect(stateOf(standingOf(state))).toBe(state);
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
      "noShow client: Scheduled > No Show",
      "noShow coach: Scheduled > No Show",
      "expire clock: Pending/payment_details > Cancelled",
      "lapse clock: Pending/coach > Rejected",
      "lapse clock: Rescheduled/client > Cancelled",
      "lapse clock: Rescheduled/coach > Cancelled",
      "unpaid clock: Scheduled > Cancelled",
      "complete clock: Scheduled > Completed",
    ]
  `);
});

test("what is over stays over", () => {
  for (const state of STATES.filter((each) => !isLive(standingOf(each).status)))
    for (const event of EVENTS) for (const by of ACTORS) expect(next(standingOf(state), { event, by })).toBeUndefined();
});

test("a live appointment always has somebody or something that ends it", () => {
  for (const state of STATES.filter((each) => isLive(standingOf(each).status)))
    expect(nextDue(facts(state)), state).toBeDefined();
});

test.each([
  [{ isPaid: true, hasCard: false }, "payment_details"],
  [{ isPaid: true, hasCard: true }, "coach"],
  [{ isPaid: false, hasCard: false }, "coach"],
])("%o begins by waiting for %s", (given, awaiting) =>
  expect(firstStanding(given)).toEqual({ status: "Pending", awaiting }),
);

describe("what an act costs the client", () => {
  const cost = (event: Event, by: Actor, now: number) => owedAfter(facts("Scheduled"), { event, by, now });
  test.each([
    ["cancel", "client", START - 24 * HOUR, 0],
    ["cancel", "client", START - 24 * HOUR + 1, 11_900],
    ["cancel", "coach", START - 1, 0],
    ["decline", "client", START - 1, 0],
    ["lapse", "clock", START, 0],
    ["noShow", "coach", START, 11_900],
    ["noShow", "client", START, 0],
    ["complete", "clock", START + 25 * HOUR, 11_900],
    ["reschedule", "client", START - 30 * HOUR, 11_900],
  ] as const)("%s by %s at %i: %i", (event, by, now, owed) => expect(cost(event, by, now)).toBe(owed));
});

test("a request that nobody has confirmed costs nothing, however late it is cancelled", () => {
  const act = { event: "cancel", by: "client", now: START - 1 } as const;
  expect(owedAfter(facts("Pending/coach"), act)).toBe(0);
  expect(owedAfter(facts("Rescheduled/coach", { agreedAt: null }), act)).toBe(0);
  expect(owedAfter(facts("Rescheduled/coach"), act)).toBe(11_900);
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
    ["Scheduled", "noShow", "coach", START - 1, {}, "noShowTooEarly"],
    ["Scheduled", "noShow", "client", START, {}, undefined],
    ["Scheduled", "noShow", "client", START + 25 * HOUR - 1, {}, undefined],
    ["Scheduled", "noShow", "client", START + 25 * HOUR, {}, "noShowTooLate"],
    ["Scheduled", "noShow", "coach", START, { joined: BOTH }, "wasInRoom"],
    ["Scheduled", "noShow", "coach", START - 1, { joined: BOTH }, "noShowTooEarly"],
    ["Scheduled", "noShow", "coach", START, { joined: { client: true, coach: false } }, "wasInRoom"],
    ["Scheduled", "noShow", "client", START, { joined: { client: true, coach: false } }, undefined],
    ["Scheduled", "noShow", "client", START, { joined: { client: false, coach: true } }, "wasInRoom"],
    ["Scheduled", "noShow", "coach", START, { joined: { client: false, coach: true } }, undefined],
    ["Scheduled", "complete", "clock", START + HOUR, {}, "notDueYet"],
    ["Scheduled", "complete", "clock", START + HOUR, { joined: BOTH }, undefined],
    ["Scheduled", "complete", "clock", START + HOUR, { joined: { client: true, coach: false } }, "notDueYet"],
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

test("who begins within 14 days says so; on the fourteenth day to the minute nobody has to", () => {
  const startsAt = START;
  expect(needsEarlyStart({ bookedAt: START - 14 * 24 * HOUR, startsAt })).toBe(false);
  expect(needsEarlyStart({ bookedAt: START - 14 * 24 * HOUR + 1, startsAt })).toBe(true);
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
  expect(nextDue(unpaid)).toEqual({ work: "unpaid", at: START - 2 * HOUR });
  expect(nextDue(facts("Scheduled"))?.work).toBe("remind");
  const act = { event: "unpaid", by: "clock" } as const;
  expect(refusal(unpaid, { ...act, now: START - 2 * HOUR - 1 })).toBe("notDueYet");
  expect(refusal(unpaid, { ...act, now: START - 2 * HOUR })).toBeUndefined();
  expect(refusal(facts("Scheduled"), { ...act, now: START })).toBe("notDueYet");
  expect(owedAfter(unpaid, { ...act, now: START - 2 * HOUR })).toBe(0);
});
