import type { Appointment } from "@aufwind/contract/appointments";
import { afterAll, beforeEach, expect, test } from "vitest";
import { act, booked, introduce, openCoach } from "../../../../test/booked.ts";
import { connected, type connecting } from "../../../../test/connected.ts";
import { type Person, person } from "../../../../test/people.ts";
import { type DavUser, startRadicale } from "../../../../test/radicale.ts";
import { testServer } from "../../../../test/test-server.ts";

const server = await testServer({ env: { PRIVATE_NETWORKS: "allowed" } });
const radicale = await startRadicale();
afterAll(() => radicale.stop());
let coach: Awaited<ReturnType<typeof openCoach>>;
let client: Person;
let account: DavUser;
let connection: ReturnType<typeof connecting>;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("calendar_connections").execute();
  coach = await openCoach(server);
  client = await person(server, { kind: "client" });
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  account = await radicale.account("work", "family");
  connection = await connected(server, coach, account);
});

const DENTIST = { uid: "dentist@elsewhere.example", start: "2026-11-18T08:00:00Z", end: "2026-11-18T09:00:00Z" };
const busy = async () => {
  const rows = await server.database
    .selectFrom("busy_times")
    .select("during")
    .where("coach_id", "=", coach.userId)
    .orderBy("during")
    .execute();
  return rows.map(({ during }) => during.slice(2, 18));
};
const isFree = async (start: string) => {
  const path = `/api/visitors/coaches/${coach.slug}/slots/day/2026-11-18?consultation=discovery`;
  const response = await server.request(path);
  return (await response.text()).includes(new Date(start).toISOString());
};
const book = (scheduledAt: string) => booked(client, { coachId: coach.userId, scheduledAt, consultation: "discovery" });
const confirm = ({ id }: Appointment) => act(coach, `/api/appointments/${id}/confirm`);
const ours = async (calendar = "work") =>
  (await account.eventsIn(calendar)).filter(({ uid }) => uid.endsWith("@aufwind.example"));
const stateOf = ({ id }: Appointment) =>
  server.database.selectFrom("appointments").select(["status", "starts_at"]).where("id", "=", id).executeTakeFirst();
/** Appointments of this coach, one a day. */
async function bookMany(days: number[]): Promise<Appointment[]> {
  const all: Appointment[] = [];
  for (const day of days) {
    const other = await person(server, { kind: "client" });
    const scheduledAt = `2026-11-${day}T10:00:00.000Z`;
    all.push(await booked(other, { coachId: coach.userId, scheduledAt }));
  }
  return all;
}

test("a change there blocks a slot here within 150 seconds, and frees it likewise", async () => {
  expect(await isFree(DENTIST.start)).toBe(true);
  await account.put("work", DENTIST);
  await connection.later(150);
  expect(await isFree(DENTIST.start)).toBe(false);
  await account.remove("work", DENTIST.uid);
  await connection.later(150);
  expect([await busy(), await isFree(DENTIST.start)]).toEqual([[], true]);
});

test("series count with all their times; cancelled, transparent and other calendars' events do not", async () => {
  await account.put("work", { ...DENTIST, lines: ["RRULE:FREQ=WEEKLY;COUNT=2"] });
  await account.put("work", { ...DENTIST, uid: "free@x", lines: ["TRANSP:TRANSPARENT"] });
  await account.put("work", { ...DENTIST, uid: "off@x", start: "2026-11-19T08:00:00Z", lines: ["STATUS:CANCELLED"] });
  await account.put("family", { ...DENTIST, uid: "party@x", start: "2026-11-17T08:00:00Z" });
  await connection.later();
  expect(await busy()).toEqual(["2026-11-18 08:00", "2026-11-25 08:00"]);
  await connection.choose(["work", "family"], "work");
  expect(await busy()).toHaveLength(3);
  await connection.choose([], "work");
  expect(await busy()).toEqual([]);
});

test("an appointment is written, moved and removed there, once, and blocks nothing here a second time", async () => {
  const appointment = await book("2026-11-18T10:00:00.000Z");
  await connection.work();
  const uid = `${appointment.id}@aufwind.example`;
  expect(await ours()).toEqual([
    { uid, start: "20261118T100000Z", end: "20261118T101500Z", summary: "Online appointment" },
  ]);
  await confirm(appointment);
  await connection.later();
  await connection.later();
  expect([await ours(), await busy()]).toEqual([[expect.objectContaining({ uid })], []]);
  await act(coach, `/api/appointments/${appointment.id}/reschedule`, { scheduledAt: "2026-11-18T12:00:00.000Z" });
  await connection.work();
  expect(await ours()).toMatchObject([{ uid, start: "20261118T120000Z" }]);
  await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "Krank" });
  await connection.work();
  expect(await ours()).toEqual([]);
});

test("who connects later finds the appointments that are ahead, named as chosen", async () => {
  await book("2026-11-18T10:00:00.000Z");
  await connection.choose(["work"], "family");
  expect([await ours("work"), await ours("family")]).toMatchObject([[], [{ summary: "Online appointment" }]]);
  const { first_name, last_name } = await server.database
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", client.userId)
    .executeTakeFirstOrThrow();
  const titled = (titles: string) => coach.browser.send("PUT", "/api/coaches/calendar-titles", { titles });
  expect((await titled("name")).status).toBe(200);
  await connection.work();
  expect(await ours("family")).toMatchObject([{ summary: `Online appointment: ${first_name} ${last_name}` }]);
  await titled("initials");
  await connection.work();
  expect(await ours("family")).toMatchObject([{ summary: `Online appointment: ${first_name[0]}. ${last_name[0]}.` }]);
});

test("moving an entry there moves nothing here: the coach is asked, and may put it back", async () => {
  const appointment = await book("2026-11-18T10:00:00.000Z");
  await connection.work();
  const uid = `${appointment.id}@aufwind.example`;
  await account.put("work", { uid, start: "2026-11-18T14:00:00Z", end: "2026-11-18T14:15:00Z" });
  await connection.later();
  await connection.later();
  expect((await stateOf(appointment))?.starts_at).toEqual(new Date("2026-11-18T10:00:00Z"));
  expect((await connection.list()).changes).toMatchObject([
    { appointmentId: appointment.id, change: "moved", movedTo: "2026-11-18T14:00:00.000Z" },
  ]);
  expect(await (await coach.browser.get("/api/coaches/today")).json()).toMatchObject({ calendarChanges: 1 });
  const bells = server.database.selectFrom("notifications").select("kind").where("kind", "=", "calendarChanged");
  expect(await bells.execute()).toHaveLength(1);
  expect(await ours()).toMatchObject([{ start: "20261118T140000Z" }]);
  expect((await connection.putBack(appointment.id)).status).toBe(200);
  await connection.work();
  expect([await ours(), (await connection.list()).changes]).toMatchObject([[{ start: "20261118T100000Z" }], []]);
});

test("what is moved here afterwards counts on both sides", async () => {
  const appointment = await book("2026-11-18T10:00:00.000Z");
  await connection.work();
  const uid = `${appointment.id}@aufwind.example`;
  await account.put("work", { uid, start: "2026-11-18T14:00:00Z", end: "2026-11-18T14:15:00Z" });
  await connection.later();
  await act(coach, `/api/appointments/${appointment.id}/reschedule`, { scheduledAt: "2026-11-18T14:00:00.000Z" });
  await connection.later();
  expect([await ours(), (await connection.list()).changes]).toMatchObject([[{ start: "20261118T140000Z" }], []]);
});

test("deleting an entry there cancels nothing: the coach is asked, and cancels here or puts it back", async () => {
  const [kept, dropped] = [await book("2026-11-18T10:00:00.000Z"), (await bookMany([19]))[0] as Appointment];
  await connection.work();
  for (const { id } of [kept, dropped]) await account.remove("work", `${id}@aufwind.example`);
  await connection.later();
  expect((await connection.list()).changes.map(({ change }) => change)).toEqual(["deleted", "deleted"]);
  expect(await stateOf(kept)).toMatchObject({ status: "Pending" });
  await connection.putBack(kept.id);
  await act(coach, `/api/coaches/appointments/${dropped.id}/cancel`, { reason: "Krank" });
  await connection.later();
  expect([await ours(), (await connection.list()).changes]).toMatchObject([[{ start: "20261118T100000Z" }], []]);
});

test("a calendar that loses everything at once stops the writing, cancels and frees nothing, until the coach answers", async () => {
  const all = await bookMany([18, 19, 20]);
  await account.put("work", DENTIST);
  await connection.later();
  for (const { uid } of await account.eventsIn("work")) await account.remove("work", uid);
  await connection.later();
  expect([await connection.present(), (await connection.list()).changes]).toMatchObject([{ isStopped: true }, []]);
  const [fourth] = await bookMany([23]);
  await connection.later();
  expect([await ours(), await busy()]).toEqual([[], ["2026-11-18 08:00"]]);
  for (const each of all) expect(await stateOf(each)).toMatchObject({ status: "Pending" });
  await connection.act("/resume");
  await connection.work();
  expect((await ours()).map(({ uid }) => uid.slice(0, 36)).sort()).toEqual(
    [...all, fourth].map((each) => each?.id ?? "").sort(),
  );
  expect([await connection.present(), await busy()]).toMatchObject([{ isStopped: false }, []]);
});

test("a calendar that is gone frees nothing, and the coach hears of it once", async () => {
  await account.put("work", DENTIST);
  await connection.later();
  await account.removeCalendar("work");
  await connection.later();
  await connection.later(600);
  expect([(await connection.present()).problem, await busy()]).toEqual(["calendarGone", ["2026-11-18 08:00"]]);
  const bells = server.database.selectFrom("notifications").select("kind").where("user_id", "=", coach.userId);
  expect(await bells.where("kind", "=", "calendarStopped").execute()).toHaveLength(1);
});

test.each([true, false])("who disconnects says whether our entries go with it: %s", async (removesEntries) => {
  await book("2026-11-18T10:00:00.000Z");
  await account.put("work", DENTIST);
  await connection.later();
  await connection.act("/removal", { removesEntries });
  await connection.work();
  expect([(await connection.list()).items, await busy()]).toEqual([[], []]);
  expect(await ours()).toHaveLength(removesEntries ? 0 : 1);
  expect(await account.eventsIn("work")).toHaveLength(removesEntries ? 1 : 2);
});
