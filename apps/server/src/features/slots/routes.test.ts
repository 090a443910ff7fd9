import type { SearchResults } from "@aufwind/contract/search";
import type { NextTimes, Slots } from "@aufwind/contract/slots";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { act, booked, booking, coachAndClient, introduce, saveCard, wakeAt } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person & { slug: string };
let client: Person;

const WEDNESDAY = "2026-11-18T13:00:00.000Z";

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const pathTo = (span: string, date: string, consultation = "standard") =>
  `/api/visitors/coaches/${coach.slug}/slots/${span}/${date}?consultation=${consultation}`;
const slots = async (span: string, date: string, consultation?: string) =>
  (await (await server.request(pathTo(span, date, consultation))).json()) as Slots;
const clockIn = (zone: string) => (slot: string) =>
  new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(new Date(slot));

describe("a coach's free slots", () => {
  test("of a day are every quarter of an hour from which a whole consultation fits", async () => {
    const { days, durationMinutes } = await slots("day", "2026-11-18");
    expect(durationMinutes).toBe(60);
    const times = days[0]?.slots.map(clockIn("Europe/Berlin")) ?? [];
    expect([times.length, times[0], times.at(-1)]).toEqual([29, "09:00", "16:00"]);
  });

  test("of a week are seven days from the date on, of a month all its days", async () => {
    const week = await slots("week", "2026-11-18");
    expect(week.days.map(({ date, slots: free }) => [date.slice(8), free.length > 0])).toEqual([
      ["18", true],
      ["19", true],
      ["20", true],
      ["21", false],
      ["22", false],
      ["23", true],
      ["24", true],
    ]);
    const month = await slots("month", "2026-11-18");
    expect([month.days.length, month.days[0]?.date]).toEqual([30, "2026-11-01"]);
    expect(month.nextFreeAt).toBe("2026-12-01T08:00:00.000Z");
  });

  test("lack what lies within the notice, and what lies beyond the horizon", async () => {
    expect((await slots("day", "2026-11-16")).days[0]?.slots).toEqual([]);
    expect((await slots("day", "2026-11-17")).days[0]?.slots[0]).toBe("2026-11-17T09:00:00.000Z");
    const far = await slots("month", "2027-02-01");
    expect([far.days.every(({ slots: free }) => free.length === 0), far.nextFreeAt]).toEqual([true, null]);
  });

  test("say nothing about a coach who is hidden, and refuse nonsense by name", async () => {
    const fieldsOf = async (path: string) => {
      const response = await server.request(path);
      const { errors } = (await response.json()) as { errors?: { field: string }[] };
      return [response.status, errors?.map(({ field }) => field)];
    };
    expect(await fieldsOf(pathTo("year", "2026-11-18"))).toEqual([422, ["span"]]);
    expect(await fieldsOf(pathTo("day", "2026-02-30"))).toEqual([422, ["date"]]);
    expect(await fieldsOf(pathTo("day", "9999-12-31"))).toEqual([422, ["date"]]);
    expect(await fieldsOf(pathTo("day", "2026-11-18", "extended"))).toEqual([422, ["consultation"]]);
    await server.database
      .updateTable("coaches")
      .set({ is_public: false })
      .where("user_id", "=", coach.userId)
      .execute();
    expect(await fieldsOf(pathTo("day", "2026-11-18"))).toEqual([404, undefined]);
    expect((await coach.browser.get(pathTo("day", "2026-11-18"))).status).toBe(200);
  });

  test("begin after the discovery for a client who has it before them", async () => {
    await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
    const seen = (await (await client.browser.get(pathTo("day", "2026-11-18"))).json()) as Slots;
    expect(seen.days[0]?.slots[0]).toBe("2026-11-18T13:30:00.000Z");
  });
});

describe("an appointment that is over", () => {
  const TODAY = "2026-11-18T09:00:00.000Z";
  const slotsToday = async () => (await slots("day", "2026-11-18")).days[0]?.slots ?? [];
  const set = (settings: { most_per_day?: number; pause_after_minutes?: number }) =>
    server.database
      .updateTable("schedules")
      .set({ notice_minutes: 0, ...settings })
      .where("coach_id", "=", coach.userId)
      .execute();
  const meet = async (status: "Completed" | "No Show" | "Cancelled") => {
    await introduce(server, { coachId: coach.userId, clientId: client.userId });
    const own = { coachId: coach.userId, clientId: client.userId, startsAt: TODAY, status: "Scheduled" } as const;
    const id = await appointmentRow(server, own);
    const absent = status === "No Show" ? "client" : null;
    await server.database.updateTable("appointments").set({ status, absent }).where("id", "=", id).execute();
    await wakeAt(server, "2026-11-18T10:01:00Z", client);
    await saveCard(server, client);
  };
  const book = (scheduledAt: string) =>
    client.browser.send(
      "POST",
      "/api/appointments",
      booking({ coachId: coach.userId, scheduledAt, consultation: "standard" }),
    );

  test.each(["Completed", "No Show"] as const)("and is %s still counts for the most of its day", async (status) => {
    await set({ most_per_day: 1 });
    await meet(status);
    expect(await slotsToday()).toEqual([]);
    const response = await book("2026-11-18T13:00:00.000Z");
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([409, "slotTaken"]);
    await server.work();
    const card = (await (await server.request(`/api/visitors/coaches/${coach.slug}`)).json()) as {
      nextFreeAt?: string;
    };
    expect(JSON.stringify(card)).not.toContain("2026-11-18T1");
    // It is not offered as the target of a move either.
    const later = await booked(client, {
      coachId: coach.userId,
      scheduledAt: "2026-11-20T13:00:00.000Z",
      consultation: "standard",
    });
    const to = `/api/appointments/${later.id}/reschedule`;
    expect((await act(client, to, { scheduledAt: "2026-11-18T13:00:00.000Z" })).status).toBe(409);
  });

  test("keeps its pause, and gives it back where it was cancelled", async () => {
    await set({ pause_after_minutes: 60 });
    await meet("Completed");
    expect((await slotsToday())[0]).toBe("2026-11-18T11:00:00.000Z");
    const own = server.database.updateTable("appointments").where("coach_id", "=", coach.userId);
    await own.set({ status: "Cancelled" }).execute();
    expect((await slotsToday())[0]).toBe("2026-11-18T10:15:00.000Z");
  });

  test("counts until midnight of a day of 25 hours", async () => {
    await set({ most_per_day: 1 });
    const night = { coachId: coach.userId, clientId: client.userId, minutes: 15, status: "Completed" } as const;
    // Midnight in Berlin before the clock goes back, and a quarter to midnight after.
    await appointmentRow(server, { ...night, startsAt: "2026-10-24T22:00:00Z" });
    server.clock.set("2026-10-25T22:20:00Z");
    const always = { weekly_hours: "{[0,10080)}" };
    await server.database.updateTable("schedules").set(always).where("coach_id", "=", coach.userId).execute();
    expect((await slots("day", "2026-10-25", "discovery")).days[0]?.slots).toEqual([]);
  });
});

test("a client's look at slots takes three statements, one of them to find out who asks", async () => {
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client);
  const { id } = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY, consultation: "standard" });
  let statements = 0;
  const count = () => statements++;
  // Outside of a transaction each statement takes a connection of the pool.
  server.pool.on("acquire", count);
  for (const path of [pathTo("month", "2026-11-18"), `/api/appointments/${id}/slots/month/2026-11-18`]) {
    statements = 0;
    expect((await client.browser.get(path)).status).toBe(200);
    expect(statements, path).toBe(3);
  }
  server.pool.off("acquire", count);
});

test("search and profile know the next free time as soon as one is taken", async () => {
  await server.database
    .updateTable("schedules")
    .set({ weekly_hours: "{[2880,4320)}", notice_minutes: 0 })
    .where("coach_id", "=", coach.userId)
    .execute();
  await server.work();
  const cardOf = async () =>
    (
      await server.database
        .selectFrom("coach_cards")
        .select("card")
        .where("coach_id", "=", coach.userId)
        .executeTakeFirstOrThrow()
    ).card as { nextFreeAt: string };
  const searched = async () => {
    const { items } = (await (await server.request("/api/visitors/coaches/0/30/desc")).json()) as SearchResults;
    return items.find(({ coachId }) => coachId === coach.userId)?.freeTimes ?? [];
  };
  const first = (await cardOf()).nextFreeAt;
  const before = await searched();
  expect(before[0]).toBe(first);
  await booked(client, { coachId: coach.userId, scheduledAt: first });
  const after = await searched();
  expect([after.length, after.some((at) => at === first)], "before a job has stored the card anew").toEqual([3, false]);
  await server.work();
  expect(await searched()).toEqual(after);
  expect(Date.parse((await cardOf()).nextFreeAt) - Date.parse(first)).toBe(30 * 60_000);
  const profile = (await (await server.request(`/api/visitors/coaches/${coach.slug}`)).json()) as {
    nextFreeAt: string;
  };
  expect(profile.nextFreeAt).toBe((await cardOf()).nextFreeAt);
});

test("an appointment can be moved to overlap its own time, not to where it is", async () => {
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client);
  const { id } = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY, consultation: "standard" });
  await act(coach, `/api/appointments/${id}/confirm`);
  const path = `/api/appointments/${id}/slots/day/2026-11-18`;
  const { days } = (await (await client.browser.get(path)).json()) as Slots;
  expect(days[0]?.slots).toContain("2026-11-18T13:15:00.000Z");
  expect(days[0]?.slots).not.toContain(WEDNESDAY);
  const moved = await act(client, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-18T13:15:00.000Z" });
  expect(moved.status).toBe(200);
  const stranger = await person(server);
  expect((await stranger.browser.get(path)).status).toBe(404);
});

test("a client in Kathmandu and a coach in St. John's mean the same moments", async () => {
  await server.database
    .updateTable("schedules")
    .set({ time_zone: "America/St_Johns" })
    .where("coach_id", "=", coach.userId)
    .execute();
  const { days } = await slots("week", "2026-11-18", "discovery");
  const all = days.flatMap(({ slots: free }) => free);
  expect(all.map(clockIn("America/St_Johns"))).toContain("09:00");
  expect(all).toContain("2026-11-18T12:30:00.000Z");
  expect(clockIn("Asia/Kathmandu")("2026-11-18T12:30:00.000Z")).toBe("18:15");
  const scheduledAt = "2026-11-18T12:30:00.000Z";
  const body = {
    coachId: coach.userId,
    consultation: "discovery",
    scheduledAt,
    timeZone: "Asia/Kathmandu",
    feeCents: 0,
  };
  expect((await client.browser.send("POST", "/api/appointments", body)).status).toBe(201);
  const mail = (await server.mails()).findLast(({ to_address, calendar }) => to_address === client.email && calendar);
  expect(mail?.text).toContain("13:30");
  expect(mail?.text).toContain("18:15");
});

test("after an appointment the same time a week later is suggested first, to both and nobody else", async () => {
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  const id = await appointmentRow(server, { coachId: coach.userId, clientId: client.userId, startsAt: WEDNESDAY });
  const path = `/api/appointments/${id}/next-times`;
  await wakeAt(server, "2026-11-18T13:10:00Z", coach, client);
  const read = async ({ browser }: Person) => (await (await browser.get(path)).json()) as NextTimes;
  const [mine, theirs] = [await read(client), await read(coach)];
  expect(mine).toMatchObject({ slug: coach.slug, consultation: "standard", durationMinutes: 60 });
  expect(mine.times[0]).toEqual({ scheduledAt: "2026-11-25T13:00:00.000Z", isUsual: true });
  expect(mine.times).toHaveLength(6);
  expect(theirs).toEqual(mine);
  const other = await person(server);
  expect((await other.browser.get(path)).status).toBe(404);
});
