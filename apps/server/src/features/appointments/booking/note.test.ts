import type { Appointment } from "@aufwind/contract/appointments";
import { beforeEach, expect, test } from "vitest";
import { booked, booking, coachAndClient } from "../../../../test/booked.ts";
import { logIn, type Person, person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";
import { transact } from "../../../platform/database/database.ts";
import { leaveAppointments } from "../leaving-commands.ts";
import { calendarEntry, copyOf } from "../queries.ts";

let coach: Person & { slug: string };
let client: Person;

const AT = "2026-11-18T13:00:00.000Z";
const NOTE = "Ich schlafe seit Wochen schlecht.\nKönnen wir darüber sprechen?";

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const book = (note: string) =>
  client.browser.send("POST", "/api/appointments", booking({ coachId: coach.userId, scheduledAt: AT }, { note }));
const bookedWith = async (note: string) => (await (await book(note)).json()) as Appointment;
const read = async (who: Person, id: string) =>
  (await (await who.browser.get(`/api/appointments/${id}`)).json()) as Appointment;

test("both read the note with the appointment, and nobody else finds it", async () => {
  const { id, note } = await bookedWith(`  ${NOTE.replace("\n", "\r\n")} `);
  expect(note).toBe(NOTE);
  expect(await read(coach, id)).toMatchObject({ note: NOTE, hasNote: true });
  const stranger = await person(server);
  expect((await stranger.browser.get(`/api/appointments/${id}`)).status).toBe(404);
});

test("who writes nothing leaves no note, and a thousand characters are the most", async () => {
  expect(await booked(client, { coachId: coach.userId, scheduledAt: AT })).toMatchObject({
    note: null,
    hasNote: false,
  });
  const long = await book("ä".repeat(1001));
  expect(long.status).toBe(422);
  expect(((await long.json()) as { errors: unknown[] }).errors).toMatchObject([{ field: "note", code: "tooLong" }]);
});

test("the note is sealed where it is kept, and opens with its own appointment alone", async () => {
  const { id } = await bookedWith(NOTE);
  const row = await server.database
    .selectFrom("booking_notes")
    .select("sealed")
    .where("appointment_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.sealed.includes(Buffer.from("schlafe"))).toBe(false);
  const next = await person(server);
  const other = await booked(next, { coachId: coach.userId, scheduledAt: "2026-11-18T15:00:00.000Z" });
  await server.database
    .insertInto("booking_notes")
    .values({ ...row, appointment_id: other.id })
    .execute();
  expect((await next.browser.get(`/api/appointments/${other.id}`)).status).toBe(500);
});

test("mails and calendars say nothing of what it says", async () => {
  const { length } = await server.mails();
  const { id } = await bookedWith(NOTE);
  const mails = (await server.mails()).slice(length);
  const toCoach = mails.find(({ to_address }) => to_address === coach.email);
  expect(toCoach?.text).toMatch(/hat Ihnen eine Notiz hinterlassen|has left you a note/);
  expect(JSON.stringify(mails)).not.toContain("schlafe");
  expect(JSON.stringify(await calendarEntry(server, { userId: coach.userId, id }))).not.toContain("schlafe");
});

test("it is part of both people's data, and goes with the client", async () => {
  const { id } = await bookedWith(NOTE);
  for (const { userId } of [client, coach]) expect(await copyOf(server, userId)).toMatchObject([{ id, note: NOTE }]);
  await transact(server.database, (tx) => leaveAppointments(tx, server, client.userId));
  await logIn(coach.browser, coach);
  expect(await read(coach, id)).toMatchObject({ note: null, hasNote: false });
});
