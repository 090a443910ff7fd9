import type { Agenda } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person;
let clientId: string;
const server = await testServer();
beforeEach(() => at("2026-11-16T09:00:00Z"));

const SCHEDULE = "/api/coaches/schedule";
/** A coach who is signed in at this time, and somebody to have appointments with. */
async function at(instant: string) {
  server.clock.set(instant);
  coach = await person(server, { kind: "coach" });
  clientId = (await person(server)).userId;
}
const put = (path: string, body: unknown) => coach.browser.send("PUT", `${SCHEDULE}/${path}`, body);
const hours = (...workingSlots: { weekday: number; from: string; to: string }[]) =>
  put("working-hours", { workingSlots });
const zone = (timeZone: string) => put("time-zone", { timeZone });
const except = (kind: string, from: string, to: string) =>
  coach.browser.send("POST", `${SCHEDULE}/exceptions`, { kind, from, to });
const add = (startsAt: string, over: Partial<Parameters<typeof appointmentRow>[1]> = {}) =>
  appointmentRow(server, { coachId: coach.userId, clientId, startsAt, ...over });
/** Like an imported calendar of the coach. */
async function makeBusy(coachId: string, during: string) {
  const { id } = await server.database
    .insertInto("imported_calendars")
    .values({
      coach_id: coachId,
      name: "Privat",
      address: Buffer.from("sealed"),
      address_hash: Buffer.from(crypto.randomUUID()),
      host: "calendar.example.org",
      added_at: server.clock.now(),
      due_at: server.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await server.database.insertInto("busy_times").values({ calendar_id: id, coach_id: coachId, during }).execute();
}

const agenda = async (from: string, to: string) => {
  const response = await coach.browser.get(`/api/coaches/agenda?from=${from}&to=${to}`);
  expect([from, to, response.status]).toEqual([from, to, 200]);
  return (await response.json()) as Agenda;
};
const spans = (given: Agenda["open"]) => given.map(({ from, to }) => `${from.slice(5, 16)} ${to.slice(5, 16)}`);
const idsOf = (items: AppointmentItem[]) => items.map(({ id }) => id);
const errorsOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
  return [response.status, ...errors.map(({ field, code }) => `${field} ${code}`)];
};

describe("the agenda", () => {
  test("of a coach who has set nothing is empty, in Berlin", async () => {
    expect(await agenda("2026-11-16", "2026-11-23")).toEqual({
      timeZone: "Europe/Berlin",
      appointments: [],
      open: [],
      exceptions: [],
      busy: [],
    });
  });

  test("has what takes time or took place, and not what was called off", async () => {
    const shown = new Map<string, string>();
    for (const [place, status] of STATUSES.entries())
      shown.set(status, await add(`2026-11-17T${10 + place}:00:00Z`, { status }));
    const held = await add("2026-11-18T09:00:00Z", { status: "Pending", awaiting: "payment_details" });
    const { appointments } = await agenda("2026-11-16", "2026-11-23");
    expect(appointments.map(({ id, awaiting, scheduledStatus }) => [id, awaiting, scheduledStatus])).toEqual([
      [shown.get("Pending"), "coach", "Pending"],
      [shown.get("Scheduled"), null, "Scheduled"],
      [shown.get("Rescheduled"), "client", "Rescheduled"],
      [shown.get("No Show"), null, "No Show"],
      [shown.get("Completed"), null, "Completed"],
      [held, "payment_details", "Pending"],
    ]);
    expect(appointments[1]).toMatchObject({ client: { name: "Erika Muster" }, can: ["reschedule", "cancel"] });
  });

  test("has whatever touches its days by the coach's own calendar", async () => {
    await zone("America/St_Johns");
    // Midnight there is 3:30 in UTC.
    await add("2026-11-17T02:30:00Z");
    const touching = [
      await add("2026-11-17T03:00:00Z", { minutes: 45, status: "Completed" }),
      await add("2026-11-18T03:29:00Z"),
    ];
    await add("2026-11-18T03:30:00Z", { status: "Completed" });
    expect(idsOf((await agenda("2026-11-17", "2026-11-18")).appointments)).toEqual(touching);
  });

  test("opens by hours and exceptions together, and shows those exceptions", async () => {
    await hours({ weekday: 2, from: "09:00", to: "12:00" }, { weekday: 3, from: "09:00", to: "12:00" });
    await except("notAvailable", "2026-11-17T10:00", "2026-11-17T10:30");
    await except("allDay", "2026-11-18T00:00", "2026-11-19T00:00");
    await except("available", "2026-11-18T18:00", "2026-11-18T19:00");
    await except("timeOff", "2026-11-23T00:00", "2026-11-24T00:00");
    const { open, exceptions } = await agenda("2026-11-16", "2026-11-23");
    expect(spans(open)).toEqual(["11-17T08:00 11-17T09:00", "11-17T09:30 11-17T11:00", "11-18T17:00 11-18T18:00"]);
    expect(exceptions.map(({ kind }) => kind)).toEqual(["notAvailable", "allDay", "available"]);
  });

  test("knows the exceptions of days that are over", async () => {
    await hours({ weekday: 2, from: "09:00", to: "12:00" });
    await except("timeOff", "2026-11-17T10:00", "2026-11-17T11:00");
    server.clock.set("2026-11-20T09:00:00Z");
    await logIn(coach.browser, coach);
    const { open, exceptions } = await agenda("2026-11-17", "2026-11-18");
    expect(spans(open)).toEqual(["11-17T08:00 11-17T09:00", "11-17T10:00 11-17T11:00"]);
    expect(exceptions).toHaveLength(1);
  });

  test("cuts what is open at its first and last midnight", async () => {
    await hours({ weekday: 1, from: "20:00", to: "24:00" }, { weekday: 2, from: "00:00", to: "02:00" });
    expect(spans((await agenda("2026-11-16", "2026-11-17")).open)).toEqual(["11-16T19:00 11-16T23:00"]);
    expect(spans((await agenda("2026-11-17", "2026-11-18")).open)).toEqual(["11-16T23:00 11-17T01:00"]);
    expect(spans((await agenda("2026-11-16", "2026-11-18")).open)).toEqual(["11-16T19:00 11-17T01:00"]);
  });

  test("joins busy times of imported calendars where they meet, cut to its days, and has nobody else's", async () => {
    await hours({ weekday: 1, from: "09:00", to: "12:00" });
    const other = coach;
    await at("2026-11-16T09:00:00Z");
    await hours({ weekday: 1, from: "09:00", to: "12:00" });
    for (const { userId } of [coach, other]) await makeBusy(userId, "[2026-11-19T10:00Z,2026-11-19T11:00Z)");
    for (const during of [
      "[2026-11-17T09:30Z,2026-11-17T10:30Z)",
      "[2026-11-17T09:00Z,2026-11-17T10:00Z)",
      "[2026-11-17T10:30Z,2026-11-17T11:00Z)",
      "[2026-11-15T10:00Z,2026-11-16T05:00Z)",
      "[2026-11-15T10:00Z,2026-11-15T23:00Z)",
    ])
      await makeBusy(coach.userId, during);
    expect(spans((await agenda("2026-11-16", "2026-11-23")).busy)).toEqual([
      "11-15T23:00 11-16T05:00",
      "11-17T09:00 11-17T11:00",
      "11-19T10:00 11-19T11:00",
    ]);
  });

  test("has nothing of another coach, and is for coaches", async () => {
    await add("2026-11-17T09:00:00Z");
    await at("2026-11-16T09:00:00Z");
    expect((await agenda("2026-11-16", "2026-11-23")).appointments).toEqual([]);
    const client = await person(server);
    for (const path of [
      "agenda?from=2026-11-16&to=2026-11-17",
      "agenda/affected?from=2026-11-16T00:00&to=2026-11-17T00:00",
    ]) {
      expect((await client.browser.get(`/api/coaches/${path}`)).status).toBe(403);
      expect((await server.browser().get(`/api/coaches/${path}`)).status).toBe(401);
    }
  });

  test("refuses days that are none, are the wrong way round or too many", async () => {
    for (const [query, error] of [
      ["from=2026-11-16&to=2026-11-16", "to exceptionInverted"],
      ["from=2026-11-16&to=2027-01-18", "to tooBig"],
      ["from=2026-02-30&to=2026-03-01", "from dateTime"],
      ["from=2026-11-16&to=x", "to dateTime"],
      ["to=2026-03-01", "from dateTime"],
    ])
      expect(await errorsOf(await coach.browser.get(`/api/coaches/agenda?${query}`))).toEqual([422, error]);
  });

  test("is empty, and does not break, long ago and far ahead", async () => {
    await hours({ weekday: 1, from: "09:00", to: "12:00" });
    for (const [from = "", to = ""] of [
      ["0000-01-01", "0000-02-01"],
      ["1969-12-31", "1970-01-02"],
      ["9999-12-01", "9999-12-31"],
    ])
      expect(await agenda(from, to)).toMatchObject({ appointments: [], open: [], busy: [] });
  });
});

describe("on days on which the clock changes", () => {
  test("spring in Berlin takes an hour from the hours that it touches, and the day begins and ends at its midnights", async () => {
    await at("2026-03-20T09:00:00Z");
    await hours({ weekday: 7, from: "01:00", to: "04:00" }, { weekday: 6, from: "22:00", to: "24:00" });
    const ids = [
      await add("2026-03-28T23:00:00Z", { status: "Completed" }),
      await add("2026-03-29T21:59:00Z", { minutes: 15, status: "Completed" }),
    ];
    await add("2026-03-29T22:00:00Z", { status: "Completed" });
    const { open, appointments } = await agenda("2026-03-29", "2026-03-30");
    expect(spans(open)).toEqual(["03-29T00:00 03-29T02:00"]);
    expect(idsOf(appointments)).toEqual(ids);
  });

  test("autumn in Berlin gives an hour to them", async () => {
    await at("2026-10-20T09:00:00Z");
    await hours({ weekday: 7, from: "01:00", to: "04:00" });
    expect(spans((await agenda("2026-10-25", "2026-10-26")).open)).toEqual(["10-24T23:00 10-25T03:00"]);
  });

  test("half an hour beside the others, in St. John's: spring and autumn", async () => {
    await at("2026-03-01T12:00:00Z");
    await zone("America/St_Johns");
    await hours({ weekday: 7, from: "01:00", to: "10:00" });
    // 2:00 becomes 3:00 on 8 March, and again 1:00 on 1 November.
    expect(spans((await agenda("2026-03-08", "2026-03-09")).open)).toEqual(["03-08T04:30 03-08T12:30"]);
    expect(spans((await agenda("2026-11-01", "2026-11-02")).open)).toEqual(["11-01T03:30 11-01T13:30"]);
    expect(spans((await agenda("2026-03-01", "2026-03-02")).open)).toEqual(["03-01T04:30 03-01T13:30"]);
  });
});

describe("time off", () => {
  const affected = async (from: string, to: string) => {
    const response = await coach.browser.get(`/api/coaches/agenda/affected?from=${from}&to=${to}`);
    expect([from, to, response.status]).toEqual([from, to, 200]);
    return idsOf(((await response.json()) as { items: AppointmentItem[] }).items);
  };

  test("touches live appointments that lie in it in part, half-open at both ends", async () => {
    const ids = [
      await add("2026-11-18T08:00:00Z"),
      await add("2026-11-18T09:00:00Z", { status: "Pending" }),
      await add("2026-11-18T10:00:00Z", { status: "Rescheduled" }),
    ];
    for (const status of ["Cancelled", "Rejected", "Completed", "No Show"] as const)
      await add("2026-11-18T09:00:00Z", { status });
    // Ten to eleven in Berlin matches the middle one, and nothing that only touches.
    expect(await affected("2026-11-18T10:00", "2026-11-18T11:00")).toEqual(ids.slice(1, 2));
    expect(await affected("2026-11-18T09:59", "2026-11-18T11:01")).toEqual(ids);
    expect(await affected("2026-11-18T00:00", "2026-11-18T24:00")).toEqual(ids);
    expect(await affected("2026-11-19T00:00", "2026-12-24T00:00")).toEqual([]);
  });

  test("is by the coach's own wall clock, twice where autumn shows a time twice", async () => {
    await at("2026-10-20T09:00:00Z");
    const [first, between, second] = [
      await add("2026-10-25T00:15:00Z", { minutes: 15 }),
      await add("2026-10-25T00:45:00Z", { minutes: 15 }),
      await add("2026-10-25T01:15:00Z", { minutes: 15 }),
    ];
    expect(await affected("2026-10-25T02:15", "2026-10-25T02:30")).toEqual([first, second]);
    expect(await affected("2026-10-25T02:00", "2026-10-25T03:00")).toEqual([first, between, second]);
    await zone("America/St_Johns");
    expect(await affected("2026-10-24T22:45", "2026-10-24T23:00")).toEqual([second]);
  });

  test("in the hour that spring leaves out touches nothing", async () => {
    await at("2026-03-20T09:00:00Z");
    await add("2026-03-29T00:30:00Z");
    expect(await affected("2026-03-29T02:00", "2026-03-29T03:00")).toEqual([]);
    expect(await affected("2026-03-29T01:00", "2026-03-29T02:00")).toHaveLength(1);
  });

  test("refuses times that are none, are the wrong way round or too long", async () => {
    for (const [query, error] of [
      ["from=2026-02-30T10:00&to=2026-03-01T10:00", "from exceptionDate"],
      ["from=2026-11-18T10:00&to=2026-11-18T25:00", "to exceptionDate"],
      ["from=2026-11-18T10:00&to=2026-11-18T10:00", "to exceptionInverted"],
      ["from=2026-11-18T10:00&to=2028-11-18T10:00", "to exceptionTooLong"],
      ["from=2026-11-18&to=2026-11-19T10:00", "from dateTime"],
      ["to=2026-11-19T10:00", "from required"],
    ])
      expect(await errorsOf(await coach.browser.get(`/api/coaches/agenda/affected?${query}`))).toEqual([422, error]);
  });
});
