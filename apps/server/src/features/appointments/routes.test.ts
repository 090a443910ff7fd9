import type { Appointment } from "@aufwind/contract/appointments";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { act, booked, booking, coachAndClient, introduce, openCoach, saveCard, wakeAt } from "../../../test/booked.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { anonymiseUser } from "../accounts/store.ts";

let coach: Person & { slug: string };
let client: Person;

// 14:00 in Berlin.
const WEDNESDAY = "2026-11-18T13:00:00.000Z";
const LATER = "2026-11-18T14:00:00.000Z";

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const book = (who: Person, wanted: Partial<Parameters<typeof booking>[0]> = {}, over = {}) =>
  who.browser.send(
    "POST",
    "/api/appointments",
    booking({ coachId: coach.userId, scheduledAt: WEDNESDAY, ...wanted }, over),
  );
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const read = async (who: Person, id: string) =>
  (await (await who.browser.get(`/api/appointments/${id}`)).json()) as Appointment;
const rows = () =>
  server.database.selectFrom("appointments").selectAll().where("coach_id", "=", coach.userId).orderBy("id").execute();
const mailsFrom = async (count: number) => (await server.mails()).slice(count).filter(({ calendar }) => calendar);
const slotsOn = async (date: string, who?: Person) => {
  const path = `/api/visitors/coaches/${coach.slug}/slots/day/${date}?consultation=discovery`;
  const response = await (who ? who.browser.get(path) : server.request(path));
  return ((await response.json()) as { days: { slots: string[] }[] }).days[0]?.slots;
};

describe("booking", () => {
  test("a client books the discovery: the coach is asked, both are notified, the time is taken", async () => {
    expect(await slotsOn("2026-11-18")).toContain(WEDNESDAY);
    const { length } = await server.mails();
    const appointment = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
    expect(appointment).toMatchObject({
      side: "client",
      scheduledStatus: "Pending",
      awaiting: "coach",
      feeCents: 0,
      scheduledAt: WEDNESDAY,
      answerBy: "2026-11-18T09:00:00.000Z",
      can: ["reschedule", "cancel"],
    });
    expect(appointment.history.map(({ event, by }) => [event, by])).toEqual([["book", "client"]]);
    expect((await read(coach, appointment.id)).can).toEqual(["confirm", "reject", "reschedule"]);
    expect(await slotsOn("2026-11-18")).not.toContain(WEDNESDAY);
    const mails = (await server.mails()).slice(length);
    expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual([coach.email, client.email].toSorted());
    // The coach has not answered yet, so nothing is in the calendar.
    expect((await mailsFrom(length)).map((mail) => [mail.to_address, mail.calendar_method])).toEqual([
      [client.email, "REQUEST"],
    ]);
  });

  test("the pause after an appointment is kept free as well", async () => {
    await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
    expect(await slotsOn("2026-11-18")).toContain("2026-11-18T13:30:00.000Z");
    const other = await person(server);
    const touching = await book(other, { scheduledAt: "2026-11-18T13:15:00.000Z" });
    expect(await codeOf(touching)).toEqual([409, "slotTaken"]);
  });

  test("a time that was just taken comes with the free ones around it", async () => {
    await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
    const other = await person(server);
    const late = (await (await book(other)).json()) as { code: string; slots: string[] };
    expect(late.code).toBe("slotTaken");
    expect(late.slots).toContain("2026-11-18T13:30:00.000Z");
    expect(late.slots).not.toContain(WEDNESDAY);
  });

  test.each([
    ["off the grid", "2026-11-18T13:07:00.000Z"],
    ["past", "2026-11-11T13:00:00.000Z"],
    ["outside the hours", "2026-11-21T13:00:00.000Z"],
    ["inside the notice", "2026-11-16T10:00:00.000Z"],
    ["beyond the horizon", "2027-06-02T12:00:00.000Z"],
  ])("a start %s is no slot, and nothing is booked", async (_, scheduledAt) => {
    expect(await codeOf(await book(client, { scheduledAt }))).toEqual([422, "notASlot"]);
    expect(await rows()).toEqual([]);
  });

  test("a body that sets anything else is refused and names it", async () => {
    for (const over of [{ status: "Scheduled" }, { fee: 1 }, { clientId: coach.userId }, { owedCents: 0 }]) {
      const response = await book(client, {}, over);
      const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
      expect([response.status, errors[0]?.field, errors[0]?.code]).toEqual([422, Object.keys(over)[0], "notAccepted"]);
    }
    expect(await codeOf(await book(client, { consultation: "standard" }, { feeCents: 1 }))).toEqual([
      409,
      "discoveryFirst",
    ]);
    expect(await rows()).toEqual([]);
  });

  test("a coach who is hidden, or does not exist, cannot be booked", async () => {
    const nobody = { coachId: "019a8b00-0000-7000-8000-000000000000" };
    expect(await codeOf(await book(client, nobody))).toEqual([404, "notFound"]);
    await server.database
      .updateTable("coaches")
      .set({ is_public: false })
      .where("user_id", "=", coach.userId)
      .execute();
    expect(await codeOf(await book(client))).toEqual([404, "notFound"]);
    expect(await codeOf(await book(coach))).toEqual([403, "wrongRole"]);
  });

  test("a kind that the coach does not offer is refused at its field", async () => {
    await introduce(server, { coachId: coach.userId, clientId: client.userId });
    const response = await book(client, { consultation: "extended" });
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field: "consultation" }] }]);
  });
});

test("a client is new to a coach until the two have met, whatever was booked and rejected before", async () => {
  const pair = { coachId: coach.userId, clientId: client.userId };
  await appointmentRow(server, { ...pair, startsAt: "2026-11-02T09:00:00Z", status: "Rejected" });
  const { id } = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
  expect(await read(coach, id)).toMatchObject({ relation: "new", haveMet: false });
  await appointmentRow(server, { ...pair, startsAt: "2026-11-03T09:00:00Z", status: "Completed" });
  expect(await read(coach, id)).toMatchObject({ relation: "new", haveMet: true });
});

describe("a new client", () => {
  test("gets to know the coach first, and then books for the time after it", async () => {
    await saveCard(server, client);
    expect(await codeOf(await book(client, { consultation: "standard" }))).toEqual([409, "discoveryFirst"]);
    await booked(client, { coachId: coach.userId, scheduledAt: LATER });
    const before = await book(client, { consultation: "standard", scheduledAt: WEDNESDAY });
    expect(await codeOf(before)).toEqual([422, "notASlot"]);
    const after = await book(client, { consultation: "standard", scheduledAt: "2026-11-18T14:30:00.000Z" });
    expect(after.status).toBe(201);
    expect(await codeOf(await book(client, { scheduledAt: WEDNESDAY }))).toEqual([409, "discoveryDone"]);
  });

  test("can book the discovery again where the coach rejected it", async () => {
    const { id } = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
    expect((await act(coach, `/api/appointments/${id}/reject`, { reason: "" })).status).toBe(200);
    expect((await book(client)).status).toBe(201);
  });
});

describe("a paid appointment", () => {
  const standard = { consultation: "standard" as const };
  beforeEach(() => introduce(server, { coachId: coach.userId, clientId: client.userId }));

  test("without a saved card is held for 15 minutes, and the coach is not notified", async () => {
    const { length } = await server.mails();
    const held = (await (await book(client, standard)).json()) as Appointment;
    expect(held).toMatchObject({ awaiting: "payment_details", holdUntil: "2026-11-16T09:15:00.000Z" });
    expect((await mailsFrom(length)).map(({ to_address }) => to_address)).toEqual([client.email]);
    expect(await codeOf(await act(client, `/api/appointments/${held.id}/payment-details`))).toEqual([
      409,
      "noPaymentMethod",
    ]);
    await saveCard(server, client);
    const given = await act(client, `/api/appointments/${held.id}/payment-details`);
    expect(await given.json()).toMatchObject({ awaiting: "coach", holdUntil: null });
  });

  test("is free again where the details do not come in time", async () => {
    const { id } = (await (await book(client, standard)).json()) as Appointment;
    await wakeAt(server, "2026-11-16T09:14:59Z");
    await server.work();
    expect((await read(client, id)).scheduledStatus).toBe("Pending");
    await wakeAt(server, "2026-11-16T09:15:00Z", client);
    await saveCard(server, client);
    expect(await codeOf(await act(client, `/api/appointments/${id}/payment-details`))).toEqual([409, "holdExpired"]);
    await server.work();
    expect(await read(client, id)).toMatchObject({ scheduledStatus: "Cancelled", owedCents: 0 });
    // The clock was faster: the client gets the same answer.
    expect(await codeOf(await act(client, `/api/appointments/${id}/payment-details`))).toEqual([409, "holdExpired"]);
    expect((await book(client, standard)).status).toBe(201);
  });

  test("asks for the consent to begin early where it may begin within 14 days of the confirmation, and keeps it", async () => {
    await saveCard(server, client);
    const refused = await book(client, standard, { earlyStart: false });
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ field: "earlyStart" }] }]);
    expect((await book(client, standard)).status).toBe(201);
    // A coach who takes 48 hours confirms on Wednesday: the period lasts until Wednesday in two weeks.
    const last = { ...standard, scheduledAt: "2026-12-02T13:00:00.000Z" };
    expect((await book(client, last, { earlyStart: false })).status).toBe(422);
    const after = { ...standard, scheduledAt: "2026-12-03T09:00:00.000Z" };
    expect((await book(client, after, { earlyStart: false })).status).toBe(201);
    expect((await rows()).map(({ early_start_for }) => early_start_for?.toISOString())).toEqual([WEDNESDAY, undefined]);
  });

  test("is booked at the price that was shown, or not at all", async () => {
    expect(await codeOf(await book(client, standard, { feeCents: 9900 }))).toEqual([409, "feeChanged"]);
    expect(await rows()).toEqual([]);
  });
});

test("whoever has another appointment at that time is told so", async () => {
  const second = await openCoach(server);
  await booked(client, { coachId: second.userId, scheduledAt: WEDNESDAY });
  expect(await codeOf(await book(client))).toEqual([409, "clientBusy"]);
  expect(await slotsOn("2026-11-18", client)).not.toContain(WEDNESDAY);
  expect(await slotsOn("2026-11-18")).toContain(WEDNESDAY);
});

test("somebody who deletes the profile while a booking is half done has booked nothing", async () => {
  const response = await meanwhile(server, client.userId, {
    under: () => book(client),
    first: (tx) => anonymiseUser(tx, { id: client.userId, now: server.clock.now() }),
  });
  expect(await codeOf(response)).toEqual([404, "notFound"]);
  expect(await rows()).toEqual([]);
});

test("many at once on one slot: one books, all others are told that it was taken", async () => {
  const clients = await Promise.all(Array.from({ length: 8 }, () => person(server)));
  const answers = await Promise.all(clients.map((each) => book(each)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  expect(await rows()).toHaveLength(1);
});

test("two starts that only the pause keeps apart are never both booked", async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => person(server)));
  const starts = [WEDNESDAY, "2026-11-18T13:15:00.000Z"];
  const answers = await Promise.all(others.map((each, at) => book(each, { scheduledAt: starts[at % 2] ?? "" })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
});
