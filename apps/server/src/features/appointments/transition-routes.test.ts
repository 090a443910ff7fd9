import type { Appointment } from "@aufwind/contract/appointments";
import { beforeEach, expect, test } from "vitest";
import { act, booked, coachAndClient, introduce, openCoach, saveCard, wakeAt } from "../../../test/booked.ts";
import { isWaiting } from "../../../test/locked-user.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { visited } from "../../../test/visits.ts";

let coach: Person & { slug: string };
let client: Person;

const WEDNESDAY = "2026-11-18T13:00:00.000Z";
const NEXT_WEEK = "2026-11-25T13:00:00.000Z";

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client);
});

const book = (scheduledAt = WEDNESDAY) =>
  booked(client, { coachId: coach.userId, scheduledAt, consultation: "standard" });
const on = (id: string, what: string) => `/api/appointments/${id}/${what}`;
const done = async (response: Response) => {
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Appointment;
};
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const confirmed = async (scheduledAt = WEDNESDAY) => {
  const { id } = await book(scheduledAt);
  return done(await act(coach, on(id, "confirm")));
};
const move = (who: Person, id: string, scheduledAt: string) => act(who, on(id, "reschedule"), { scheduledAt });
const cancelAsClient = (id: string, owedCents: number) =>
  act(client, `/api/clients/appointments/${id}/cancel`, { reason: "", owedCents });

test("a coach confirms: the client is mailed, with the appointment for the calendar", async () => {
  const { id } = await confirmed();
  const mail = (await server.mails()).findLast(({ to_address, calendar }) => to_address === client.email && calendar);
  expect(mail?.calendar).toContain("STATUS:CONFIRMED");
  expect(mail?.calendar).toContain("SEQUENCE:1");
  expect(await codeOf(await act(coach, on(id, "confirm")))).toEqual([409, "notPossibleNow"]);
});

test("strangers find nothing, and the wrong side may not", async () => {
  const { id } = await book();
  const stranger = await person(server);
  const otherCoach = await openCoach(server);
  expect(await codeOf(await act(otherCoach, on(id, "confirm")))).toEqual([404, "notFound"]);
  expect(await codeOf(await stranger.browser.get(`/api/appointments/${id}`))).toEqual([404, "notFound"]);
  expect(await codeOf(await move(stranger, id, NEXT_WEEK))).toEqual([404, "notFound"]);
  expect(await codeOf(await act(client, on(id, "confirm")))).toEqual([403, "wrongRole"]);
  expect(await codeOf(await act(client, on(id, "accept")))).toEqual([409, "notPossibleNow"]);
  expect(await codeOf(await server.send("POST", on(id, "accept"), { body: {} }))).toEqual([401, "notSignedIn"]);
});

test("a client moves it: the new time is taken and the old one free at once, the coach accepts", async () => {
  const { id } = await confirmed();
  const moved = await done(await move(client, id, NEXT_WEEK));
  expect(moved).toMatchObject({ scheduledStatus: "Rescheduled", awaiting: "coach", scheduledAt: NEXT_WEEK });
  const list = await coach.browser.get("/api/coaches/appointments/0/10/asc");
  const item = { id, scheduledAt: NEXT_WEEK, scheduledBefore: WEDNESDAY };
  expect(await list.json()).toMatchObject({ items: [item] });
  const other = await person(server);
  expect((await booked(other, { coachId: coach.userId, scheduledAt: WEDNESDAY })).scheduledStatus).toBe("Pending");
  const accepted = await done(await act(coach, on(id, "accept")));
  expect([accepted.scheduledStatus, accepted.reschedulesLeft]).toEqual(["Scheduled", 2]);
  expect(accepted.scheduledBefore).toBeNull();
});

test("a coach moves it to any time ahead; where the client declines nothing is owed", async () => {
  const { id } = await confirmed();
  expect(await codeOf(await move(coach, id, "2026-11-16T08:00:00.000Z"))).toEqual([422, "notASlot"]);
  const evening = "2026-11-21T19:05:00.000Z";
  expect(await done(await move(coach, id, evening))).toMatchObject({ awaiting: "client", scheduledAt: evening });
  expect(await codeOf(await act(coach, on(id, "accept")))).toEqual([409, "notPossibleNow"]);
  const declined = await done(await act(client, on(id, "decline"), { reason: "" }));
  expect(declined).toMatchObject({ scheduledStatus: "Cancelled", owedCents: 0 });
});

test("a coach who moves it to where the client is with somebody else learns only that the time is taken", async () => {
  const { id } = await confirmed();
  const other = await openCoach(server);
  await booked(client, { coachId: other.userId, scheduledAt: NEXT_WEEK });
  expect(await codeOf(await move(coach, id, NEXT_WEEK))).toEqual([409, "slotTaken"]);
});

test("a move that waits for the coach keeps no news of either waiting: so it never waits in a circle", async () => {
  const { id } = await confirmed();
  const people = [coach.userId, client.userId];
  let moved: Promise<Response> | undefined;
  await server.database.transaction().execute(async (tx) => {
    await tx.selectFrom("coaches").select("slug").where("user_id", "=", coach.userId).forNoKeyUpdate().execute();
    moved = move(client, id, NEXT_WEEK);
    while (!(await isWaiting(server)));
    const streams = tx.selectFrom("event_streams").select("audience").where("audience", "in", people);
    expect(await streams.forUpdate().skipLocked().execute()).toHaveLength(2);
  });
  expect((await moved)?.status).toBe(200);
});

test("a client moves three times, until 24 hours before, to free slots only", async () => {
  const { id } = await confirmed();
  const starts = ["2026-11-25T13:00:00.000Z", "2026-11-25T14:00:00.000Z", "2026-12-02T13:00:00.000Z"];
  expect(await codeOf(await move(client, id, "2026-11-25T13:03:00.000Z"))).toEqual([422, "notASlot"]);
  for (const start of starts) await done(await move(client, id, start));
  expect(await codeOf(await move(client, id, WEDNESDAY))).toEqual([409, "tooManyReschedules"]);
  const other = await confirmed();
  await wakeAt(server, "2026-11-17T13:00:00.001Z", client, coach);
  expect(await codeOf(await move(client, other.id, NEXT_WEEK))).toEqual([409, "tooLateToReschedule"]);
  expect((await move(coach, other.id, NEXT_WEEK)).status).toBe(200);
});

test("cancelling is free until exactly 24 hours before, and costs the fee a millisecond later", async () => {
  const [first, second] = [await confirmed(), await confirmed("2026-11-18T15:00:00.000Z")];
  await wakeAt(server, "2026-11-17T13:00:00.000Z", client);
  expect(await codeOf(await cancelAsClient(first.id, 11_900))).toEqual([409, "costChanged"]);
  expect(await done(await cancelAsClient(first.id, 0))).toMatchObject({ scheduledStatus: "Cancelled", owedCents: 0 });
  await wakeAt(server, "2026-11-17T15:00:00.001Z", client);
  expect(await codeOf(await cancelAsClient(second.id, 0))).toEqual([409, "costChanged"]);
  expect(await done(await cancelAsClient(second.id, 11_900))).toMatchObject({ owedCents: 11_900 });
});

test("a coach cancels with a reason, which the client reads, and nothing is owed", async () => {
  const { id } = await confirmed();
  const path = `/api/coaches/appointments/${id}/cancel`;
  expect(await codeOf(await act(coach, path, { reason: "  " }))).toEqual([422, "invalidFields"]);
  await done(await act(coach, path, { reason: "I am ill." }));
  const seen = (await (await client.browser.get(`/api/appointments/${id}`)).json()) as Appointment;
  expect(seen).toMatchObject({ scheduledStatus: "Cancelled", owedCents: 0, cancellationReason: "I am ill.", can: [] });
});

test("no show can be said from 15 minutes after the start until a day after the end, and is open to objection", async () => {
  const [first, second] = [await confirmed(), await confirmed("2026-11-18T15:00:00.000Z")];
  expect(await codeOf(await act(coach, on(first.id, "no-show")))).toEqual([409, "noShowTooEarly"]);
  await visited(server, first.id, { side: "coach", from: "2026-11-18T13:00:00Z", to: "2026-11-18T13:14:00Z" });
  await visited(server, second.id, { side: "client", from: "2026-11-18T15:00:00Z", to: "2026-11-18T15:14:00Z" });
  await wakeAt(server, "2026-11-18T13:14:59Z", coach, client);
  expect(await codeOf(await act(coach, on(first.id, "no-show")))).toEqual([409, "noShowTooEarly"]);
  await wakeAt(server, "2026-11-18T13:15:00Z", coach, client);
  const said = await done(await act(coach, on(first.id, "no-show")));
  expect(said).toMatchObject({ absent: "client", awaiting: "client", answerBy: "2026-11-19T13:15:00.000Z" });
  await wakeAt(server, "2026-11-19T15:59:59Z", coach, client);
  expect(await done(await act(client, on(second.id, "no-show")))).toMatchObject({ absent: "coach", owedCents: 11_900 });
});

test("that nothing can be done any more is said before what it would have cost", async () => {
  const { id } = await confirmed();
  await done(await act(coach, `/api/coaches/appointments/${id}/cancel`, { reason: "I am ill." }));
  expect(await codeOf(await cancelAsClient(id, 11_900))).toEqual([409, "notPossibleNow"]);
});
