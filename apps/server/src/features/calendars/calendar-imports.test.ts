import type { ImportedCalendar } from "@aufwind/contract/calendars";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { calendarOf, event, openCalendars } from "../../../test/calendar-server.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer({ env: { PRIVATE_NETWORKS: "allowed" } });
const calendarServer = await openCalendars();
afterAll(() => calendarServer.close());
let coach: Person & { slug: string };
beforeEach(async () => {
  coach = await openCoach(server);
});

const BASE = "/api/coaches/calendars";
let count = 0;
const newPath = () => `/${++count}.ics`;
const MORNING = calendarOf(event("DTSTART:20261118T080000Z", "DTEND:20261118T110000Z"));

const add = (path: string, { browser }: Person = coach, name = "Privat") =>
  browser.send("POST", BASE, { name, address: `${calendarServer.url}${path}` });
const added = async (path: string, who: Person = coach) => (await (await add(path, who)).json()) as ImportedCalendar;
const list = async ({ browser }: Person = coach) =>
  ((await (await browser.get(BASE)).json()) as { items: ImportedCalendar[] }).items;
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

describe("adding", () => {
  test("a calendar is kept by its name and host, its address sealed; nothing is fetched before the work", async () => {
    const path = newPath();
    calendarServer.files.set(path, MORNING);
    const response = await add(`${path}?secret=abc`);
    expect(response.status).toBe(201);
    const calendar = await response.json();
    expect(calendar).toEqual({
      id: expect.any(String),
      name: "Privat",
      host: "127.0.0.1",
      addedAt: "2026-11-16T09:00:00.000Z",
      lastTriedAt: null,
      lastSuccessAt: null,
      problem: null,
      busyCount: 0,
      unclear: [],
      unclearCount: 0,
    });
    expect(await list()).toEqual([calendar]);
    expect(calendarServer.asked.filter((asked) => asked.startsWith(path))).toEqual([]);
    const rows = await server.database.selectFrom("imported_calendars").selectAll().execute();
    expect(JSON.stringify(rows.map((row) => ({ ...row, address: row.address.toString("latin1") })))).not.toContain(
      "secret",
    );
  });

  test("webcal is https", async () => {
    const { browser } = coach;
    const address = "webcal://calendar.example.org/basic.ics";
    expect(await (await browser.send("POST", BASE, { name: "x", address })).json()).toMatchObject({
      host: "calendar.example.org",
    });
    await server.database.deleteFrom("imported_calendars").execute();
  });

  test("the same address twice is known, however it is written; another coach may have it", async () => {
    const path = newPath();
    expect((await add(path)).status).toBe(201);
    expect(await codeOf(await add(path, coach, "Anders"))).toEqual([409, "calendarKnown"]);
    const address = `${calendarServer.url.replace("http", "HTTP")}${path}`;
    const again = await coach.browser.send("POST", BASE, { name: "x", address });
    expect(await codeOf(again)).toEqual([409, "calendarKnown"]);
    expect((await add(path, await openCoach(server))).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  test("of eight at once five are taken", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(newPath())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(await list()).toHaveLength(5);
    expect(await codeOf(await add(newPath()))).toEqual([409, "tooManyCalendars"]);
  });

  test.each([
    ["", "required"],
    ["kein Kalender", "calendarAddress"],
    ["ftp://example.org/a.ics", "calendarAddress"],
    ["javascript:alert(1)", "calendarAddress"],
    [`https://example.org/${"x".repeat(2000)}`, "tooLong"],
  ])("the address %j is refused at its field", async (address, code) => {
    const response = await coach.browser.send("POST", BASE, { name: "x", address });
    const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
    expect([response.status, ...errors.map((each) => `${each.field} ${each.code}`)]).toEqual([422, `address ${code}`]);
  });

  test("is for coaches, each for their own", async () => {
    const { id } = await added(newPath());
    const [client, other] = [await person(server), await openCoach(server)];
    expect((await add(newPath(), client)).status).toBe(403);
    expect((await server.browser().get(BASE)).status).toBe(401);
    expect((await other.browser.send("DELETE", `${BASE}/${id}`)).status).toBe(404);
    expect((await other.browser.send("POST", `${BASE}/${id}/refresh`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
    expect(await list(other)).toEqual([]);
  });
});

describe("once it is read", () => {
  const slotsOn = async (date: string) => {
    const path = `/api/visitors/coaches/${coach.slug}/slots/day/${date}?consultation=discovery`;
    return ((await (await server.request(path)).json()) as { days: { slots: string[] }[] }).days[0]?.slots ?? [];
  };

  test("its busy times are not offered, and are again when it is removed", async () => {
    const path = newPath();
    calendarServer.files.set(path, MORNING);
    const before = await slotsOn("2026-11-18");
    expect(before[0]).toBe("2026-11-18T08:00:00.000Z");
    const { id } = await added(path);
    await server.work();
    expect(await list()).toMatchObject([
      {
        lastTriedAt: "2026-11-16T09:00:00.000Z",
        lastSuccessAt: "2026-11-16T09:00:00.000Z",
        problem: null,
        busyCount: 1,
      },
    ]);
    const after = await slotsOn("2026-11-18");
    expect(after[0]).toBe("2026-11-18T11:00:00.000Z");
    expect(after).toEqual(before.filter((slot) => slot >= "2026-11-18T11:00"));

    expect((await coach.browser.send("DELETE", `${BASE}/${id}`)).status).toBe(200);
    expect(await slotsOn("2026-11-18")).toEqual(before);
    expect((await coach.browser.send("DELETE", `${BASE}/${id}`)).status).toBe(404);
  });

  test("search says the next free time that is left", async () => {
    const nextFreeAt = async () => {
      const row = await server.database
        .selectFrom("coach_search")
        .select("next_free_at")
        .where("coach_id", "=", coach.userId)
        .executeTakeFirst();
      return (row?.next_free_at as Date | undefined)?.toISOString();
    };
    await server.work();
    expect(await nextFreeAt()).toBe("2026-11-17T09:00:00.000Z");
    const path = newPath();
    calendarServer.files.set(path, calendarOf(event("DTSTART;VALUE=DATE:20261117")));
    await added(path);
    await server.work();
    expect(await nextFreeAt()).toBe("2026-11-18T08:00:00.000Z");
  });

  test("a coach's own appointments in it, subscribed to there, block nothing", async () => {
    const path = newPath();
    const own = event("UID:0199@aufwind.example", "DTSTART:20261118T080000Z", "DTEND:20261118T110000Z");
    calendarServer.files.set(path, calendarOf(own));
    await added(path);
    await server.work();
    expect(await list()).toMatchObject([{ busyCount: 0, problem: null }]);
  });
});

test("the download names calendars by name and host, and says when the feed was made; no address", async () => {
  await added("/very-secret.ics");
  await coach.browser.send("POST", "/api/calendars/feed");
  const { PERSONAL_DATA } = await import("../../personal-data.ts");
  const read = (name: string) =>
    PERSONAL_DATA.find((each) => each.name === name)?.read(server, { userId: coach.userId, email: coach.email });
  expect(await read("imported-calendars")).toEqual([
    { name: "Privat", host: "127.0.0.1", added_at: server.clock.now(), notUnderstood: [] },
  ]);
  expect(await read("calendar-feed")).toEqual({ made_at: server.clock.now() });
});
