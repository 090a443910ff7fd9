import type { NotificationKind } from "@aufwind/rules/notifications-preferences";
import { beforeEach, describe, expect, test } from "vitest";
import { act, booked, openCoach, wakeAt } from "../../../test/booked.ts";
import { listed, tellNote } from "../../../test/notifications.ts";
import { type Person, person } from "../../../test/people.ts";
import { metPair, reviewsOfCoach, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";
import { notifyUnanswered } from "./commands.ts";

let client: Person;
let coach: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("notifications").execute();
  [client, coach] = [await person(server), await openCoach(server)];
});

const NONE = { inApp: false, email: false, push: false };
const choose = ({ browser }: Person, over: object) =>
  browser.send("PUT", "/api/notifications/settings", {
    receiveNotifications: true,
    quietHours: null,
    topics: [],
    ...over,
  });
const kindsOf = async ({ userId }: Person) =>
  (
    await server.database
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);
const eventsOf = async ({ userId }: Person) =>
  (
    await server.database.selectFrom("events").select("kind").where("audience", "=", userId).orderBy("id").execute()
  ).map(({ kind }) => kind);
const KINDS: NotificationKind[] = ["remind", "refunded", "confirm"];
const tellAll = (...people: Person[]) =>
  tellNote(server, ...people.flatMap(({ userId }) => KINDS.map((kind) => ({ userId, kind }))));

describe("people are told", () => {
  test("what they want to hear, and about money whatever they want; each bell rings once", async () => {
    const [picky, silent] = [await person(server), await person(server)];
    await choose(picky, { topics: [{ topic: "reminders", ...NONE }] });
    await choose(silent, { receiveNotifications: false });
    await tellAll(client, picky, silent);
    expect(await kindsOf(client)).toEqual(KINDS);
    expect(await kindsOf(picky)).toEqual(["refunded", "confirm"]);
    expect(await kindsOf(silent)).toEqual(["refunded"]);
    for (const each of [client, picky, silent]) expect(await eventsOf(each)).toEqual(["notifications"]);
  });

  test("nothing where nothing is wanted, and then no bell rings", async () => {
    await choose(client, { receiveNotifications: false });
    await tellNote(server, { userId: client.userId, kind: "confirm" });
    expect([await kindsOf(client), await eventsOf(client)]).toEqual([[], []]);
  });

  test("nothing once they have left", async () => {
    const { browser, userId, password } = client;
    await browser.send("POST", "/api/identity/delete-profile", { password, understood: true });
    await tellNote(server, { userId, kind: "refunded" });
    expect(await kindsOf(client)).toEqual([]);
  });

  test("of an appointment together with the page that shows it", async () => {
    await booked(client, { coachId: coach.userId, scheduledAt: "2026-11-17T13:00:00Z" });
    expect(await eventsOf(coach)).toEqual(["appointment", "notifications"]);
    expect([await eventsOf(client), await kindsOf(client)]).toEqual([["appointment"], []]);
  });
});

describe("what was asked leaves the bell with its answer", () => {
  const unreadOf = async ({ userId }: Person) =>
    (
      await server.database
        .selectFrom("notifications")
        .select("kind")
        .where("user_id", "=", userId)
        .where("status", "in", ["Pending", "Sent", "Failed"])
        .orderBy("id")
        .execute()
    ).map(({ kind }) => kind);
  const ask = () => booked(client, { coachId: coach.userId, scheduledAt: "2026-11-18T13:00:00Z" });

  test.each(["confirm", "reject"])("a request that the coach answers by %s", async (answer) => {
    const { id } = await ask();
    expect(await unreadOf(coach)).toEqual(["book"]);
    await act(coach, `/api/appointments/${id}/${answer}`, answer === "reject" ? { reason: "" } : {});
    expect([await unreadOf(coach), await unreadOf(client)]).toEqual([[], [answer]]);
    expect((await eventsOf(coach)).filter((kind) => kind === "notifications")).toHaveLength(2);
  });

  test("a request that its client cancels is news, and no question any more", async () => {
    const { id } = await ask();
    await act(client, `/api/clients/appointments/${id}/cancel`, { reason: "", owedCents: 0 });
    expect(await unreadOf(coach)).toEqual(["cancel"]);
  });

  test("a yes that is moved afterwards, and the new time with its answer", async () => {
    const { id } = await ask();
    await act(coach, `/api/appointments/${id}/confirm`);
    await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-19T13:00:00Z" });
    expect(await unreadOf(client)).toEqual(["reschedule"]);
    await act(client, `/api/appointments/${id}/accept`);
    expect([await unreadOf(client), await unreadOf(coach)]).toEqual([[], ["accept"]]);
  });

  test("the question for a review once it is written, and the coach's once the coach has decided", async () => {
    const pair = await metPair(server);
    const { appointmentId } = pair;
    await tellNote(server, { userId: pair.client.userId, kind: "rateIt", appointmentId });
    await writtenBy(pair);
    expect([await unreadOf(pair.client), await unreadOf(pair.coach)]).toEqual([[], ["reviewWritten"]]);
    const [review] = (await reviewsOfCoach(pair.coach)).items;
    await act(pair.coach, `/api/reviews/${review?.reviewId}/approve`);
    expect([await unreadOf(pair.client), await unreadOf(pair.coach)]).toEqual([["reviewPublished"], []]);
  });

  test("others' bells and other appointments stay as they are", async () => {
    const other = await person(server);
    const { id } = await ask();
    await booked(other, { coachId: coach.userId, scheduledAt: "2026-11-18T15:00:00Z" });
    await act(coach, `/api/appointments/${id}/confirm`);
    expect(await unreadOf(coach)).toEqual(["book"]);
  });
});

test("the reminder by mail is the one that can be switched off", async () => {
  await choose(client, {
    topics: [
      { topic: "reminders", ...NONE },
      { topic: "appointments", ...NONE },
    ],
  });
  const { id } = await booked(client, { coachId: coach.userId, scheduledAt: "2026-11-17T13:00:00Z" });
  await act(coach, `/api/appointments/${id}/confirm`);
  server.clock.set("2026-11-17T12:45:00Z");
  await server.work();
  const subjects = async ({ email }: Person) =>
    (await server.mails())
      .filter(({ to_address }) => to_address === email)
      .flatMap(({ subject }) => subject.split(": ")[1] ?? []);
  expect(await subjects(client)).toEqual(["request received", "confirmed"]);
  expect((await subjects(coach)).length).toBe(2);
  expect([await kindsOf(client), await kindsOf(coach)]).toEqual([[], ["book", "remind"]]);
});

describe("who keeps somebody waiting is told", () => {
  const told = async (who: Person) => (await kindsOf(who)).filter((kind) => kind === "unanswered").length;

  test("once for each time that was asked for, when less than 24 hours are left", async () => {
    const { id } = await booked(client, { coachId: coach.userId, scheduledAt: "2026-11-24T13:00:00Z" });
    server.clock.set("2026-11-17T08:59:00Z");
    await server.work();
    expect(await told(coach)).toBe(0);
    server.clock.set("2026-11-17T09:00:00Z");
    await Promise.all([notifyUnanswered(server), notifyUnanswered(server)]);
    await server.work();
    server.clock.advance({ hours: 1 });
    await server.work();
    expect([await told(coach), await told(client)]).toEqual([1, 0]);

    await wakeAt(server, "2026-11-17T11:00:00Z", coach);
    await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-25T13:00:00Z" });
    server.clock.set("2026-11-18T11:00:00Z");
    await server.work();
    await server.work();
    expect([await told(coach), await told(client)]).toEqual([1, 1]);
    await wakeAt(server, "2026-11-18T11:30:00Z", client);
    const [item] = (await listed(client)).items;
    expect(item?.message).toBe(
      "Erika Muster is waiting for your answer about the appointment on Wed\u00a025\u00a0Nov at 14:00. You have until Thu\u00a019\u00a0Nov at 12:00.",
    );
  });

  test("not within the first hour, not after an answer, and not where they do not want to hear it", async () => {
    coach = await openCoach(server, { noticeMinutes: 60 });
    const { id } = await booked(client, { coachId: coach.userId, scheduledAt: "2026-11-17T08:00:00Z" });
    const deaf = await openCoach(server, { noticeMinutes: 60 });
    await choose(deaf, { topics: [{ topic: "requests", ...NONE }] });
    await booked(client, { coachId: deaf.userId, scheduledAt: "2026-11-17T09:00:00Z" });
    server.clock.advance({ minutes: 59 });
    await server.work();
    expect(await told(coach)).toBe(0);
    await wakeAt(server, "2026-11-16T09:59:30Z", coach);
    await act(coach, `/api/appointments/${id}/confirm`);
    server.clock.set("2026-11-16T11:00:00Z");
    await server.work();
    expect([await told(coach), await told(deaf)]).toEqual([0, 0]);
  });
});

test("what was deleted goes after 30 days, what was read after a year, the rest stays", async () => {
  const since = (status: string, changed: string) => ({
    user_id: client.userId,
    kind: "message",
    status,
    created_at: new Date("2025-01-01T00:00:00Z"),
    changed_at: new Date(changed),
  });
  // Days of Berlin: thirty of them ago, summer time still held.
  const rows = [
    since("Deleted", "2026-10-17T07:59:59Z"),
    since("Deleted", "2026-10-17T08:00:01Z"),
    since("Read", "2025-11-16T08:59:59Z"),
    since("Read", "2025-11-16T09:00:01Z"),
    since("Archived", "2025-01-01T00:00:00Z"),
    since("Sent", "2025-01-01T00:00:00Z"),
  ];
  await server.database.insertInto("notifications").values(rows).execute();
  await server.work("forget-notifications", "forget-read-notifications");
  const left = await server.database.selectFrom("notifications").select("status").orderBy("status").execute();
  expect(left.map(({ status }) => status)).toEqual(["Archived", "Deleted", "Read", "Sent"]);
});
