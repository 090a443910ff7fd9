import type { Appointment } from "@aufwind/contract/appointments";
import type { Acquaintance } from "@aufwind/contract/appointments-acquaintance";
import type { InstantBooking } from "@aufwind/rules/consultations";
import { beforeEach, expect, test } from "vitest";
import { appointmentRow } from "../../../../test/appointment-rows.ts";
import { act, booked, booking, coachAndClient, introduce, saveCard, wakeAt } from "../../../../test/booked.ts";
import type { Person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";

let coach: Person & { slug: string };
let client: Person;

const WEDNESDAY = "2026-11-18T13:00:00.000Z";
const TODAY = "2026-11-16T14:00:00.000Z";

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server, { noticeMinutes: 0 });
});

const choose = (instant_booking: InstantBooking) =>
  server.database.updateTable("consultations").set({ instant_booking }).where("coach_id", "=", coach.userId).execute();
const introduced = () => introduce(server, { coachId: coach.userId, clientId: client.userId });
const standard = (scheduledAt = WEDNESDAY) =>
  booked(client, { coachId: coach.userId, scheduledAt, consultation: "standard" });
const lastMails = async (since: number) => (await server.mails()).slice(since).filter(({ calendar }) => calendar);
const kindsOf = async ({ userId }: Person) =>
  (await server.database.selectFrom("notifications").select("kind").where("user_id", "=", userId).execute()).map(
    ({ kind }) => kind,
  );

test("where the coach takes everybody at once, an appointment is scheduled as soon as it is booked, and both are told so", async () => {
  await choose("all");
  const { length } = await server.mails();
  const made = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
  expect(made).toMatchObject({ scheduledStatus: "Scheduled", awaiting: null, answerBy: null, isInstant: true });
  expect(made.history).toMatchObject([{ event: "book", by: "client", scheduledStatus: "Scheduled" }]);
  const mails = await lastMails(length);
  expect(mails.map(({ subject }) => subject.replace(/^.*: /, ""))).toEqual(
    expect.arrayContaining([expect.stringMatching(/gebucht|booked/)]),
  );
  // The text says the contract, too, which quotes the terms.
  expect(mails.map(({ html }) => html).join()).not.toMatch(/Anfrage|request/);
  expect(mails.every(({ calendar }) => calendar?.includes("STATUS:CONFIRMED"))).toBe(true);
  expect(await kindsOf(coach)).toEqual(["booked"]);
});

test("where the coach takes known clients at once, strangers ask, and whoever has completed an appointment books", async () => {
  await choose("known");
  const first = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
  expect(first).toMatchObject({ scheduledStatus: "Pending", awaiting: "coach", isInstant: false });
  const pair = { coachId: coach.userId, clientId: client.userId };
  await appointmentRow(server, { ...pair, startsAt: "2026-11-02T13:00:00Z", status: "Completed" });
  await saveCard(server, client);
  expect(await standard("2026-11-19T13:00:00.000Z")).toMatchObject({ scheduledStatus: "Scheduled", isInstant: true });
});

test("a client is told beforehand what is booked at once, and who was told otherwise asks", async () => {
  await choose("all");
  await introduced();
  await saveCard(server, client);
  const known = (await (
    await client.browser.get(`/api/clients/coaches/${coach.userId}/acquaintance`)
  ).json()) as Acquaintance;
  expect(known.instant).toContain("standard");
  const wanted = booking(
    { coachId: coach.userId, scheduledAt: WEDNESDAY, consultation: "standard" },
    { instant: false },
  );
  const made = (await (await client.browser.send("POST", "/api/appointments", wanted)).json()) as Appointment;
  expect(made).toMatchObject({ scheduledStatus: "Pending", awaiting: "coach" });
});

test("a paid one without a card waits for it, and stands with the payment details, whatever the coach changes meanwhile", async () => {
  await choose("all");
  await introduced();
  const held = await standard();
  expect(held).toMatchObject({ scheduledStatus: "Pending", awaiting: "payment_details", isInstant: true });
  await choose("off");
  await saveCard(server, client);
  const { length } = await server.mails();
  const given = await act(client, `/api/appointments/${held.id}/payment-details`);
  expect(await given.json()).toMatchObject({ scheduledStatus: "Scheduled", awaiting: null });
  const toClient = (await lastMails(length)).find(({ to_address }) => to_address === client.email);
  expect(toClient?.text).toMatch(/widerrufen|withdraw/);
  expect(await kindsOf(coach)).toEqual(["booked"]);
});

test("one that begins within a day is charged at once, exactly once, and cancelling it costs the full price", async () => {
  await choose("all");
  await introduced();
  await saveCard(server, client);
  const made = await standard(TODAY);
  expect(made).toMatchObject({ scheduledStatus: "Scheduled", owedIfCancelledCents: 11_900 });
  await server.work();
  await wakeAt(server, "2026-11-16T09:05:00Z", client);
  const read = (await (await client.browser.get(`/api/appointments/${made.id}`)).json()) as Appointment;
  expect(read).toMatchObject({ payment: "paid" });
  const charges = await server.database
    .selectFrom("charges")
    .selectAll()
    .where("appointment_id", "=", made.id)
    .execute();
  expect(charges).toHaveLength(1);
});

test("one that is booked early is charged 24 hours before, and free to cancel until then", async () => {
  await choose("all");
  await introduced();
  await saveCard(server, client);
  const made = await standard();
  await server.work();
  expect(made).toMatchObject({ chargeAt: "2026-11-17T13:00:00.000Z", owedIfCancelledCents: 0 });
  expect(made.can).toEqual(["reschedule", "cancel"]);
});

test("who begins within 14 days says so, whether the coach is asked or not", async () => {
  await choose("all");
  await introduced();
  await saveCard(server, client);
  const body = booking(
    { coachId: coach.userId, scheduledAt: WEDNESDAY, consultation: "standard" },
    { earlyStart: false },
  );
  const answer = await client.browser.send("POST", "/api/appointments", body);
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ field: "earlyStart" }] }]);
});

test("a coach chooses it per consultation, and everybody sees it on the profile", async () => {
  const description = { de: "Ein Gespräch", en: "" };
  const saved = await coach.browser.send("PUT", "/api/coaches/consultations", {
    discovery: { description, instantBooking: "all" },
    standard: { description, durationMinutes: 60, netPriceCents: 10_000, instantBooking: "known" },
    extended: { description, durationMinutes: 90, netPriceCents: 15_000 },
  });
  expect(saved.status).toBe(200);
  const read = await (await coach.browser.get("/api/coaches/consultations")).json();
  const chosen = (read as { appointmentSettings: { instantBooking: string }[] }).appointmentSettings;
  expect(chosen.map(({ instantBooking }) => instantBooking)).toEqual(["all", "known", "off"]);
});
