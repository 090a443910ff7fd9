import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { act, booked, openCoach } from "../../../../test/booked.ts";
import { startCalendarServices } from "../../../../test/calendar-services.ts";
import { connecting } from "../../../../test/connected.ts";
import { person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";

const there = await startCalendarServices();
const server = await testServer({
  env: {
    PRIVATE_NETWORKS: "allowed",
    CALENDAR_SERVICES_URL: there.url,
    CALENDAR_GOOGLE_CLIENT_ID: "client",
    CALENDAR_GOOGLE_CLIENT_SECRET: "secret",
    CALENDAR_MICROSOFT_CLIENT_ID: "client",
    CALENDAR_MICROSOFT_CLIENT_SECRET: "secret",
  },
});
const plain = await testServer();
afterAll(() => there.close());

describe.each(["google", "microsoft"])("%s", (service) => {
  let coach: Awaited<ReturnType<typeof openCoach>>;
  let connection: ReturnType<typeof connecting>;
  const base = `/api/coaches/calendar-services/${service}`;
  const visit = async () => (await coach.browser.get(`${base}/visit`)).headers.get("location") ?? "";
  const comeBack = (given: { code: string; state: string }) =>
    coach.browser.get(`${base}/return?${new URLSearchParams(given)}`);
  beforeEach(async () => {
    server.clock.set("2026-11-16T09:00:00Z");
    await server.database.deleteFrom("calendar_connections").execute();
    there.events.clear();
    Object.assign(there.state, { isRevoked: false, forgetsTokens: false, losesAnswers: false, refreshes: 0 });
    coach = await openCoach(server);
    connection = connecting(server, coach);
    const answer = await comeBack(there.agree(await visit()));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, expect.stringContaining("signIn=done")]);
    await connection.work();
    await connection.choose(["work"], "work");
  });
  const live = () => [...there.events.values()].filter(({ isGone }) => !isGone);
  const book = async (scheduledAt = "2026-11-18T10:00:00.000Z") =>
    booked(await person(server, { kind: "client" }), { coachId: coach.userId, scheduledAt });
  const MEETING = { start: "2026-11-18T08:00:00Z", end: "2026-11-18T09:00:00Z" };

  test("busy times are read by what changed, and anew where that was forgotten", async () => {
    there.edit("one", MEETING);
    there.edit("two", { ...MEETING, isFree: true });
    await connection.later();
    expect(await connection.present()).toMatchObject({ kind: service, problem: null, busyCount: 1 });
    there.state.forgetsTokens = true;
    there.edit("three", { start: "2026-11-19T08:00:00Z", end: "2026-11-19T09:00:00Z" });
    await connection.later();
    expect(await connection.present()).toMatchObject({ problem: null, busyCount: 2 });
    there.state.forgetsTokens = false;
    there.edit("one", { isGone: true });
    await connection.later();
    expect(await connection.present()).toMatchObject({ busyCount: 1 });
  });

  test("an appointment is written once, even if the answer is lost, and moved and removed with it", async () => {
    const { id } = await book();
    there.state.losesAnswers = true;
    await connection.work();
    there.state.losesAnswers = false;
    await connection.later();
    expect(live()).toMatchObject([{ start: expect.stringContaining("2026-11-18T10:00:00") }]);
    await act(coach, `/api/appointments/${id}/reschedule`, { scheduledAt: "2026-11-18T12:00:00.000Z" });
    await connection.later();
    expect(live()).toMatchObject([{ start: expect.stringContaining("2026-11-18T12:00:00") }]);
    expect(await connection.present()).toMatchObject({ problem: null, busyCount: 0, writtenCount: 1 });
    await act(coach, `/api/coaches/appointments/${id}/cancel`, { reason: "Krank" });
    await connection.later();
    expect(live()).toEqual([]);
  });

  test("what is moved or deleted there is asked, and put back", async () => {
    const { id } = await book();
    await connection.later();
    const [key = ""] = [...there.events].find(([, { isGone }]) => !isGone) ?? [];
    there.edit(key, { start: "2026-11-18T14:00:00Z", end: "2026-11-18T14:15:00Z" });
    await connection.later();
    expect((await connection.list()).changes).toMatchObject([{ change: "moved", movedTo: "2026-11-18T14:00:00.000Z" }]);
    await connection.putBack(id);
    await connection.later();
    expect(live()).toMatchObject([{ start: expect.stringContaining("2026-11-18T10:00:00") }]);
    const [again = ""] = [...there.events].find(([, { isGone }]) => !isGone) ?? [];
    there.edit(again, { isGone: true });
    await connection.later();
    expect((await connection.list()).changes).toMatchObject([{ change: "deleted" }]);
    await connection.putBack(id);
    await connection.later();
    expect([live(), (await connection.list()).changes]).toMatchObject([[{}], []]);
  });

  test("tokens are renewed when they end, and whoever takes the consent back is told", async () => {
    const row = () => server.database.selectFrom("calendar_connections").selectAll().executeTakeFirstOrThrow();
    const before = await row();
    server.clock.advance({ minutes: 61 });
    await connection.work();
    expect([there.state.refreshes, (await row()).problem]).toEqual([1, null]);
    expect((await row()).sealed.equals(before.sealed)).toBe(false);
    there.state.isRevoked = true;
    server.clock.advance({ minutes: 61 });
    await connection.work();
    expect((await row()).problem).toBe("signedOut");
  });

  test("nobody comes back with what another coach, or nobody, was sent away with", async () => {
    const given = there.agree(await visit());
    const other = await openCoach(server);
    const query = new URLSearchParams(given);
    const answer = await other.browser.get(`${base}/return?${query}`);
    expect(answer.headers.get("location")).toContain("signIn=failed");
    expect((await comeBack({ ...given, state: "made-up" })).headers.get("location")).toContain("signIn=failed");
    server.clock.advance({ minutes: 11 });
    expect((await comeBack(given)).headers.get("location")).toContain("signIn=failed");
  });

  test("without a client of its own it is not there", async () => {
    const { browser } = await openCoach(plain);
    expect((await browser.get(`${base}/visit`)).status).toBe(404);
    expect(await (await browser.get("/api/coaches/calendar-connections")).json()).toMatchObject({ services: [] });
  });
});
