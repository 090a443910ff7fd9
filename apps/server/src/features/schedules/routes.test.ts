import type { Schedule } from "@aufwind/contract/schedules";
import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import { describe, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const coach = await person(server, { kind: "coach" });

const BASE = "/api/coaches/schedule";
const read = async ({ browser }: Person = coach) => (await (await browser.get(BASE)).json()) as Schedule;
const put = (part: string, body: unknown, { browser }: Person = coach) => browser.send("PUT", `${BASE}/${part}`, body);
const errorsOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
  return [response.status, ...errors.map(({ field, code }) => `${field} ${code}`)];
};
const slot = (weekday: number, from: string, to: string) => ({ weekday, from, to });

test("a new coach has no hours, Berlin's clock and the usual settings, and reading writes nothing", async () => {
  const newcomer = await person(server, { kind: "coach" });
  expect(await read(newcomer)).toEqual({
    timeZone: "Europe/Berlin",
    workingSlots: [],
    settings: AGENDA_DEFAULTS,
    scheduleExceptions: [],
    holidayState: null,
    readAt: server.clock.now().toISOString(),
  });
  const rows = await server.database.selectFrom("coaches").where("user_id", "=", newcomer.userId).selectAll().execute();
  expect(rows).toEqual([]);
});

describe("time zone", () => {
  test.each(["America/St_Johns", "Asia/Kathmandu", "Europe/Kyiv", "UTC"])("%s is kept", async (timeZone) => {
    expect((await put("time-zone", { timeZone })).status).toBe(200);
    expect(await read()).toMatchObject({ timeZone });
  });

  test.each([
    "Mars/Phobos",
    "ASIA/KATHMANDU",
    "europe/berlin",
    "+01:00",
    "EST",
    "Etc/GMT+5",
    "Berlin",
    "Europe/Berlin\u0000",
    "../../etc",
    "",
    "GMT+1",
  ])("%j is no zone: the field says so and nothing changes", async (timeZone) => {
    const before = await read();
    const expected = timeZone === "" ? "timeZone required" : "timeZone timeZone";
    expect(await errorsOf(await put("time-zone", { timeZone }))).toEqual([422, expected]);
    expect(await read()).toEqual(before);
  });
});

describe("weekly hours", () => {
  test("several ranges a day come back in order, touching ones as one, midnight as 24:00", async () => {
    const sent = [
      slot(3, "18:00", "24:00"),
      slot(1, "13:00", "18:00"),
      slot(1, "09:00", "12:00"),
      slot(4, "00:00", "02:30"),
    ];
    expect((await put("working-hours", { workingSlots: [...sent, slot(3, "16:00", "18:00")] })).status).toBe(200);
    expect((await read()).workingSlots).toEqual([
      slot(1, "09:00", "12:00"),
      slot(1, "13:00", "18:00"),
      slot(3, "16:00", "24:00"),
      slot(4, "00:00", "02:30"),
    ]);
  });

  test("the whole week can be open", async () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => slot(weekday, "00:00", "24:00"));
    expect((await put("working-hours", { workingSlots: week })).status).toBe(200);
    expect((await read()).workingSlots).toEqual(week);
  });

  test.each([
    ["ends before it begins", [slot(1, "12:00", "09:00")], ["workingSlots.0.to hoursInverted"]],
    ["lasts no time", [slot(1, "09:00", "09:00")], ["workingSlots.0.to hoursInverted"]],
    [
      "overlaps another of its day",
      [slot(1, "09:00", "12:00"), slot(1, "11:59", "13:00")],
      ["workingSlots.0.to hoursOverlap", "workingSlots.1.to hoursOverlap"],
    ],
    ["is no time of day", [slot(1, "9:00", "25:00")], ["workingSlots.0.from clockTime", "workingSlots.0.to clockTime"]],
    ["is on no weekday", [slot(8, "09:00", "10:00")], ["workingSlots.0.weekday invalid"]],
    ["is not there at all", [], ["workingSlots oneSlot"]],
    [
      "is the thirteenth of its day",
      Array.from({ length: 14 }, (_, at) => slot(1, `${at + 10}:00`, `${at + 10}:30`)),
      ["workingSlots.12.to hoursTooMany"],
    ],
    [
      "is one of thousands",
      Array.from({ length: 4000 }, () => slot(1, "09:00", "10:00")),
      ["workingSlots hoursTooMany"],
    ],
  ])("a range that %s: the message stands at it and nothing changes", async (_, workingSlots, errors) => {
    const before = await read();
    expect(await errorsOf(await put("working-hours", { workingSlots }))).toEqual([422, ...errors]);
    expect(await read()).toEqual(before);
  });
});

describe("agenda settings", () => {
  const settings = { ...AGENDA_DEFAULTS, noticeMinutes: 0, horizonDays: 365, gridMinutes: 20, mostPerDay: 3 };

  test("come back as sent, no limit a day as null", async () => {
    expect((await put("settings", settings)).status).toBe(200);
    expect((await read()).settings).toEqual(settings);
    expect((await put("settings", { ...settings, mostPerDay: null })).status).toBe(200);
    expect((await read()).settings.mostPerDay).toBeNull();
  });

  test.each([
    ["noticeMinutes", -1, "tooSmall"],
    ["noticeMinutes", 14 * 1440 + 1, "tooBig"],
    ["horizonDays", 0, "tooSmall"],
    ["horizonDays", 366, "tooBig"],
    ["pauseAfterMinutes", 1.5, "wholeNumber"],
    ["gridMinutes", 7, "invalid"],
    ["mostPerDay", 0, "tooSmall"],
  ])("%s of %j is refused at its field", async (field, value, code) => {
    const before = await read();
    expect(await errorsOf(await put("settings", { ...settings, [field]: value }))).toEqual([422, `${field} ${code}`]);
    expect(await read()).toEqual(before);
  });
});

test("a visitor is asked to sign in, a client is told that this is for coaches", async () => {
  const client = await person(server);
  const id = "01990000-0000-7000-8000-000000000000";
  const asked: ["GET" | "PUT" | "POST" | "PATCH" | "DELETE", string][] = [
    ["GET", BASE],
    ["PUT", `${BASE}/time-zone`],
    ["PUT", `${BASE}/working-hours`],
    ["PUT", `${BASE}/settings`],
    ["POST", `${BASE}/exceptions`],
    ["PATCH", `${BASE}/exceptions/${id}`],
    ["DELETE", `${BASE}/exceptions/${id}`],
    ["GET", `${BASE}/holidays?state=BE`],
    ["POST", `${BASE}/holidays`],
    ["GET", `${BASE}/preview/2026-12`],
  ];
  for (const [method, path] of asked) {
    const send = (browser: Person["browser"]) =>
      method === "GET" ? browser.get(path) : browser.send(method, path, method === "DELETE" ? undefined : {});
    expect([path, (await send(server.browser())).status]).toEqual([path, 401]);
    expect([path, (await send(client.browser)).status]).toEqual([path, 403]);
  }
});

test("two first writes at once make one schedule", async () => {
  const newcomer = await person(server, { kind: "coach" });
  const answers = await Promise.all([
    put("time-zone", { timeZone: "Europe/Vienna" }, newcomer),
    put("working-hours", { workingSlots: [slot(2, "08:00", "10:00")] }, newcomer),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(newcomer)).toMatchObject({ timeZone: "Europe/Vienna", workingSlots: [slot(2, "08:00", "10:00")] });
});
