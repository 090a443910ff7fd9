import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { opened, sent } from "../../../test/conversations.ts";
import { saved } from "../../../test/notes.ts";
import { type Person, person } from "../../../test/people.ts";
import { practice, publish } from "../../../test/practice.ts";
import { metPair, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const PATH = "/api/coaches/today";
const today = async ({ browser }: Person) => (await (await browser.get(PATH)).json()) as CoachToday;

/** A Wednesday, ten o'clock in Berlin. */
const WEDNESDAY = "2026-11-18T09:00:00Z";

test("is for coaches, and empty for somebody new", async () => {
  expect((await server.request(PATH)).status).toBe(401);
  expect((await (await person(server)).browser.get(PATH)).status).toBe(403);
  const found = await today(await person(server, { kind: "coach" }));
  expect(found).toMatchObject({
    isSettingUp: true,
    next: null,
    day: { appointments: [], pauses: [] },
    waiting: { counts: { requests: 0, reviews: 0, messages: 0, notes: 0 }, requests: [], reviews: [] },
    payout: { cents: 0, payBy: null, isConnected: false },
    taxRequest: null,
    calendarChanges: 0,
    disputes: 0,
    profile: { isProfilePublic: false },
  });
  expect(found.month.rating).toBeNull();
  expect(found.month.revenueCents).toEqual({ now: 0, before: 0, trend: [0, 0, 0, 0, 0, 0, 0, 0] });
});

test("the next appointment has its number, since when the two meet, and the latest note with what was agreed", async () => {
  server.clock.set(WEDNESDAY);
  const [coach, client] = [await practice(server), await person(server)];
  const pair = { coachId: coach.userId, clientId: client.userId };
  const first = await appointmentRow(server, { ...pair, startsAt: "2026-10-07T09:00:00Z", status: "Completed" });
  const second = await appointmentRow(server, { ...pair, startsAt: "2026-11-04T10:00:00Z", status: "Completed" });
  await appointmentRow(server, { ...pair, startsAt: "2026-11-10T10:00:00Z", status: "No Show" });
  const next = await appointmentRow(server, { ...pair, startsAt: "2026-11-18T15:00:00Z" });
  await saved(coach, first, { version: 0, text: "Älter" });
  await saved(coach, second, { version: 0, text: "Schläft besser.\n\n## Bis zum nächsten Mal\n- Handy weg" });
  expect((await today(coach)).next).toMatchObject({
    appointment: { id: next },
    metCount: 2,
    metSince: "2026-10-07",
    lastNote: {
      appointmentId: second,
      excerpt: "Schläft besser.",
      agreed: ["Handy weg"],
    },
  });
  // Others' notes are nobody's business.
  const other = await practice(server);
  await appointmentRow(server, { coachId: other.userId, clientId: client.userId, startsAt: "2026-11-18T17:00:00Z" });
  expect((await today(other)).next).toMatchObject({ metCount: 0, metSince: null, lastNote: null });
});

test("the day has its appointments and the pauses between opening hours, and none of the days around", async () => {
  server.clock.set(WEDNESDAY);
  const [coach, client] = [await practice(server), await person(server)];
  const pair = { coachId: coach.userId, clientId: client.userId };
  const workingSlots = [
    { weekday: 3, from: "09:00", to: "12:00" },
    { weekday: 3, from: "13:30", to: "18:00" },
  ];
  await coach.browser.send("PUT", "/api/coaches/schedule/working-hours", { workingSlots });
  const done = await appointmentRow(server, { ...pair, startsAt: "2026-11-18T07:00:00Z", status: "Completed" });
  const asked = await appointmentRow(server, { ...pair, startsAt: "2026-11-18T16:00:00Z", status: "Pending" });
  await appointmentRow(server, { ...pair, startsAt: "2026-11-18T13:00:00Z", status: "Cancelled" });
  await appointmentRow(server, { ...pair, startsAt: "2026-11-19T08:00:00Z" });
  await saved(coach, done, { version: 0, text: "Gut." });
  const { day } = await today(coach);
  expect(day.appointments.map(({ id, hasOwnNote }) => [id, hasOwnNote])).toEqual([
    [done, true],
    [asked, false],
  ]);
  expect(day.pauses).toEqual([{ from: "2026-11-18T11:00:00.000Z", to: "2026-11-18T12:30:00.000Z" }]);
});

test("what waits: requests by their deadline, reviews, unread messages, and notes of those who write them", async () => {
  server.clock.set(WEDNESDAY);
  const coach = { ...(await practice(server)), slug: "" };
  await publish(coach);
  const met = await metPair(server, { coach });
  const pair = { coachId: coach.userId, clientId: met.client.userId };
  await writtenBy(met, { stars: 4 });
  const add = (startsAt: string, until: string) =>
    appointmentRow(server, { ...pair, startsAt, status: "Pending", until });
  const later = await add("2026-11-25T09:00:00Z", "2026-11-20T08:00:00Z");
  const sooner = await add("2026-11-26T09:00:00Z", "2026-11-19T08:00:00Z");
  const { conversationId } = await opened(met.client, pair);
  await sent(met.client, { conversationId, text: "Bis morgen!" });

  const { waiting } = await today(coach);
  expect(waiting.counts).toEqual({ requests: 2, reviews: 1, messages: 1, notes: 0 });
  expect(waiting.requests.map(({ id }) => id)).toEqual([sooner, later]);
  expect(waiting.reviews).toMatchObject([{ stars: 4, can: ["approve", "contest", "answer"] }]);
  expect(waiting.messages).toMatchObject([{ conversationId, lastMessage: { text: "Bis morgen!" } }]);

  const noted = await appointmentRow(server, { ...pair, startsAt: "2026-11-02T09:00:00Z", status: "Completed" });
  const missing = await appointmentRow(server, { ...pair, startsAt: "2026-11-17T09:00:00Z", status: "Completed" });
  await appointmentRow(server, { ...pair, startsAt: "2026-11-05T09:00:00Z", status: "Completed" });
  await saved(coach, noted, { version: 0, text: "Anfang." });
  const { notes } = (await today(coach)).waiting;
  expect(notes.map(({ id }) => id)).toContain(missing);
  expect(notes.map(({ id }) => id)).not.toContain(noted);
});

test("the month is counted up to today beside the same days of the last one", async () => {
  server.clock.set(WEDNESDAY);
  const [coach, client, other] = [await practice(server), await person(server), await person(server)];
  const met = (startsAt: string, { userId }: Person, status: "Completed" | "Scheduled" = "Completed") =>
    appointmentRow(server, { coachId: coach.userId, clientId: userId, startsAt, status });
  await met("2026-10-05T09:00:00Z", client);
  await met("2026-10-28T09:00:00Z", client);
  await met("2026-11-03T09:00:00Z", client);
  await met("2026-11-17T09:00:00Z", other);
  await met("2026-11-27T09:00:00Z", other, "Scheduled");
  await met("2026-12-02T09:00:00Z", other, "Scheduled");
  const { month } = await today(coach);
  expect(month.month).toBe("2026-11");
  expect(month.appointments).toEqual({ now: 2, before: 1, trend: [0, 1, 0, 0, 1, 1, 0, 1], ahead: 1 });
  expect(month.clients).toEqual({ now: 2, before: 1, trend: [0, 1, 1, 1, 1, 1, 1, 2], firstTime: 1 });
});

test("the rating of the month stands beside what it was at the same day of the last one, and grows week by week", async () => {
  server.clock.set(WEDNESDAY);
  const [coach, client] = [await practice(server), await person(server)];
  const pair = { coachId: coach.userId, clientId: client.userId };
  const rated = async (on: string, stars: number) => {
    const at = new Date(`${on}T12:00:00Z`);
    const appointment_id = await appointmentRow(server, { ...pair, startsAt: at.toISOString(), status: "Completed" });
    const { coachId: coach_id, clientId: client_id } = pair;
    const words = { stars, body: "Klare Fragen, gutes Tempo.", locale: "de", author_name: "L." };
    const row = { coach_id, client_id, appointment_id, ...words, written_at: at, published_at: at };
    await server.database.insertInto("reviews").values(row).execute();
  };
  await rated("2025-03-03", 5);
  await rated("2026-10-05", 4);
  await rated("2026-11-16", 3);
  const { rating } = (await today(coach)).month;
  expect(rating).toEqual({ now: 4, before: 4.5, count: 3, trend: [5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4] });
});
