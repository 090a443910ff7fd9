import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person;
const BASE = "/api/coaches/schedule";
const put = (path: string, body: unknown) => coach.browser.send("PUT", path, body);
const settings = (over = {}) => put(`${BASE}/settings`, { ...AGENDA_DEFAULTS, ...over });
const hours = (workingSlots: { weekday: number; from: string; to: string }[]) =>
  put(`${BASE}/working-hours`, { workingSlots });
const zone = (timeZone: string) => put(`${BASE}/time-zone`, { timeZone });
const slot = (weekday: number, from: string, to: string) => ({ weekday, from, to });

const description = { de: "Ein Gespräch", en: "A talk" };
const standard = { durationMinutes: 60, description, netPriceCents: 9000 };

/** Signed in at this time, with these hours and settings. */
async function at(instant: string) {
  server.clock.set(instant);
  coach = await person(server, { kind: "coach" });
  await put("/api/coaches/consultations", { discovery: { description }, standard, extended: null });
}
const preview = (month: string, consultation = "standard") =>
  coach.browser.get(`${BASE}/preview/${month}?consultation=${consultation}`);
type Day = { date: string; slots: string[] };
const days = async (month: string, consultation?: string): Promise<Day[]> =>
  ((await (await preview(month, consultation)).json()) as { days: Day[] }).days;
const slotsOn = async (date: string, consultation?: string) =>
  (await days(date.slice(0, 7), consultation)).find((day) => day.date === date)?.slots;

const server = await testServer();

describe("on an ordinary month", () => {
  beforeAll(async () => {
    await at("2026-11-16T09:00:00Z");
    await hours([slot(2, "09:00", "11:00"), slot(7, "10:00", "11:00")]);
    await settings({ gridMinutes: 30, horizonDays: 20 });
  });

  test("every day of the month is there, past ones and those beyond the horizon are empty", async () => {
    const month = await days("2026-11");
    expect(month).toHaveLength(30);
    expect(month.filter(({ slots }) => slots.length > 0).map(({ date }) => date)).toEqual([
      "2026-11-17",
      "2026-11-22",
      "2026-11-24",
      "2026-11-29",
    ]);
    const next = (await days("2026-12")).filter(({ slots }) => slots.length > 0).map(({ date }) => date);
    expect(next).toEqual(["2026-12-01", "2026-12-06"]);
  });

  test("starts fit the consultation and keep the notice", async () => {
    // 24 hours from ten o'clock: tomorrow's nine o'clock start is too soon.
    expect(await slotsOn("2026-11-17")).toEqual(["2026-11-17T09:00:00.000Z"]);
    expect(await slotsOn("2026-11-24")).toEqual([
      "2026-11-24T08:00:00.000Z",
      "2026-11-24T08:30:00.000Z",
      "2026-11-24T09:00:00.000Z",
    ]);
    expect(await slotsOn("2026-11-24", "discovery")).toHaveLength(4);
  });

  test("exceptions close and open", async () => {
    const add = (body: unknown) => coach.browser.send("POST", `${BASE}/exceptions`, body);
    await add({ kind: "allDay", from: "2026-11-24T00:00", to: "2026-11-25T00:00" });
    await add({ kind: "available", from: "2026-11-26T20:00", to: "2026-11-26T21:00" });
    expect(await slotsOn("2026-11-24")).toEqual([]);
    expect(await slotsOn("2026-11-26")).toEqual(["2026-11-26T19:00:00.000Z"]);
  });

  test("a consultation that is not offered, or a month out of reach, is refused at its field", async () => {
    const refused = async (response: Response) => {
      const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
      return [response.status, ...errors.map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await refused(await preview("2026-11", "extended"))).toEqual([422, "consultation notOffered"]);
    expect(await refused(await preview("2026-11", "therapy"))).toEqual([422, "consultation invalid"]);
    for (const month of ["2026-13", "1999-01", "November"])
      expect(await refused(await preview(month))).toEqual([422, "month month"]);
    for (const month of ["2026-09", "2028-01"])
      expect(await refused(await preview(month))).toEqual([422, "month monthFar"]);
    for (const month of ["2026-10", "2027-12"]) expect((await preview(month)).status).toBe(200);
  });
});

test("a day is a day of Berlin, wherever the coach is", async () => {
  await at("2026-11-16T09:00:00Z");
  await zone("America/Los_Angeles");
  await hours([slot(3, "16:00", "17:00")]);
  expect(await slotsOn("2026-11-26")).toEqual(["2026-11-26T00:00:00.000Z"]);
  expect(await slotsOn("2026-11-25")).toEqual([]);
});

describe("on the nights when the clock changes", () => {
  test("the hour that spring leaves out is never offered", async () => {
    await at("2027-03-20T09:00:00Z");
    await hours([slot(7, "01:00", "04:00")]);
    await settings({ gridMinutes: 60 });
    expect(await slotsOn("2027-03-28")).toEqual(["2027-03-28T00:00:00.000Z", "2027-03-28T01:00:00.000Z"]);
  });

  test("the hour that autumn repeats is offered in both its passes", async () => {
    await at("2027-10-20T09:00:00Z");
    await hours([slot(7, "01:00", "04:00")]);
    await settings({ gridMinutes: 60 });
    expect(await slotsOn("2027-10-31")).toEqual([
      "2027-10-30T23:00:00.000Z",
      "2027-10-31T00:00:00.000Z",
      "2027-10-31T01:00:00.000Z",
      "2027-10-31T02:00:00.000Z",
    ]);
  });
});
