import { beforeAll, beforeEach, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { act, booking, introduce, openCoach, saveCard, wakeAt } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { offerFreedTimes } from "./line.ts";

const server = await testServer();

/** Wednesdays 14 to 15 in Berlin is all that this coach has. */
const TIME = "2026-11-18T13:00:00.000Z";
const HALF = 30 * 60_000;

let coach: Person & { slug: string };
let first: Person;
let second: Person;

beforeAll(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await openCoach(server);
  [first, second] = [await person(server), await person(server)];
  for (const { userId } of [first, second]) await introduce(server, { coachId: coach.userId, clientId: userId });
  await saveCard(server, first);
  await saveCard(server, second);
  await server.database
    .updateTable("schedules")
    .set({ weekly_hours: "{[3720,3780)}", notice_minutes: 60, horizon_days: 60 })
    .where("coach_id", "=", coach.userId)
    .execute();
});

/** Whoever has the time, as a stranger to all others; nobody waits yet. */
let taken: string;
beforeEach(async () => {
  await wakeAt(server, "2026-11-16T09:00:00Z", coach, first, second);
  await server.database.deleteFrom("waiting_list_places").execute();
  await server.database.deleteFrom("waiting_list_due").execute();
  await server.database.deleteFrom("appointments").execute();
  await server.database.deleteFrom("mails").execute();
  taken = await appointmentRow(server, {
    coachId: coach.userId,
    clientId: (await stranger()).id,
    startsAt: TIME,
    status: "Scheduled",
  });
});

let strangers = 0;
const userRow = () => {
  strangers += 1;
  const email = `wait${strangers}@example.org`;
  const at = server.clock.now();
  return {
    ...{ kind: "client", email, email_key: email, first_name: "W", last_name: String(strangers), locale: "de" },
    ...{ created_at: at, confirmed_at: at, adult_confirmed_at: at, terms_accepted_at: at, terms_locale: "de" },
  };
};
const stranger = () => server.database.insertInto("users").values(userRow()).returning("id").executeTakeFirstOrThrow();

const WISH = { weekdays: [3], from: "09:00", to: "18:00", until: "2026-11-20" };
const join = (who: Person, over: Record<string, unknown> = {}) =>
  who.browser.send("POST", "/api/clients/waiting-list", {
    ...{ coachId: coach.userId, consultation: "standard", ...WISH },
    ...over,
  });
const free = () =>
  server.database.updateTable("appointments").set({ status: "Cancelled" }).where("id", "=", taken).execute();
const work = () => offerFreedTimes(server, AbortSignal.timeout(60_000));
const offers = () =>
  server.database
    .selectFrom("waiting_list_offers")
    .select(["id", "client_id", "state"])
    .orderBy("offered_at")
    .orderBy("id")
    .execute();
const mailsTo = async (to: string) =>
  (await server.mails()).filter(
    ({ to_address, subject }) => to_address === to && /frei geworden|free for you/.test(subject),
  );
const slots = async (browser: { get(path: string): Promise<Response> }) => {
  const read = await browser.get(`/api/visitors/coaches/${coach.slug}/slots/day/2026-11-18?consultation=standard`);
  return ((await read.json()) as { days: { slots: string[] }[] }).days[0]?.slots ?? [];
};
const bookBody = () => booking({ coachId: coach.userId, scheduledAt: TIME, consultation: "standard" });
const book = (who: Person) => who.browser.send("POST", "/api/appointments", bookBody());
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const forward = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());

test("two hundred wait for one time: two workers offer it in order, once each, and one gets it", async () => {
  const people = await server.database
    .insertInto("users")
    .values(Array.from({ length: 200 }, userRow))
    .returning("id")
    .execute();
  const joined = server.clock.now().getTime();
  await server.database
    .insertInto("waiting_list_places")
    .values(
      people.map(({ id }, place) => ({
        ...{ client_id: id, coach_id: coach.userId, consultation: "standard", weekdays: [3], from_minute: 540 },
        ...{ to_minute: 1080, until_on: "2026-11-20", joined_at: new Date(joined + place) },
      })),
    )
    .execute();
  for (const { id } of people) await introduce(server, { coachId: coach.userId, clientId: id });
  await server.database
    .insertInto("waiting_list_due")
    .values({ coach_id: coach.userId, due_at: new Date(0) })
    .execute();
  await free();
  await Promise.all([work(), work()]);
  // The first four let it lapse; the fifth takes it.
  for (let lapsed = 0; lapsed < 4; lapsed++) {
    forward(HALF);
    await Promise.all([work(), work()]);
  }
  const made = await offers();
  expect(made.map(({ client_id }) => client_id)).toEqual(people.slice(0, 5).map(({ id }) => id));
  expect(made.map(({ state }) => state)).toEqual(["lapsed", "lapsed", "lapsed", "lapsed", "open"]);
  await appointmentRow(server, {
    ...{ coachId: coach.userId, clientId: people[4]?.id ?? "", startsAt: TIME, status: "Scheduled" },
  });
  forward(HALF);
  await Promise.all([work(), work()]);
  expect((await offers()).map(({ state }) => state)).toEqual(["lapsed", "lapsed", "lapsed", "lapsed", "taken"]);
  const mails = await server.mails();
  expect(mails.map(({ to_address }) => to_address).sort()).toEqual([...new Set(mails.map((m) => m.to_address))].sort());
  expect(mails).toHaveLength(5);
});

test("what is held is seen and booked by nobody else, and by its client as any other time", async () => {
  expect((await join(first)).status).toBe(201);
  await free();
  await server.work();
  expect([await slots(first.browser), await slots(second.browser), await slots(server.browser())]).toEqual([
    [TIME],
    [],
    [],
  ]);
  expect(await codeOf(await book(second))).toEqual([409, "slotTaken"]);
  const answer = await book(first);
  expect(answer.status).toBe(201);
  const { items } = (await (await first.browser.get("/api/clients/waiting-list")).json()) as {
    items: { state: string; offer: unknown }[];
  };
  expect(items).toMatchObject([{ state: "taken", offer: null }]);
  expect(await mailsTo(first.email)).toHaveLength(1);
  // The database, too: no row of another person fits beside a held time.
  expect((await offers()).map(({ state }) => state)).toEqual(["taken"]);
});

test("a coach cannot give a held time to another either, and nobody is in it twice", async () => {
  await join(first);
  await free();
  await server.work();
  const other = { coachId: coach.userId, clientId: second.userId, startsAt: "2026-11-18T13:30:00.000Z" };
  await expect(appointmentRow(server, other)).rejects.toMatchObject({ constraint: "coach_not_double_booked" });
});

test("passing it on and waiting too long give it to the next, and in the end to everybody", async () => {
  await join(first);
  server.clock.set("2026-11-16T09:01:00Z");
  await join(second);
  await free();
  await server.work();
  const [offer] = await offers();
  const path = `/api/clients/waiting-list/offers/${offer?.id}`;
  expect((await second.browser.get(path)).status).toBe(404);
  expect((await second.browser.send("POST", `${path}/pass-on`, {})).status).toBe(404);
  expect((await first.browser.send("POST", `${path}/pass-on`, {})).status).toBe(200);
  expect((await first.browser.send("POST", `${path}/pass-on`, {})).status).toBe(200);
  expect((await offers()).map(({ client_id, state }) => [client_id, state])).toEqual([
    [first.userId, "passedOn"],
    [second.userId, "open"],
  ]);
  expect(await codeOf(await book(first))).toEqual([409, "slotTaken"]);
  await wakeAt(server, "2026-11-16T09:31:00Z", second);
  const [, late] = await offers();
  const read = await (await second.browser.get(`/api/clients/waiting-list/offers/${late?.id}`)).json();
  expect(read).toMatchObject({ offer: { state: "lapsed" }, place: { state: "waiting", offer: null } });
  await server.work();
  expect(
    await codeOf(await second.browser.send("POST", `/api/clients/waiting-list/offers/${late?.id}/pass-on`, {})),
  ).toEqual([409, "offerGone"]);
  expect(await slots(server.browser())).toEqual([TIME]);
  expect([(await mailsTo(first.email)).length, (await mailsTo(second.email)).length]).toEqual([1, 1]);
});

test("a later appointment moves into the earlier time by its own rules", async () => {
  const LATER = "2026-11-25T13:00:00.000Z";
  const later = await appointmentRow(server, { coachId: coach.userId, clientId: first.userId, startsAt: LATER });
  const wish = { coachId: undefined, consultation: undefined, appointmentId: later, until: "2026-11-30" };
  expect((await join(first, wish)).status).toBe(201);
  await free();
  await server.work();
  const [mail] = await mailsTo(first.email);
  expect(mail?.text).toMatch(/25\. November|25 November/);
  const moved = await act(first, `/api/appointments/${later}/reschedule`, { scheduledAt: TIME, earlyStart: true });
  expect(await moved.json()).toMatchObject({ scheduledAt: TIME, scheduledStatus: "Rescheduled", awaiting: "coach" });
  expect((await offers()).map(({ state }) => state)).toEqual(["taken"]);
});

test("a second place, a free time and nonsense are each refused in a sentence", async () => {
  expect((await join(first)).status).toBe(201);
  expect(await codeOf(await join(first))).toEqual([409, "alreadyWaiting"]);
  expect(await codeOf(await join(second, { until: "2026-11-27" }))).toEqual([409, "timeIsFree"]);
  expect(await codeOf(await join(second, { to: "09:30" }))).toEqual([422, "invalidFields"]);
  expect(await codeOf(await join(second, { until: "2026-11-15" }))).toEqual([422, "invalidFields"]);
  const counted = (await (await coach.browser.get("/api/coaches/waiting-list")).json()) as unknown;
  expect(counted).toEqual({ items: [{ consultation: "standard", count: 1 }] });
});

test("whoever leaves the list, and whom the coach takes no more, is offered nothing", async () => {
  const { id } = (await (await join(first)).json()) as { id: string };
  await free();
  await server.work();
  expect((await first.browser.send("DELETE", `/api/clients/waiting-list/${id}`)).status).toBe(200);
  expect((await first.browser.send("DELETE", `/api/clients/waiting-list/${id}`)).status).toBe(200);
  expect((await offers()).map(({ state }) => state)).toEqual(["withdrawn"]);
  expect(await slots(server.browser())).toEqual([TIME]);
});

test("a place that ends unused is said once, with the way to others; nobody has more than ten", async () => {
  const place = (await (await join(first)).json()) as { id: string };
  await server.work();
  // Its last day is the 20th, in Berlin.
  await wakeAt(server, "2026-11-20T22:59:00Z", first);
  await server.work();
  expect((await server.mails()).length).toBe(0);
  await wakeAt(server, "2026-11-21T00:30:00Z", first);
  await server.work();
  await server.work();
  const [mail, ...others] = await server.mails();
  expect(others).toEqual([]);
  expect([mail?.to_address, mail?.subject]).toEqual([first.email, "Your place on a waiting list has ended"]);
  expect(mail?.text).toContain(`client/waiting-list/new?coach=${coach.slug}&type=standard`);
  expect(mail?.text).toMatch(/\/en\/coaches\n/);
  const bells = await server.database
    .selectFrom("notifications")
    .select("kind")
    .where("user_id", "=", first.userId)
    .where("kind", "=", "waitingEnded")
    .execute();
  expect(bells).toHaveLength(1);
  const { items } = (await (await first.browser.get("/api/clients/waiting-list")).json()) as { items: object[] };
  expect(items).toMatchObject([{ id: place.id, state: "over" }]);

  const elsewhere = await Promise.all(Array.from({ length: 10 }, () => openCoach(server)));
  const rows = elsewhere.map(({ userId }) => ({
    ...{ client_id: first.userId, coach_id: userId, consultation: "standard", weekdays: [3], from_minute: 540 },
    ...{ to_minute: 1080, until_on: "2026-12-20", joined_at: server.clock.now() },
  }));
  await server.database.insertInto("waiting_list_places").values(rows).execute();
  const wish = { weekdays: [7], until: "2026-11-30" };
  const refused = await join(first, wish);
  expect(await codeOf(refused.clone())).toEqual([409, "tooManyPlaces"]);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("ten") });
  const [one] = elsewhere;
  await server.database
    .deleteFrom("waiting_list_places")
    .where("coach_id", "=", one?.userId ?? "")
    .execute();
  expect((await join(first, wish)).status).toBe(201);
});
