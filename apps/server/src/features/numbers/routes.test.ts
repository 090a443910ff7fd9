import type { MarketNumbers } from "@aufwind/contract/numbers";
import type { Status } from "@aufwind/rules/appointments/status";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { listedCoach } from "../../../test/listed-coach.ts";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { refreshSearch } from "../search/search-index.ts";
import { countDays } from "./commands.ts";

const server = await testServer();
let client: Person;
let coach: Pick<Person, "userId">;

beforeAll(async () => {
  server.clock.set("2026-10-02T09:00:00Z");
  client = await person(server);
  const { id } = await listedCoach(server, { firstName: "Karla", publicSince: "2026-10-20T08:00:00Z" });
  coach = { userId: id };
  for (const [bookedAt, startsAt, status] of [
    ["2026-10-30T10:00:00Z", "2026-11-03T10:00:00Z", "Completed"],
    ["2026-11-02T10:00:00Z", "2026-11-04T10:00:00Z", "Completed"],
    // In Berlin this is already the 5th.
    ["2026-11-04T23:30:00Z", "2026-11-05T10:00:00Z", "Cancelled"],
    ["2026-11-05T10:00:00Z", "2026-11-06T10:00:00Z", "No Show"],
    ["2026-11-06T10:00:00Z", "2026-11-16T07:00:00Z", "Rejected"],
    ["2026-11-16T08:00:00Z", "2026-11-18T10:00:00Z", "Scheduled"],
  ] as const satisfies [string, string, Status][])
    await book({ bookedAt, startsAt, status });
});

beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

type Booking = { bookedAt: string; startsAt: string; status: Status };

async function book({ bookedAt, startsAt, status }: Booking): Promise<void> {
  const [coachId, clientId] = [coach.userId, client.userId];
  const id = await appointmentRow(server, { coachId, clientId, startsAt, status });
  await server.database
    .updateTable("appointments")
    .set({ booked_at: new Date(bookedAt) })
    .where("id", "=", id)
    .execute();
  // Written past the trigger, which counts the day of the booking when it is inserted.
  await server.pool.query("select recount_days()");
}

/** Asked by somebody who has just logged in: the clock of some tests leaves sessions behind. */
async function ask(path: string): Promise<Response> {
  const { browser } = await operator(server, { permissions: ["finance"] });
  return browser.get(`/api/operators/numbers${path}`);
}
const read = async (period: string) => (await (await ask(`?period=${period}`)).json()) as MarketNumbers;

test("a month is counted by days of Berlin beside the month before, live and from the table alike", async () => {
  const live = await read("thisMonth");
  expect(live.totals).toMatchObject({
    ...{ newCoaches: 0, newClients: 0, booked: 5, completed: 2, cancelled: 1, noShows: 1 },
    rates: { completion: 0.5, cancellation: 0.25, noShow: 0.25 },
  });
  expect(live.before).toMatchObject({ newCoaches: 1, newClients: 1, booked: 1, rates: { completion: null } });
  expect(live.step).toBe("day");
  expect(live.activity.find(({ from }) => from === "2026-11-05")).toMatchObject({ booked: 2, cancelled: 1 });
  await countDays(server);
  expect(await read("thisMonth")).toEqual(live);
});

test("a coach's wait for the first booking counts from the publication", async () => {
  const { totals, before } = await read("thisMonth");
  expect(totals).toMatchObject({ firstBookings: 0, medianWaitDays: null });
  expect(before).toMatchObject({ firstBookings: 1, medianWaitDays: 10 });
});

test("an end that is decided late is counted again by the next night", async () => {
  await countDays(server);
  const overturned = { status: "Completed", absent: null, both_present: true };
  await server.database.updateTable("appointments").set(overturned).where("status", "=", "No Show").execute();
  server.clock.set("2026-11-17T00:10:00Z");
  await countDays(server);
  expect((await read("thisMonth")).totals).toMatchObject({ completed: 3, noShows: 0 });
});

test("money is what was earned, less what was taken back", async () => {
  const { id } = await server.database.selectFrom("appointments").select("id").limit(1).executeTakeFirstOrThrow();
  const row = {
    ...{ appointment_id: id, coach_id: coach.userId, client_id: client.userId, fee_rate: 2000 },
    ...{ earned_at: new Date("2026-11-16T08:00:00Z"), vat_cents: 1900, fee_vat_cents: 475, arrives_cents: 8925 },
  };
  const earned = { gross_cents: 11_900, net_cents: 10_000, fee_cents: 2000, marketing_cents: 500 };
  await server.database
    .insertInto("earnings")
    .values({ ...row, ...earned, kind: "completed" })
    .execute();
  expect((await read("thisMonth")).totals).toMatchObject({ grossCents: 11_900, feeCents: 2500 });
});

test("how it stands now is beside how it stood when the period began", async () => {
  await refreshSearch({ database: server.database, log: server.log, now: server.clock.now() });
  server.clock.set("2026-11-17T23:10:00Z");
  await countDays(server);
  const { now, atStart, caseAges } = await read("today");
  expect(atStart).toEqual({ ...now, openCases: expect.any(Number) });
  expect(now).toMatchObject({ listedCoaches: 1, coachesWithoutSlot: 0 });
  expect(caseAges.map(({ age }) => age)).toEqual(["day", "threeDays", "week", "older"]);
  expect(caseAges.reduce((all, { count }) => all + count, 0)).toBe(now.openCases);
});

let networks = 0;
const search = (query: string) =>
  server.browser({ network: `10.9.0.${++networks}` }).get(`/api/visitors/coaches/0/10/desc?${query}`);

test("what three people searched in vain on a day is kept without them, and nothing rarer, nobody's name", async () => {
  for (let time = 0; time < 3; time++) {
    for (const query of ["keyword=Quantenheilung", "keyword=muster", "keyword=test@example.org"])
      expect((await search(query)).status).toBe(200);
  }
  for (let time = 0; time < 2; time++) await search("keyword=Zwetschgenknödel");
  const same = server.browser({ network: "10.9.9.9" });
  for (let time = 0; time < 3; time++) await same.get("/api/visitors/coaches/0/10/desc?keyword=Einhornzucht");
  server.clock.set("2026-11-17T00:10:00Z");
  await countDays(server);
  expect((await read("thisMonth")).emptySearches).toEqual([{ words: "quantenheilung", topics: [], visitors: 3 }]);
  expect(await server.database.selectFrom("empty_searches").selectAll().execute()).toEqual([]);
  server.clock.set("2027-12-18T00:10:00Z");
  await countDays(server);
  expect(await server.database.selectFrom("empty_search_days").selectAll().execute()).toEqual([]);
});

test("the sheet has a line for each interval, in the reader's language", async () => {
  const response = await ask("/export?period=thisMonth");
  expect(response.headers.get("content-type")).toContain("text/csv");
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines[0]).toContain("Completion rate, %");
  expect(lines).toHaveLength(31);
});

test("all time begins with the first account and is compared with nothing", async () => {
  expect((await read("allTime")).before).toBeNull();
  expect((await read("allTime")).activity[0]?.from).toBe("2026-10-02");
});

test("somebody of the team without the permission is refused", async () => {
  const support = await operator(server, { permissions: ["support"] });
  expect((await support.browser.get("/api/operators/numbers")).status).toBe(403);
});
