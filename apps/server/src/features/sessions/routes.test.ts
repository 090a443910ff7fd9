import { beforeEach, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { logIn, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { sessionOfPage } from "./commands.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["users", "rate_limits"] as const) await server.database.deleteFrom(table).execute();
});

const refresh = (browser: Browser) => browser.send("POST", "/api/identity/refresh-access-token");
const isIn = async (browser: Browser) => (await browser.get("/api/identity/user")).status === 200;
/** A copy of all cookies, like a thief's. */
const stolen = (browser: Browser) => {
  const thief = server.browser();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  return thief;
};
const headersOf = ({ cookies }: Browser) =>
  new Headers({ cookie: [...cookies].map((pair) => pair.join("=")).join("; ") });
type Listed = { items: { id: string; current: boolean; browser: string | null; system: string | null }[] };
const list = async (browser: Browser) => ((await (await browser.get("/api/identity/sessions")).json()) as Listed).items;

test("an access token is good for 15 minutes; refreshing gives another", async () => {
  const { browser } = await person(server);
  server.clock.advance({ minutes: 14, seconds: 59 });
  expect(await isIn(browser)).toBe(true);
  server.clock.advance({ seconds: 1 });
  expect(await isIn(browser)).toBe(false);
  expect((await refresh(browser)).status).toBe(200);
  expect(await isIn(browser)).toBe(true);
});

test("a refresh token that is used twice ends the session for thief and owner alike", async () => {
  const { browser } = await person(server);
  const thief = stolen(browser);
  await refresh(browser);
  expect(await isIn(browser)).toBe(true);
  expect((await refresh(thief)).status).toBe(401);
  expect(await isIn(browser)).toBe(false);
  expect((await refresh(browser)).status).toBe(401);
});

test("fifty who refresh with one token at once: one succeeds", async () => {
  const { browser } = await person(server);
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(stolen(browser))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
});

test.each([
  [false, 1],
  [true, 30],
])("remembered %s: a session that nobody uses lasts %i days", async (rememberMe, days) => {
  const { browser } = await person(server, { rememberMe });
  server.clock.advance({ days, seconds: -1 });
  expect((await refresh(browser)).status).toBe(200);
  server.clock.advance({ days });
  expect((await refresh(browser)).status).toBe(401);
});

test.each(["", "A".repeat(43), "not a token", "' or 1=1 --", "%00"])(
  "a refresh cookie like %j gets nobody in",
  async (token) => {
    const browser = server.browser();
    browser.cookies.set("refresh", token);
    browser.cookies.set("access", token);
    expect((await refresh(browser)).status).toBe(401);
    expect(await isIn(browser)).toBe(false);
  },
);

test("an access token does not refresh, and a refresh token does not open", async () => {
  const { browser } = await person(server);
  const swapped = server.browser();
  swapped.cookies.set("access", browser.cookies.get("refresh") ?? "");
  swapped.cookies.set("refresh", browser.cookies.get("access") ?? "");
  expect([await isIn(swapped), (await refresh(swapped)).status]).toEqual([false, 401]);
});

test("logging out ends the session at once, for copies of its cookies too, and can be repeated", async () => {
  const { browser } = await person(server);
  const copy = stolen(browser);
  expect((await browser.send("POST", "/api/identity/logout")).status).toBe(200);
  expect([...browser.cookies.keys()]).toEqual(["device"]);
  expect([await isIn(copy), (await refresh(copy)).status]).toEqual([false, 401]);
  expect((await browser.send("POST", "/api/identity/logout")).status).toBe(200);
});

test("logging out works when the access token is over", async () => {
  const { browser } = await person(server);
  const copy = stolen(browser);
  server.clock.advance({ minutes: 20 });
  await browser.send("POST", "/api/identity/logout");
  expect((await refresh(copy)).status).toBe(401);
});

test("lists where one is signed in, and signs out there", async () => {
  const { browser, email } = await person(server, {
    userAgent: "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0",
  });
  const phone = server.browser({ userAgent: "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36" });
  server.clock.advance({ minutes: 5 });
  await logIn(phone, { email });
  const sessions = await list(browser);
  expect(sessions).toMatchObject([
    { current: true, browser: "Firefox", system: "Windows", device: "desktop", lastUsedAt: "2026-11-16T09:00:00.000Z" },
    { current: false, browser: "Chrome", system: "Android", device: "mobile" },
  ]);
  const ended = await browser.send("DELETE", `/api/identity/sessions/${sessions[1]?.id}`);
  expect(ended.status).toBe(200);
  expect([await isIn(phone), await isIn(browser)]).toEqual([false, true]);
  expect(await list(browser)).toHaveLength(1);
});

test("signs out everywhere but here", async () => {
  const { browser, email } = await person(server);
  const others = [server.browser(), server.browser()];
  for (const other of others) await logIn(other, { email });
  expect(await (await browser.send("DELETE", "/api/identity/sessions")).json()).toEqual({ ended: 2 });
  expect([await isIn(browser), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false]);
});

test("nobody ends a session of somebody else", async () => {
  const [mine, theirs] = [await person(server), await person(server)];
  const [session] = await list(theirs.browser);
  expect((await mine.browser.send("DELETE", `/api/identity/sessions/${session?.id}`)).status).toBe(404);
  expect(await isIn(theirs.browser)).toBe(true);
});

test("pages renew by themselves; those asked for at the same moment know the person, too", async () => {
  const { browser, userId } = await person(server);
  server.clock.advance({ minutes: 20 });
  const before = headersOf(browser);
  const first = await sessionOfPage(server, before);
  expect(first.actor).toMatchObject({ kind: "client", userId });
  expect(first.cookies.map((line) => line.split("=")[0])).toEqual(["access", "refresh"]);
  server.clock.advance({ seconds: 29 });
  // The first response may have been lost, so the second brings working tokens, too.
  const second = await sessionOfPage(server, before);
  expect(second.actor).toMatchObject({ userId });
  server.clock.advance({ minutes: 5 });
  for (const { cookies } of [first, second]) {
    const renewed = new Headers({ cookie: cookies.map((line) => line.split(";")[0]).join("; ") });
    expect((await sessionOfPage(server, renewed)).actor).toMatchObject({ userId });
  }
});

test("half a minute later the old token is a thief's, on a page as well", async () => {
  const { browser } = await person(server);
  server.clock.advance({ minutes: 20 });
  const before = headersOf(browser);
  const { cookies } = await sessionOfPage(server, before);
  server.clock.advance({ seconds: 30 });
  expect((await sessionOfPage(server, before)).actor).toEqual({ kind: "visitor" });
  const renewed = new Headers({ cookie: cookies.map((line) => line.split(";")[0]).join("; ") });
  expect((await sessionOfPage(server, renewed)).actor).toEqual({ kind: "visitor" });
});

test("cookies that open nothing are taken away by the next page", async () => {
  const { actor, cookies } = await sessionOfPage(server, new Headers({ cookie: "access=x; refresh=y" }));
  expect(actor).toEqual({ kind: "visitor" });
  expect(cookies).toEqual([
    "access=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    "refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  ]);
});

test("what is over is forgotten: tokens at once, sessions a month later", async () => {
  const { browser, userId } = await person(server);
  const count = async (table: "sessions" | "session_tokens") =>
    (
      await server.database
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow()
    ).n;
  await browser.send("POST", "/api/identity/logout");
  server.clock.advance({ days: 29 });
  await server.work();
  expect(await count("session_tokens")).toBe(0);
  expect(
    await server.database.selectFrom("sessions").select("id").where("user_id", "=", userId).execute(),
  ).toHaveLength(1);
  server.clock.advance({ days: 33 });
  await server.work();
  expect(await count("sessions")).toBe(0);
});
