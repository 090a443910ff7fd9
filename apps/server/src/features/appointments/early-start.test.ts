import type { Appointment, ClientOverview } from "@aufwind/contract/appointments";
import { beforeEach, expect, test } from "vitest";
import { act, booked, coachAndClient, introduce, saveCard } from "../../../test/booked.ts";
import type { Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person & { slug: string };
let client: Person;

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client);
});

const FAR = "2026-12-09T13:00:00.000Z";
const SOON = "2026-11-20T13:00:00.000Z";
const SOONER = "2026-11-19T13:00:00.000Z";
const LATER = "2026-11-23T13:00:00.000Z";

const on = (id: string, what: string) => `/api/appointments/${id}/${what}`;
const read = async (id: string) => (await (await client.browser.get(`/api/appointments/${id}`)).json()) as Appointment;
async function agreed(scheduledAt: string): Promise<string> {
  const { id } = await booked(client, { coachId: coach.userId, scheduledAt, consultation: "standard" });
  expect((await act(coach, on(id, "confirm"))).status).toBe(200);
  return id;
}
const move = (who: Person, id: string, body: { scheduledAt: string; earlyStart?: boolean }) =>
  act(who, on(id, "reschedule"), body);
const fieldOf = async (response: Response) => {
  const { errors = [] } = (await response.json()) as { errors?: { field: string; code: string }[] };
  return [response.status, ...errors.map(({ field, code }) => `${field}: ${code}`)];
};
const MISSING = [422, "earlyStart: earlyStart"];
const consentOf = (id: string) =>
  server.database
    .selectFrom("appointments")
    .select(["early_start_at", "early_start_for", "early_start_locale"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const mailTo = async ({ email }: Person) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).at(-1)?.text ?? "";

test("a client who moves it into the period is asked for consent, which is kept with time, language and start", async () => {
  const id = await agreed(FAR);
  expect(await consentOf(id)).toMatchObject({ early_start_at: null, early_start_for: null });
  expect((await read(id)).earlyStartBefore).toBe("2026-11-30T23:00:00.000Z");
  expect(await fieldOf(await move(client, id, { scheduledAt: SOON }))).toEqual(MISSING);
  expect((await read(id)).scheduledAt).toBe(FAR);
  expect((await move(client, id, { scheduledAt: SOON, earlyStart: true })).status).toBe(200);
  expect(await consentOf(id)).toEqual({
    early_start_at: server.clock.now(),
    early_start_for: new Date(SOON),
    early_start_locale: "en",
  });
});

test("a consent covers later times, but an earlier one is asked for again", async () => {
  const id = await agreed(SOON);
  expect((await move(client, id, { scheduledAt: LATER })).status).toBe(200);
  expect((await consentOf(id)).early_start_for?.toISOString()).toBe(SOON);
  expect(await fieldOf(await move(client, id, { scheduledAt: SOONER }))).toEqual(MISSING);
  expect((await move(client, id, { scheduledAt: SOONER, earlyStart: true })).status).toBe(200);
  expect((await consentOf(id)).early_start_for?.toISOString()).toBe(SOONER);
});

test("the coach proposes an earlier time without anybody's consent; the client accepts it only with one", async () => {
  const id = await agreed(FAR);
  expect((await move(coach, id, { scheduledAt: SOON, earlyStart: true })).status).toBe(200);
  expect((await consentOf(id)).early_start_at).toBeNull();
  expect((await read(id)).needsEarlyStart).toBe(true);
  expect(await mailTo(client)).toContain("within the 14-day withdrawal period");
  const overview = await client.browser.get("/api/clients/appointments/overview");
  expect(((await overview.json()) as ClientOverview).waiting).toMatchObject([{ id, needsEarlyStart: true }]);
  expect(await fieldOf(await act(client, on(id, "accept")))).toEqual(MISSING);
  expect((await read(id)).scheduledStatus).toBe("Rescheduled");
  expect((await act(client, on(id, "accept"), { earlyStart: true })).status).toBe(200);
  expect((await consentOf(id)).early_start_for?.toISOString()).toBe(SOON);
  expect(await mailTo(client)).toContain("You asked for the coaching to start before the withdrawal period is over");
});

test("a later time of the coach, or one after the period, is accepted without", async () => {
  const id = await agreed(SOON);
  await move(coach, id, { scheduledAt: LATER });
  expect(await read(id)).toMatchObject({ needsEarlyStart: false });
  expect((await act(client, on(id, "accept"))).status).toBe(200);
});

test("the coach is never asked, and a free appointment asks nobody", async () => {
  const paid = await agreed(FAR);
  await move(client, paid, { scheduledAt: SOON, earlyStart: true });
  const seen = (await (await coach.browser.get(`/api/appointments/${paid}`)).json()) as Appointment;
  expect(seen).toMatchObject({ earlyStartBefore: null, needsEarlyStart: false });
  expect((await act(coach, on(paid, "accept"))).status).toBe(200);
  const free = await booked(client, { coachId: coach.userId, scheduledAt: FAR });
  expect((await move(client, free.id, { scheduledAt: LATER })).status).toBe(200);
});
