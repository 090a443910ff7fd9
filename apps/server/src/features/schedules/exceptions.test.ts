import type { Schedule } from "@aufwind/contract/schedules";
import { beforeEach, describe, expect, test } from "vitest";
import { meanwhile } from "../../../test/locked-user.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person;
const server = await testServer();
beforeEach(async () => {
  coach = await person(server, { kind: "coach" });
});

const BASE = "/api/coaches/schedule";
const evening = { kind: "notAvailable", from: "2026-12-24T14:00", to: "2026-12-24T18:00", note: "Heiligabend" };
type Given = Partial<typeof evening>;
const add = (over: Given = {}, { browser }: Person = coach) =>
  browser.send("POST", `${BASE}/exceptions`, { ...evening, ...over });
const change = (id: string, over: Given = {}, { browser }: Person = coach) =>
  browser.send("PATCH", `${BASE}/exceptions/${id}`, { ...evening, ...over });
const remove = (id: string, { browser }: Person = coach) => browser.send("DELETE", `${BASE}/exceptions/${id}`);
const list = async ({ browser }: Person = coach) =>
  ((await (await browser.get(BASE)).json()) as Schedule).scheduleExceptions;
const added = async (over: Given = {}, by: Person = coach) =>
  ((await (await add(over, by)).json()) as { id: string }).id;
const errorsOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
  return [response.status, ...errors.map(({ field, code }) => `${field} ${code}`)];
};
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

describe("adding", () => {
  test.each([
    ["available", "2026-11-21T10:00", "2026-11-21T14:00"],
    ["notAvailable", "2026-11-20T20:00", "2026-11-20T24:00"],
    ["timeOff", "2026-12-20T12:00", "2027-01-06T12:00"],
    ["allDay", "2026-12-24T00:00", "2026-12-27T00:00"],
  ])("%s is listed as it was sent, a day's 24:00 as the next day's beginning", async (kind, from, to) => {
    const response = await add({ kind, from, to, note: "" });
    const expected = { kind, from, to: to.replace("20T24:00", "21T00:00"), note: "" };
    expect([response.status, await response.json()]).toMatchObject([201, expected]);
    expect(await list()).toMatchObject([expected]);
  });

  test("the next one stands first", async () => {
    await add({ kind: "timeOff", from: "2027-02-01T00:00", to: "2027-02-02T00:00" });
    await add();
    expect((await list()).map(({ from }) => from)).toEqual(["2026-12-24T14:00", "2027-02-01T00:00"]);
  });

  test.each([
    ["ends before it begins", { to: "2026-12-24T13:00" }, "exceptionInverted"],
    ["lasts no time", { to: "2026-12-24T14:00" }, "exceptionInverted"],
    ["goes over midnight though it is for one day", { to: "2026-12-25T01:00" }, "exceptionOneDay"],
    ["is for whole days and ends within one", { kind: "allDay", from: "2026-12-24T00:00" }, "exceptionWholeDays"],
    ["lasts longer than a year", { kind: "timeOff", to: "2028-12-24T14:00" }, "exceptionTooLong"],
    ["ends on a day that does not exist", { kind: "timeOff", to: "2027-02-30T12:00" }, "exceptionDate"],
    ["ends at no time of day", { to: "2026-12-24T25:00" }, "dateTime"],
    ["is over", { from: "2026-11-16T08:00", to: "2026-11-16T10:00" }, "exceptionPast"],
    ["is generations away", { from: "2206-12-24T14:00", to: "2206-12-24T18:00" }, "exceptionFar"],
  ])("one that %s is refused at its end", async (_, over, code) => {
    expect(await errorsOf(await add(over))).toEqual([422, `to ${code}`]);
    expect(await list()).toEqual([]);
  });

  test.each([
    ["begins on a day that does not exist", { from: "2027-02-30T10:00", to: "2027-02-30T12:00" }, "exceptionDate"],
    ["begins at no time of day", { from: "2026-12-24T25:00" }, "dateTime"],
    ["is for whole days and begins within one", { kind: "allDay" }, "exceptionWholeDays"],
  ])("one that %s is refused at its beginning", async (_, over, code) => {
    expect(await errorsOf(await add(over))).toEqual([422, `from ${code}`]);
    expect(await list()).toEqual([]);
  });

  test("one that has begun and not ended is still to come, by the coach's own clock", async () => {
    // Ten o'clock in Berlin is half past five in the morning in Newfoundland, and eleven at night in Apia.
    await coach.browser.send("PUT", `${BASE}/time-zone`, { timeZone: "America/St_Johns" });
    expect((await add({ from: "2026-11-16T05:00", to: "2026-11-16T05:31" })).status).toBe(201);
    expect((await add({ from: "2026-11-16T05:00", to: "2026-11-16T05:30" })).status).toBe(422);
    await coach.browser.send("PUT", `${BASE}/time-zone`, { timeZone: "Pacific/Apia" });
    expect(await list()).toEqual([]);
  });

  test("an identical one exists already, also for the slower of two at once", async () => {
    const both = await Promise.all([add(), add({ note: "twice" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await codeOf(await add())).toEqual([409, "exceptionExists"]);
    expect(await list()).toHaveLength(1);
  });

  test("there are at most 400 to come, also where two race for the last place", async () => {
    const day = (n: number) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10);
    await add();
    await server.database
      .insertInto("schedule_exceptions")
      .values(
        Array.from({ length: 398 }, (_, n) => ({
          coach_id: coach.userId,
          kind: "notAvailable",
          starts_at: `${day(n)}T10:00`,
          ends_at: `${day(n)}T11:00`,
        })),
      )
      .execute();
    // Past ones do not count.
    await server.database
      .insertInto("schedule_exceptions")
      .values({ coach_id: coach.userId, kind: "allDay", starts_at: "2025-01-01T00:00", ends_at: "2025-01-02T00:00" })
      .execute();
    const both = await Promise.all(["12", "13"].map((hour) => add({ from: `2026-12-24T${hour}:00` })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await codeOf(await add({ from: "2026-12-24T11:00" }))).toEqual([409, "tooManyExceptions"]);
    expect(await list()).toHaveLength(400);
  });
});

describe("changing and removing", () => {
  test("changes an own one, to what it already is too", async () => {
    const id = await added();
    expect((await change(id)).status).toBe(200);
    const response = await change(id, { kind: "timeOff", to: "2026-12-28T18:00", note: "Ferien" });
    const expected = { id, kind: "timeOff", from: "2026-12-24T14:00", to: "2026-12-28T18:00", note: "Ferien" };
    expect([response.status, await response.json()]).toEqual([200, expected]);
    expect(await list()).toEqual([expected]);
  });

  test("is refused where it would be like another one, wrong or over", async () => {
    await add();
    const id = await added({ from: "2026-12-24T12:00" });
    expect(await codeOf(await change(id))).toEqual([409, "exceptionExists"]);
    expect(await errorsOf(await change(id, { to: "2026-12-24T13:00" }))).toEqual([422, "to exceptionInverted"]);
    const over = { from: "2026-11-15T12:00", to: "2026-11-15T13:00" };
    expect(await errorsOf(await change(id, over))).toEqual([422, "to exceptionPast"]);
    expect(await list()).toMatchObject([{ from: "2026-12-24T12:00" }, { from: "2026-12-24T14:00" }]);
  });

  test("another coach's exception is not found and stays as it is", async () => {
    const id = await added();
    const other = await person(server, { kind: "coach" });
    expect(await codeOf(await change(id, { note: "mine" }, other))).toEqual([404, "notFound"]);
    expect(await codeOf(await remove(id, other))).toEqual([404, "notFound"]);
    expect(await list()).toMatchObject([{ id, note: "Heiligabend" }]);
    expect(await list(other)).toEqual([]);
  });

  test("removes once; what is gone is not found", async () => {
    const id = await added();
    expect([(await remove(id)).status, (await remove(id)).status, (await change(id)).status]).toEqual([200, 404, 404]);
    expect((await remove("no-id")).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  test("what was removed is added again as it was, and closes the same time", async () => {
    const [before] = [await list(), await added()];
    const [removed] = await list();
    await remove(removed?.id ?? "");
    expect(await list()).toEqual(before);
    const { id: _, ...kept } = removed ?? expect.fail();
    expect((await add(kept)).status).toBe(201);
    expect(await list()).toEqual([{ ...kept, id: expect.any(String) }]);
  });

  test("of a change and a removal at once, whoever comes second finds nothing", async () => {
    const id = await added();
    const changed = await meanwhile(server, coach.userId, {
      under: () => change(id, { note: "late" }),
      first: (tx) => tx.deleteFrom("schedule_exceptions").where("id", "=", id).execute(),
    });
    expect(changed.status).toBe(404);
  });
});

test("leaves the list when it is over, and cannot be changed any more", async () => {
  const id = await added();
  server.clock.set("2026-12-24T16:59:00Z");
  await logIn(coach.browser, coach);
  expect(await list()).toHaveLength(1);
  server.clock.set("2026-12-24T17:00:00Z");
  expect(await list()).toEqual([]);
  const later = { from: "2026-12-31T14:00", to: "2026-12-31T18:00" };
  expect(await codeOf(await change(id, later))).toEqual([404, "notFound"]);
});

test("is kept for a year after its end, and then forgotten", async () => {
  const rows = () =>
    server.database.selectFrom("schedule_exceptions").select("id").where("coach_id", "=", coach.userId).execute();
  server.clock.set("2026-11-16T09:00:00Z");
  await logIn(coach.browser, coach);
  await add();
  server.clock.set("2027-12-24T12:00:00Z");
  await server.work();
  expect(await rows()).toHaveLength(1);
  server.clock.set("2027-12-26T12:00:00Z");
  await server.work();
  expect(await rows()).toEqual([]);
});
