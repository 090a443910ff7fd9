import { afterAll, beforeEach, expect, test } from "vitest";
import { openCoach } from "../../../../test/booked.ts";
import { openCalendars } from "../../../../test/calendar-server.ts";
import { connecting } from "../../../../test/connected.ts";
import { logIn, type Person } from "../../../../test/people.ts";
import { startRadicale } from "../../../../test/radicale.ts";
import { startTestServer, testServer } from "../../../../test/test-server.ts";
import { syncDue } from "./sync.ts";

const server = await testServer({ env: { PRIVATE_NETWORKS: "allowed" } });
const radicale = await startRadicale();
const other = await openCalendars();
afterAll(() => Promise.all([radicale.stop(), other.close()]));
let coach: Person;
let connection: ReturnType<typeof connecting>;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("calendar_connections").execute();
  coach = await openCoach(server);
  connection = connecting(server, coach);
});

const ACCOUNT = { service: "other", user: "erika", password: "a b c" };

test("an account is found from its server's address alone, and its password is kept sealed", async () => {
  const account = await radicale.account("work", "family");
  const { calendars, ...found } = await connection.connect(account.account);
  expect(found).toMatchObject({ kind: "caldav", host: "127.0.0.1", user: account.user, problem: null });
  expect(calendars.map(({ name, blocks, receives }) => [name, blocks, receives])).toEqual([
    ["family", false, false],
    ["work", false, false],
  ]);
  const row = await server.database.selectFrom("calendar_connections").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(account.account.password);
});

test("what hinders it has a name: password, calendar, protocol, server", async () => {
  const account = await radicale.account();
  const problemOf = async (given: Record<string, unknown>) => {
    const { id, problem } = await connection.connect({ ...ACCOUNT, ...given });
    await server.database.deleteFrom("calendar_connections").where("id", "=", id).execute();
    return problem;
  };
  expect(await problemOf({ ...account.account, password: "wrong" })).toBe("wrongPassword");
  expect(await problemOf(account.account)).toBe("noCalendar");
  expect(await problemOf({ address: other.url })).toBe("noCalDav");
  expect(await problemOf({ address: "http://127.0.0.1:1" })).toBe("unreachable");
});

test("a new password is tried at once, and wrong ones ever more seldom", async () => {
  const account = await radicale.account("work");
  await connection.connect({ ...account.account, password: "wrong" });
  const dueIn = async () => {
    const row = await server.database.selectFrom("calendar_connections").select("due_at").executeTakeFirstOrThrow();
    return (row.due_at.getTime() - server.clock.now().getTime()) / 60_000;
  };
  expect(await dueIn()).toBe(2);
  await connection.later();
  expect(await dueIn()).toBe(4);
  const path = `/api/coaches/calendar-connections/${(await connection.present()).id}/password`;
  expect((await coach.browser.send("PUT", path, { password: account.account.password })).status).toBe(200);
  await server.work();
  expect(await connection.present()).toMatchObject({ problem: null, calendars: [{ name: "work" }] });
});

test("a password is given to nobody but the server it is for, wherever an answer leads", async () => {
  const given: (string | undefined)[] = [];
  other.files.set("/.well-known/caldav", (_, response) => {
    response.writeHead(301, { location: "http://localhost:1/inside" }).end();
  });
  other.files.set("/elsewhere/", ({ headers }, response) => {
    given.push(headers.authorization);
    response.writeHead(207).end("<multistatus/>");
  });
  const { problem } = await connection.connect({ ...ACCOUNT, address: other.url });
  expect([problem, given]).toEqual(["redirected", []]);
});

test("nothing inside of our own network is asked, and no password travels openly", async () => {
  await connection.connect({ ...ACCOUNT, address: other.url });
  const asked = other.asked.length;
  const careful = await startTestServer({ databaseUrl: server.config.database.url });
  try {
    await server.database.updateTable("calendar_connections").set({ due_at: careful.clock.now() }).execute();
    await syncDue(careful, { signal: new AbortController().signal });
    expect((await connection.present()).problem).toBe("unreachable");
    expect(other.asked.length).toBe(asked);
    const browser = careful.browser();
    await logIn(browser, coach);
    const open = { ...ACCOUNT, address: "http://calendar.example.org" };
    const refused = await browser.send("POST", "/api/coaches/calendar-connections", open);
    expect(await refused.json()).toMatchObject({ code: "invalidFields", errors: [{ field: "address" }] });
  } finally {
    await careful.close();
  }
});

test("three accounts are enough, and nobody sees those of another coach", async () => {
  const account = await radicale.account("work");
  for (const _ of [1, 2, 3]) await connection.connect(account.account);
  const path = "/api/coaches/calendar-connections";
  const fourth = await coach.browser.send("POST", path, account.account);
  expect(await fourth.json()).toMatchObject({ code: "tooManyConnections" });
  const stranger = await openCoach(server);
  const { id } = await connection.present();
  expect((await stranger.browser.send("POST", `${path}/${id}/refresh`, {})).status).toBe(404);
  const answer = await stranger.browser.get(path);
  expect(await answer.json()).toMatchObject({ items: [] });
});
