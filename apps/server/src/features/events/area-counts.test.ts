import type { LiveSummary } from "@aufwind/contract/events";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const [coach, client, stranger] = [
  await person(server, { kind: "coach" }),
  await person(server),
  await person(server, { kind: "coach" }),
];

const summary = async ({ browser }: Person) => (await (await browser.get("/api/events/summary")).json()) as LiveSummary;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const pair = { coachId: coach.userId, clientId: client.userId };
const NONE = { appointmentsToday: 0, requests: 0, clients: 0, notesMissing: 0, reviewsWaiting: 0 };

test("counts what a coach has before them, and nobody else's", async () => {
  await appointmentRow(server, { ...pair, startsAt: inHours(1), status: "Scheduled" });
  await appointmentRow(server, { ...pair, startsAt: inHours(72), status: "Scheduled" });
  await appointmentRow(server, { ...pair, startsAt: inHours(96), status: "Pending", awaiting: "coach" });
  await appointmentRow(server, { ...pair, startsAt: inHours(120), status: "Rescheduled", awaiting: "client" });
  await appointmentRow(server, { ...pair, startsAt: inHours(-30), status: "Completed" });
  // Too long ago to be waited for.
  const longAgo = await appointmentRow(server, { ...pair, startsAt: inHours(-8 * 24), status: "Completed" });
  await appointmentRow(server, { ...pair, startsAt: inHours(-9 * 24), status: "Completed" });
  const counted = { ...NONE, appointmentsToday: 1, requests: 1 };
  // Whoever writes no notes misses none.
  expect((await summary(coach)).coach).toEqual(counted);
  await coach.browser.send("PUT", `/api/appointments/${longAgo}/note`, { version: 0, text: "Ziel: ruhiger schlafen." });
  expect((await summary(coach)).coach).toEqual({ ...counted, notesMissing: 1 });
  expect(await summary(stranger)).toMatchObject({ coach: NONE, client: null });
});

test("counts what comes for a client, and what waits for their answer", async () => {
  expect(await summary(client)).toMatchObject({
    coach: null,
    client: { appointments: 4, awaiting: 1, goals: 0, documents: 0, bookmarks: 0 },
  });
});
