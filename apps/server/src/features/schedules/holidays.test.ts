import { beforeEach, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person;
const server = await testServer();
beforeEach(async () => {
  coach = await person(server, { kind: "coach" });
});

const BASE = "/api/coaches/schedule";
type Holiday = { date: string; name: { de: string; en: string }; added: boolean };
const holidays = async (state: string): Promise<Holiday[]> =>
  ((await (await coach.browser.get(`${BASE}/holidays?state=${state}`)).json()) as { items: Holiday[] }).items;
const take = (state: string, dates: string[]) => coach.browser.send("POST", `${BASE}/holidays`, { state, dates });
const schedule = async () => (await coach.browser.get(BASE)).json();

test("the holidays of a Bundesland in the next twelve months, the next first, in both languages", async () => {
  const saxony = await holidays("SN");
  expect(saxony[0]).toEqual({
    date: "2026-11-18",
    name: { de: "Buß- und Bettag", en: "Day of Repentance and Prayer" },
    added: false,
  });
  expect(saxony.map(({ date }) => date)).toEqual([
    "2026-11-18",
    "2026-12-25",
    "2026-12-26",
    "2027-01-01",
    "2027-03-26",
    "2027-03-29",
    "2027-05-01",
    "2027-05-06",
    "2027-05-17",
    "2027-10-03",
    "2027-10-31",
  ]);
  const names = (await holidays("BE")).map(({ name }) => name.de);
  expect(names).toContain("Weltfrauentag");
  expect(names).not.toContain("Buß- und Bettag");
});

test("a day taken off becomes an exception with the holiday's name, and is marked", async () => {
  const response = await take("BE", ["2026-12-25", "2026-12-26", "2026-12-25"]);
  expect([response.status, await response.json()]).toEqual([201, { added: 2 }]);
  expect(await schedule()).toMatchObject({
    holidayState: "BE",
    scheduleExceptions: [
      { kind: "allDay", from: "2026-12-25T00:00", to: "2026-12-26T00:00", note: "Christmas Day" },
      { kind: "allDay", from: "2026-12-26T00:00", to: "2026-12-27T00:00", note: "Boxing Day" },
    ],
  });
  const marked = (await holidays("BY")).filter(({ added }) => added).map(({ date }) => date);
  expect(marked).toEqual(["2026-12-25", "2026-12-26"]);
  expect(await (await take("BY", ["2026-12-26"])).json()).toEqual({ added: 0 });
  expect(await schedule()).toMatchObject({ holidayState: "BY" });
});

test("a longer time off covers the holidays in it, part of a day does not", async () => {
  const off = { kind: "timeOff", from: "2026-12-24T12:00", to: "2026-12-26T12:00", note: "" };
  await coach.browser.send("POST", `${BASE}/exceptions`, off);
  const marked = (await holidays("BE")).filter(({ added }) => added).map(({ date }) => date);
  expect(marked).toEqual(["2026-12-25"]);
});

test.each([
  ["no holiday there", "BE", ["2026-12-25", "2026-11-18"]],
  ["an ordinary day", "SN", ["2026-11-19"]],
  ["over", "SN", ["2026-10-31"]],
  ["more than a year away", "BE", ["2027-12-25"]],
])("a day that is %s is refused, and none is taken off", async (_, state, dates) => {
  const response = await take(state, dates);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { errors: [{ field: "dates", code: "notHoliday" }] },
  ]);
  expect(await schedule()).toMatchObject({ scheduleExceptions: [], holidayState: null });
});

test.each([
  ["", "required"],
  ["XX", "invalid"],
])("the state %j is refused", async (state, code) => {
  const response = await coach.browser.get(`${BASE}/holidays?state=${state}`);
  expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field: "state", code }] }]);
});

test("two at once take a day off once", async () => {
  const both = await Promise.all([take("BE", ["2027-01-01"]), take("BE", ["2027-01-01"])]);
  const counts = await Promise.all(both.map(async (each) => ((await each.json()) as { added: number }).added));
  expect(counts.sort()).toEqual([0, 1]);
});
