import type { Appointment } from "@aufwind/contract/appointments";
import type { DeletionPreview } from "@aufwind/contract/personal-data";
import { beforeEach, expect, test } from "vitest";
import { act, booked, coachAndClient, introduce, saveCard, wakeAt } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { startTestServer, testServer } from "../../../test/test-server.ts";
import { bothVisited } from "../../../test/visits.ts";

let coach: Person & { slug: string };
let client: Person;

const WEDNESDAY = "2026-11-18T13:00:00.000Z";

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server, { noticeMinutes: 0 });
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client);
});

const book = (scheduledAt = WEDNESDAY) =>
  booked(client, { coachId: coach.userId, scheduledAt, consultation: "standard" });
const read = async (id: string) => {
  await wakeAt(server, server.clock.now().toISOString(), client);
  return (await (await client.browser.get(`/api/appointments/${id}`)).json()) as Appointment;
};
const at = async (instant: string) => {
  server.clock.set(instant);
  await server.work();
};
const confirmed = async () => {
  const { id } = await book();
  await act(coach, `/api/appointments/${id}/confirm`);
  return id;
};
const mailsTo = async ({ email }: Person) =>
  (await server.mails()).filter(({ to_address, calendar }) => to_address === email && calendar);

test("a request that nobody answers in 48 hours is rejected, and costs nothing", async () => {
  const { id } = await book("2026-11-20T13:00:00.000Z");
  await at("2026-11-18T08:59:59Z");
  expect((await read(id)).scheduledStatus).toBe("Pending");
  await at("2026-11-18T09:00:00Z");
  expect(await read(id)).toMatchObject({ scheduledStatus: "Rejected", owedCents: 0, can: [] });
});

test("a request for soon is answered by its start, or rejected", async () => {
  const { id } = await book("2026-11-16T11:00:00.000Z");
  await at("2026-11-16T11:00:00Z");
  expect((await read(id)).scheduledStatus).toBe("Rejected");
});

test("a new time that nobody answers is cancelled without cost, however late", async () => {
  const id = await confirmed();
  await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-17T13:00:00.000Z" });
  await at("2026-11-17T13:00:00Z");
  expect(await read(id)).toMatchObject({ scheduledStatus: "Cancelled", owedCents: 0 });
});

const counted = async () => [(await mailsTo(client)).length, (await mailsTo(coach)).length];

test("both are reminded once the day before, while the client can still cancel free of charge", async () => {
  await confirmed();
  const before = await counted();
  await at("2026-11-17T10:59:59Z");
  expect(await counted()).toEqual(before);
  await at("2026-11-17T11:00:00Z");
  await at("2026-11-17T11:01:00Z");
  expect(await counted()).toEqual(before.map((each) => each + 1));
  const [mail] = (await mailsTo(client)).slice(-1);
  expect(mail?.text).toMatch(/18\. November|18 November/);
  expect(mail?.text).toMatch(/\/(termine|appointments)\/[\w-]+\/(raum|room)/);
  const kinds = await server.database
    .selectFrom("notifications")
    .select("kind")
    .where("user_id", "in", [client.userId, coach.userId])
    .where("kind", "=", "remindDayBefore")
    .execute();
  expect(kinds).toHaveLength(2);
});

test("who wants no reminder the day before gets none, and still the one shortly before", async () => {
  await confirmed();
  const topics = [{ topic: "dayBefore", inApp: false, email: false, push: false }];
  await client.browser.send("PUT", "/api/notifications/settings", {
    receiveNotifications: true,
    quietHours: null,
    topics,
  });
  const before = await counted();
  await at("2026-11-17T11:00:00Z");
  expect(await counted()).toEqual([before[0], (before[1] ?? 0) + 1]);
  await at("2026-11-18T12:45:00Z");
  expect(await counted()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2]);
});

test("who agrees within 18 hours of the start is not reminded of the day before", async () => {
  const { id } = await book("2026-11-17T08:00:00.000Z");
  server.clock.set("2026-11-16T14:00:01Z");
  await wakeAt(server, "2026-11-16T14:00:01Z", coach);
  await act(coach, `/api/appointments/${id}/confirm`);
  const before = await counted();
  await at("2026-11-16T14:01:00Z");
  expect(await counted()).toEqual(before);
  await at("2026-11-17T07:45:00Z");
  expect(await counted()).toEqual(before.map((each) => each + 1));
});

test("a moved appointment is reminded again the day before its new time", async () => {
  const id = await confirmed();
  await at("2026-11-17T11:00:00Z");
  await wakeAt(server, "2026-11-17T11:30:00Z", client, coach);
  await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-20T13:00:00.000Z" });
  await act(client, `/api/appointments/${id}/accept`);
  const before = await counted();
  await at("2026-11-19T10:59:00Z");
  expect(await counted()).toEqual(before);
  await at("2026-11-19T11:00:00Z");
  expect(await counted()).toEqual(before.map((each) => each + 1));
});

test("both are reminded once, 15 minutes before", async () => {
  await confirmed();
  const before = [(await mailsTo(client)).length, (await mailsTo(coach)).length];
  const count = async () => [(await mailsTo(client)).length, (await mailsTo(coach)).length];
  await at("2026-11-18T12:44:59Z");
  expect(await count()).toEqual(before);
  await at("2026-11-18T12:45:00Z");
  await at("2026-11-18T12:46:00Z");
  expect(await count()).toEqual(before.map((each) => each + 1));
});

test("an appointment that was moved reminds before its new time only", async () => {
  const id = await confirmed();
  await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-20T13:00:00.000Z" });
  await act(client, `/api/appointments/${id}/accept`);
  const before = (await mailsTo(client)).length;
  await at("2026-11-18T12:45:00Z");
  expect((await mailsTo(client)).length).toBe(before);
  await at("2026-11-20T12:45:00Z");
  expect((await mailsTo(client)).length).toBe(before + 1);
});

test("it is completed at its end where both were in the room, else a day later", async () => {
  const id = await confirmed();
  await at("2026-11-18T14:00:00Z");
  expect((await read(id)).scheduledStatus).toBe("Scheduled");
  await at("2026-11-19T13:59:59Z");
  expect((await read(id)).scheduledStatus).toBe("Scheduled");
  await at("2026-11-19T14:00:00Z");
  expect(await read(id)).toMatchObject({ scheduledStatus: "Completed", owedCents: 11_900, can: [] });
});

test("two workers at once do what is due once", async () => {
  const { id } = await book("2026-11-20T13:00:00.000Z");
  const other = await startTestServer({ databaseUrl: server.config.database.url });
  server.clock.set("2026-11-18T09:00:00Z");
  other.clock.set("2026-11-18T09:00:00Z");
  await Promise.all([server.work(), other.work()]);
  await other.close();
  const events = await server.database
    .selectFrom("appointment_events")
    .select("event")
    .where("appointment_id", "=", id)
    .orderBy("sequence")
    .execute();
  expect(events.map(({ event }) => event)).toEqual(["book", "lapse"]);
});

test("what cannot be done for one appointment does not stop the others", async () => {
  const [first, second] = [await book("2026-11-20T10:00:00.000Z"), await book("2026-11-20T13:00:00.000Z")];
  // A language without mail texts.
  await server.pool.query("alter table users drop constraint users_locale_check");
  const another = await person(server);
  await introduce(server, { coachId: coach.userId, clientId: another.userId });
  await server.pool.query("update appointments set client_id = $1 where id = $2", [another.userId, first.id]);
  await server.pool.query("update users set locale = 'xx' where id = $1", [another.userId]);
  await at("2026-11-18T09:00:00Z");
  expect((await read(second.id)).scheduledStatus).toBe("Rejected");
});

test("who leaves cancels by the rules of their side, and the other side is notified", async () => {
  const id = await confirmed();
  const before = (await mailsTo(client)).length;
  const gone = await coach.browser.send("POST", "/api/identity/delete-profile", {
    password: coach.password,
    understood: true,
  });
  expect(gone.status).toBeLessThan(300);
  expect(await read(id)).toMatchObject({ scheduledStatus: "Cancelled", owedCents: 0, coach: { name: "" } });
  expect((await mailsTo(client)).length).toBe(before + 1);
});

const leave = ({ browser, password }: Person) =>
  browser.send("POST", "/api/identity/delete-profile", { password, understood: true });

const ahead = async ({ browser }: Person) => {
  const { appointments } = (await (await browser.get("/api/identity/delete-profile")).json()) as DeletionPreview;
  return appointments.map(({ id, owedCents, givenBackCents }) => ({ id, owedCents, givenBackCents }));
};

test("before leaving each side reads which appointments go and what each costs, and so it comes", async () => {
  const id = await confirmed();
  expect(await ahead(client)).toEqual([{ id, owedCents: 0, givenBackCents: 0 }]);
  await wakeAt(server, "2026-11-17T13:00:01Z", client);
  expect(await ahead(client)).toEqual([{ id, owedCents: 11_900, givenBackCents: 0 }]);
  expect(await ahead(await person(server))).toEqual([]);
  expect((await leave(client)).status).toBe(200);
  const row = server.database.selectFrom("appointments").select("owed_cents").where("id", "=", id);
  expect((await row.executeTakeFirst())?.owed_cents).toBe(11_900);
});

test("who leaves after an appointment has begun takes nothing back: it is completed as it would have been", async () => {
  const id = await confirmed();
  await wakeAt(server, "2026-11-18T14:30:00Z", coach);
  expect((await leave(coach)).status).toBe(200);
  expect(await read(id)).toMatchObject({ scheduledStatus: "Scheduled", owedCents: 11_900 });
  await at("2026-11-19T14:00:00Z");
  expect(await read(id)).toMatchObject({ scheduledStatus: "Completed", owedCents: 11_900 });
});

test("a client who leaves while asked for a new time owes nothing, however soon that is", async () => {
  const id = await confirmed();
  await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-16T15:00:00.000Z" });
  expect((await leave(client)).status).toBe(200);
  const row = server.database.selectFrom("appointments").select(["status", "owed_cents"]).where("id", "=", id);
  expect(await row.executeTakeFirst()).toEqual({ status: "Cancelled", owed_cents: 0 });
});

test("who was in the room before it was moved has not been in it afterwards", async () => {
  const id = await confirmed();
  await bothVisited(server, id);
  await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-19T13:00:00.000Z" });
  await act(client, `/api/appointments/${id}/accept`);
  await at("2026-11-19T14:00:00Z");
  expect((await read(id)).scheduledStatus).toBe("Scheduled");
});
