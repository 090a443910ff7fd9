import type { AppointmentItem, ClientOverview, CoachOverview } from "@aufwind/contract/appointments";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
let coach: Person;
const server = await testServer();
beforeEach(async () => {
  // A Monday, ten o'clock in Berlin.
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
  coach = await person(server, { kind: "coach" });
});

const CLIENT = "/api/clients/appointments/overview";
const COACH = "/api/coaches/appointments/overview";
const ofClient = async () => (await (await client.browser.get(CLIENT)).json()) as ClientOverview;
const ofCoach = async () => (await (await coach.browser.get(COACH)).json()) as CoachOverview;
const idsOf = (items: AppointmentItem[]) => items.map(({ id }) => id);

type Wanted = Omit<Parameters<typeof appointmentRow>[1], "coachId" | "clientId">;
const add = (startsAt: string, wanted: Omit<Wanted, "startsAt"> = {}) =>
  appointmentRow(server, { coachId: coach.userId, clientId: client.userId, startsAt, ...wanted });

describe("a client's first page", () => {
  test("is empty for somebody new", async () => {
    expect(await ofClient()).toEqual({ last: null, today: [], unpaid: [], waiting: [], upcoming: [], recent: [] });
  });

  test("has the last one that took place, and the five before it, the latest first", async () => {
    const over: string[] = [];
    for (let day = 1; day <= 9; day++)
      over.unshift(await add(`2026-11-0${day}T09:00:00Z`, { status: day % 2 === 0 ? "Completed" : "No Show" }));
    await add("2026-11-12T09:00:00Z", { status: "Cancelled" });
    await add("2026-11-13T09:00:00Z", { status: "Rejected" });
    // It has ended and is not completed yet.
    over.unshift(await add("2026-11-15T09:00:00Z"));
    const { last, recent } = await ofClient();
    expect(last).toMatchObject({ id: over[0], scheduledStatus: "Scheduled" });
    expect(idsOf(recent)).toEqual(over.slice(1, 6));
  });

  test("has all of today in Berlin, whatever became of them, and none of the days around", async () => {
    await add("2026-11-15T22:30:00Z", { minutes: 15, status: "Completed" });
    const today = [
      await add("2026-11-15T23:00:00Z", { status: "Completed" }),
      await add("2026-11-16T07:00:00Z", { status: "Cancelled" }),
      await add("2026-11-16T08:30:00Z"),
      await add("2026-11-16T22:30:00Z", { minutes: 15 }),
    ];
    await add("2026-11-16T23:00:00Z");
    expect(idsOf((await ofClient()).today)).toEqual(today);
  });

  test("has what waits for the client, the most urgent first, and nothing whose time is over", async () => {
    const later = await add("2026-11-20T09:00:00Z", { status: "Rescheduled", until: "2026-11-18T09:00:00Z" });
    const hold = await add("2026-11-25T09:00:00Z", {
      status: "Pending",
      awaiting: "payment_details",
      until: "2026-11-16T09:10:00Z",
    });
    await add("2026-11-26T09:00:00Z", {
      status: "Pending",
      awaiting: "payment_details",
      until: "2026-11-16T08:59:00Z",
    });
    await add("2026-11-19T09:00:00Z", { status: "Pending" });
    await add("2026-11-18T09:00:00Z", { status: "Rescheduled", awaiting: "coach" });
    const { waiting } = await ofClient();
    expect(idsOf(waiting)).toEqual([hold, later]);
    expect(waiting[0]?.can).toContain("giveDetails");
  });

  test("has what has to be paid now, also what was left when it was over, but no time that is not agreed", async () => {
    const debt = await add("2026-11-10T09:00:00Z", { status: "No Show" });
    const asked = await add("2026-11-17T09:00:00Z");
    const failed = await add("2026-11-17T12:00:00Z");
    const moved = await add("2026-11-18T12:00:00Z", { status: "Rescheduled" });
    const paid = await add("2026-11-17T15:00:00Z");
    const payments = {
      [debt]: "failed",
      [asked]: "authentication",
      [failed]: "failed",
      [moved]: "failed",
      [paid]: "paid",
    };
    for (const [id, payment] of Object.entries(payments))
      await server.database.updateTable("appointments").set({ payment }).where("id", "=", id).execute();
    expect(idsOf((await ofClient()).unpaid)).toEqual([debt, asked, failed]);
  });

  test("has the next three that are not called off, the one that is under way first", async () => {
    await add("2026-11-16T07:00:00Z", { status: "Completed" });
    const next = [
      await add("2026-11-16T08:30:00Z"),
      await add("2026-11-17T09:00:00Z", { status: "Pending" }),
      await add("2026-11-18T09:00:00Z", { status: "Rescheduled" }),
    ];
    await add("2026-11-17T12:00:00Z", { status: "Cancelled" });
    await add("2026-11-19T09:00:00Z");
    expect(idsOf((await ofClient()).upcoming)).toEqual(next);
  });
});

describe("a coach's first page", () => {
  test("is empty for somebody new", async () => {
    expect(await ofCoach()).toEqual({ waiting: [], waitingCount: 0, next: null, thisWeek: [] });
  });

  test("has the five most urgent requests and new times, and how many there are", async () => {
    const waiting: string[] = [];
    for (let hour = 1; hour <= 7; hour++)
      waiting.push(
        await add(`2026-12-${10 - hour < 10 ? "0" : ""}${10 - hour}T09:00:00Z`, {
          status: hour % 2 === 0 ? "Rescheduled" : "Pending",
          awaiting: "coach",
          until: `2026-11-17T0${hour}:00:00Z`,
        }),
      );
    await add("2026-12-20T09:00:00Z", { status: "Rescheduled", awaiting: "client" });
    await add("2026-12-21T09:00:00Z", { status: "Pending", awaiting: "payment_details" });
    await add("2026-12-22T09:00:00Z", { status: "Pending", until: "2026-11-16T08:00:00Z" });
    const overview = await ofCoach();
    expect([idsOf(overview.waiting), overview.waitingCount]).toEqual([waiting.slice(0, 5), 7]);
    expect(overview.waiting[0]?.can).toContain("confirm");
  });

  test("has the next one that is confirmed", async () => {
    await add("2026-11-16T10:00:00Z", { status: "Pending" });
    await add("2026-11-16T07:30:00Z");
    const next = await add("2026-11-16T12:00:00Z");
    await add("2026-11-16T14:00:00Z");
    expect((await ofCoach()).next?.id).toBe(next);
  });

  test("has this week in Berlin, in order: what is live or took place", async () => {
    await add("2026-11-15T22:00:00Z", { status: "Completed" });
    const week = [
      await add("2026-11-15T23:00:00Z", { status: "Completed" }),
      await add("2026-11-17T09:00:00Z"),
      await add("2026-11-18T09:00:00Z", { status: "Pending" }),
      await add("2026-11-22T22:30:00Z", { minutes: 15 }),
    ];
    await add("2026-11-19T09:00:00Z", { status: "Cancelled" });
    await add("2026-11-19T12:00:00Z", { status: "No Show" });
    await add("2026-11-22T23:00:00Z");
    expect(idsOf((await ofCoach()).thisWeek)).toEqual(week);
  });
});

test("strangers see nothing of it, and each page is for its own role", async () => {
  await add("2026-11-16T12:00:00Z");
  await add("2026-11-17T12:00:00Z", { status: "Pending" });
  [client, coach] = [await person(server), await person(server, { kind: "coach" })];
  expect(await ofClient()).toEqual({ last: null, today: [], unpaid: [], waiting: [], upcoming: [], recent: [] });
  expect(await ofCoach()).toEqual({ waiting: [], waitingCount: 0, next: null, thisWeek: [] });
  expect([(await client.browser.get(COACH)).status, (await coach.browser.get(CLIENT)).status]).toEqual([403, 403]);
  for (const path of [CLIENT, COACH]) expect((await server.browser().get(path)).status).toBe(401);
});
