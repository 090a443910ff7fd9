import type { ImportedCalendar } from "@aufwind/contract/calendars";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openCoach, wakeAt } from "../../../test/booked.ts";
import { calendarOf, event, openCalendars } from "../../../test/calendar-server.ts";
import type { Person } from "../../../test/people.ts";
import { startTestServer, testServer } from "../../../test/test-server.ts";
import { readDue } from "./calendar-sync.ts";
import { openUnclear } from "./unclear-events.ts";

const server = await testServer({ env: { PRIVATE_NETWORKS: "allowed" } });
const calendarServer = await openCalendars();
afterAll(() => calendarServer.close());
let coach: Person;
let path: string;
let count = 0;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("imported_calendars").execute();
  coach = await openCoach(server);
  path = `/${++count}.ics`;
  calendarServer.files.set(path, MORNING);
  await add();
});

const BASE = "/api/coaches/calendars";
const { signal } = new AbortController();
const MORNING = calendarOf(event("DTSTART:20261118T080000Z", "DTEND:20261118T110000Z"));
const add = () => coach.browser.send("POST", BASE, { name: "Privat", address: `${calendarServer.url}${path}` });
const asked = () => calendarServer.asked.filter((each) => each === path).length;
const list = async () => ((await (await coach.browser.get(BASE)).json()) as { items: ImportedCalendar[] }).items;
const busy = () => server.database.selectFrom("busy_times").selectAll().where("coach_id", "=", coach.userId).execute();
const dueAt = async () => {
  const row = await server.database.selectFrom("imported_calendars").select("due_at").executeTakeFirstOrThrow();
  return row.due_at.toISOString();
};

test("it is read at once and every 15 minutes, and rows that stay the same are not touched", async () => {
  await server.work();
  expect([asked(), await dueAt()]).toEqual([1, "2026-11-16T09:15:00.000Z"]);
  const [before] = await server.database
    .selectFrom("busy_times")
    .selectAll()
    .select((eb) => eb.ref("ctid" as "during").as("place"))
    .execute();
  server.clock.set("2026-11-16T09:14:00Z");
  await server.work();
  expect(asked()).toBe(1);
  server.clock.set("2026-11-16T09:15:00Z");
  await server.work();
  expect([asked(), await dueAt()]).toEqual([2, "2026-11-16T09:30:00.000Z"]);
  const [after] = await server.database
    .selectFrom("busy_times")
    .selectAll()
    .select((eb) => eb.ref("ctid" as "during").as("place"))
    .execute();
  expect(after).toEqual(before);
});

test("what changed there changes here", async () => {
  await server.work();
  calendarServer.files.set(path, calendarOf(event("DTSTART:20261119T080000Z", "DTEND:20261119T110000Z")));
  server.clock.advance({ minutes: 15 });
  await server.work();
  expect((await busy()).map(({ during }) => during)).toEqual(['["2026-11-19 08:00:00+00","2026-11-19 11:00:00+00")']);
});

test("whole days are those of the coach's zone", async () => {
  await coach.browser.send("PUT", "/api/coaches/schedule/time-zone", { timeZone: "Asia/Kathmandu" });
  calendarServer.files.set(path, calendarOf(event("DTSTART;VALUE=DATE:20261118")));
  await server.work();
  expect((await busy()).map(({ during }) => during)).toEqual(['["2026-11-17 18:15:00+00","2026-11-18 18:15:00+00")']);
});

test("what was not understood is told to the coach by title and day, kept sealed, and forgotten once it is clear", async () => {
  const odd = ["SUMMARY:Zahnarzt", "DTSTART;TZID=Nowhere:20261118T080000", "DURATION:PT1H"];
  calendarServer.files.set(path, calendarOf(event(...odd)));
  await server.work();
  const told = [{ title: "Zahnarzt", on: "2026-11-18", what: "zone", zone: "Nowhere" }];
  expect(await list()).toMatchObject([{ problem: null, busyCount: 1, unclear: told, unclearCount: 1 }]);
  const row = await server.database.selectFrom("imported_calendars").selectAll().executeTakeFirstOrThrow();
  expect(row.unclear?.includes("Zahnarzt")).toBe(false);
  expect(openUnclear(server, { ...row, id: coach.userId }).events).toEqual([]);
  calendarServer.files.set(path, MORNING);
  server.clock.advance({ minutes: 15 });
  await wakeAt(server, server.clock.now().toISOString(), coach);
  await server.work();
  expect(await list()).toMatchObject([{ unclear: [], unclearCount: 0 }]);
});

test("one that fails says so, is tried less and less often, keeps its busy times, and recovers", async () => {
  await server.work();
  calendarServer.files.delete(path);
  const pauses: number[] = [];
  for (let failures = 0; failures < 7; failures++) {
    const due = await dueAt();
    server.clock.set(due);
    await server.work();
    pauses.push((Date.parse(await dueAt()) - Date.parse(due)) / 60_000);
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 360, 360]);
  await wakeAt(server, await dueAt(), coach);
  expect(await list()).toMatchObject([{ problem: "refused", lastSuccessAt: "2026-11-16T09:00:00.000Z", busyCount: 1 }]);
  expect(await busy()).toHaveLength(1);

  calendarServer.files.set(path, MORNING);
  await server.work();
  expect(await list()).toMatchObject([
    { problem: null, lastSuccessAt: server.clock.now().toISOString(), busyCount: 1 },
  ]);
});

test.each([
  ["a page", "<!doctype html>", "noCalendar"],
  ["half a calendar", MORNING.slice(0, -20), "noCalendar"],
  ["too many times", calendarOf(event("DTSTART:20261118T080000Z", "DURATION:PT1M", "RRULE:FREQ=HOURLY")), "tooLarge"],
])("%s in its place frees nothing", async (_, text, problem) => {
  await server.work();
  calendarServer.files.set(path, text);
  server.clock.advance({ minutes: 15 });
  await server.work();
  expect(await busy()).toHaveLength(1);
  const row = await server.database.selectFrom("imported_calendars").select("problem").executeTakeFirstOrThrow();
  expect(row.problem).toBe(problem);
});

test("an empty calendar frees everything: that is what it says", async () => {
  await server.work();
  calendarServer.files.set(path, calendarOf());
  server.clock.advance({ minutes: 15 });
  await server.work();
  expect(await busy()).toEqual([]);
});

test("two servers at once read it once", async () => {
  const other = await startTestServer({
    databaseUrl: server.config.database.url,
    env: { PRIVATE_NETWORKS: "allowed" },
  });
  try {
    await Promise.all([server, other, server, other].map((each) => readDue(each, { signal })));
    expect(asked()).toBe(1);
    expect(await busy()).toHaveLength(1);
  } finally {
    await other.close();
  }
});

test("one that was taken by a server that died is read by another a few minutes later", async () => {
  await readDue(server, { signal: AbortSignal.abort() });
  expect(await busy()).toEqual([]);
  await readDue(server, { signal });
  expect(await busy()).toEqual([]);
  server.clock.advance({ minutes: 3 });
  await readDue(server, { signal });
  expect(await busy()).toHaveLength(1);
});

test("asking again reads it soon, but not more than once a minute", async () => {
  await server.work();
  const [calendar] = await list();
  const refresh = () => coach.browser.send("POST", `${BASE}/${calendar?.id}/refresh`);
  for (const _ of [1, 2, 3]) expect((await refresh()).status).toBe(200);
  await server.work();
  expect(asked()).toBe(1);
  server.clock.advance({ minutes: 1 });
  await server.work();
  expect(asked()).toBe(2);
  server.clock.advance({ minutes: 2 });
  expect((await refresh()).status).toBe(200);
  await server.work();
  expect(asked()).toBe(3);
});

test("one that is removed while it is read leaves nothing behind", async () => {
  calendarServer.files.set(path, async (_, response) => {
    await server.database.deleteFrom("imported_calendars").execute();
    response.writeHead(200).end(MORNING);
  });
  await server.work();
  expect(await busy()).toEqual([]);
});

test("without the switch of the tests nothing on this machine is asked", async () => {
  const careful = await startTestServer({ databaseUrl: server.config.database.url });
  try {
    await readDue(careful, { signal });
    expect(asked()).toBe(0);
    expect((await list())[0]?.problem).toBe("unreachable");
  } finally {
    await careful.close();
  }
});
