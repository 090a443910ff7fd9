import { beforeEach, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { bodyOf, setUpApp, setUpPasskey } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { anonymiseUser } from "../accounts/store.ts";

let erika: Person;
let app: Awaited<ReturnType<typeof setUpApp>>;
const server = await testServer({ env: { TRUSTED_PROXIES: "1" } });
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  erika = await person(server);
  app = await setUpApp(server, erika);
  // The setup used the code of this half minute.
  server.clock.advance({ seconds: 30 });
});

let networks = 0;
const elsewhere = () => server.browser({ network: `10.7.${networks >> 8}.${networks++ & 255}` });
const take = (browser: Browser, code: string) => browser.send("POST", "/api/visitors/second-step", { code });
const isIn = async (browser: Browser) => (await browser.get("/api/identity/second-factors")).status === 200;

/** A browser after the right password. */
async function halfWay({ rememberMe = false } = {}) {
  const browser = elsewhere();
  const response = await logIn(browser, { ...erika, rememberMe });
  expect(await response.json()).toMatchObject({ status: "secondStep" });
  return browser;
}

const wrongCode = () => ["000000", "111111", "222222"].find((code) => !shown().includes(code)) ?? "";
const shown = () => [-30, 0, 30].map((seconds) => app.code(seconds));

test("the password alone opens nothing, and says how to go on", async () => {
  const browser = elsewhere();
  expect(await (await logIn(browser, erika)).json()).toEqual({
    status: "secondStep",
    methods: ["totp", "recoveryCode"],
  });
  expect(await isIn(browser)).toBe(false);
  expect([...browser.cookies.keys()]).toEqual(["second-step"]);
  expect(await (await browser.get("/api/visitors/second-step")).json()).toEqual({ methods: ["totp", "recoveryCode"] });
});

test("the code of the app finishes the log-in and takes the mark of the second step away", async () => {
  const browser = await halfWay();
  const response = await take(browser, app.code());
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "signedIn", user: { userId: erika.userId } });
  expect(await isIn(browser)).toBe(true);
  expect(browser.cookies.has("second-step")).toBe(false);
});

test("remember-me of the first step holds for the session", async () => {
  const response = await take(await halfWay({ rememberMe: true }), app.code());
  expect(response.headers.getSetCookie().join()).toMatch(/refresh=[^,]+Max-Age=2592000/);
});

test("a code is good once, in whatever log-in", async () => {
  const code = app.code();
  expect((await take(await halfWay(), code)).status).toBe(200);
  const again = await take(await halfWay(), code);
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ code: "wrongCode", errors: [{ field: "code" }] });
});

test("the code that set up the app does not log in", async () => {
  expect((await take(await halfWay(), app.code(-30))).status).toBe(422);
});

test("a clock may be one step behind or ahead, not two", async () => {
  server.clock.advance({ seconds: 60 });
  expect((await take(await halfWay(), app.code(-60))).status).toBe(422);
  expect((await take(await halfWay(), app.code(60))).status).toBe(422);
  expect((await take(await halfWay(), app.code(-30))).status).toBe(200);
  expect((await take(await halfWay(), app.code(30))).status).toBe(200);
});

test("a code from before the last one that was used is over", async () => {
  expect((await take(await halfWay(), app.code(30))).status).toBe(200);
  expect((await take(await halfWay(), app.code())).status).toBe(422);
});

test("wrong codes and wrong passwords share five tries, and right passwords give none back", async () => {
  const browser = await halfWay();
  await logIn(elsewhere(), { ...erika, password: "Falsch-2026" });
  await logIn(elsewhere(), { ...erika, password: "Falsch-2026" });
  const statuses = [];
  for (let tries = 0; tries < 3; tries++) {
    await halfWay();
    statuses.push((await take(browser, wrongCode())).status);
  }
  expect(statuses).toEqual([422, 422, 423]);
  const locked = await take(browser, app.code());
  expect(locked.status).toBe(423);
  expect(locked.headers.get("retry-after")).toBe("900");
  expect((await logIn(elsewhere(), erika)).status).toBe(423);
  // Whoever guesses codes knows the password: the owner is notified, once.
  const subjects = (await server.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Failed attempts to log in")).toHaveLength(1);
});

test("finishing the log-in forgives the wrong tries", async () => {
  const browser = await halfWay();
  for (let tries = 0; tries < 4; tries++) await take(browser, wrongCode());
  expect((await take(browser, app.code())).status).toBe(200);
  const next = await halfWay();
  for (let tries = 0; tries < 4; tries++) expect((await take(next, wrongCode())).status).toBe(422);
});

test.each(["", "x".repeat(43), "%F0%9F", "a=b; access=c"])("a forged mark opens nothing: %s", async (mark) => {
  const browser = marked(mark);
  expect((await browser.get("/api/visitors/second-step")).status).toBe(404);
  const response = await take(browser, app.code());
  expect([response.status, await response.json()]).toMatchObject([404, { code: "secondStepExpired" }]);
});

test("the mark of another person asks for that person's code", async () => {
  const browser = await halfWay();
  const otto = await person(server);
  const ottosApp = await setUpApp(server, otto);
  server.clock.advance({ seconds: 30 });
  expect((await take(browser, ottosApp.code())).status).toBe(422);
  expect((await take(browser, ottosApp.recoveryCodes[0] ?? "")).status).toBe(422);
  expect(await isIn(browser)).toBe(false);
});

test("after ten minutes the password is asked for again", async () => {
  const browser = await halfWay();
  server.clock.advance({ minutes: 10 });
  expect((await take(browser, app.code())).status).toBe(404);
  await server.work("delete-expired-second-steps");
  const rows = await server.database
    .selectFrom("second_steps")
    .selectAll()
    .where("user_id", "=", erika.userId)
    .execute();
  expect(rows).toEqual([]);
});

test("a deleted account has no second step", async () => {
  const browser = await halfWay();
  await transact(server.database, (tx) => anonymiseUser(tx, { id: erika.userId, now: server.clock.now() }));
  expect((await browser.get("/api/visitors/second-step")).status).toBe(404);
  expect((await take(browser, app.code())).status).toBe(404);
});

test("a second step is taken once", async () => {
  const browser = await halfWay();
  const mark = browser.cookies.get("second-step") ?? "";
  await take(browser, app.code());
  browser.cookies.set("second-step", mark);
  expect((await take(browser, app.recoveryCodes[0] ?? "")).status).toBe(404);
});

async function atOnce(browsers: Browser[], codes: string[]) {
  const asking = browsers.map((browser, place) => take(browser, codes[place % codes.length] ?? ""));
  return (await Promise.all(asking)).map(({ status }) => status);
}
/** As fifty right passwords would leave them: limits allow fewer. */
async function fiftyHalfWay() {
  const marks = Array.from({ length: 50 }, newToken);
  const expires_at = new Date(server.clock.now().getTime() + 60_000);
  const steps = marks.map((mark) => ({
    token_hash: hashOf(mark),
    user_id: erika.userId,
    remembered: false,
    expires_at,
  }));
  await server.database.insertInto("second_steps").values(steps).execute();
  return marks.map(marked);
}
function marked(mark: string) {
  const browser = elsewhere();
  browser.cookies.set("second-step", mark);
  return browser;
}
const sessions = () =>
  server.database.selectFrom("sessions").select("id").where("user_id", "=", erika.userId).execute();

test.each([
  ["the app", () => [app.code()]],
  ["the list", () => app.recoveryCodes.slice(0, 1)],
])("fifty uses of one code of %s at once let one in", async (_, codes) => {
  const before = (await sessions()).length;
  const browsers = await fiftyHalfWay();
  const statuses = await atOnce(browsers, codes());
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 422, 423].includes(status))).toBe(true);
  expect(await sessions()).toHaveLength(before + 1);
});

test("fifty uses of one second step at once, each with a right code, let one in and use up one code", async () => {
  const first = await halfWay();
  const mark = first.cookies.get("second-step") ?? "";
  const browsers = Array.from({ length: 50 }, () => marked(mark));
  const statuses = await atOnce(browsers, app.recoveryCodes);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 404, 422, 423].includes(status))).toBe(true);
  const factors = await erika.browser.get("/api/identity/second-factors");
  expect(await factors.json()).toMatchObject({ recoveryCodesLeft: 9 });
});

test("offers what is set up: the app, a passkey, a recovery code", async () => {
  const { id } = await setUpPasskey(erika);
  const browser = await halfWay();
  const methods = async () =>
    (await bodyOf<{ methods: string[] }>(await browser.get("/api/visitors/second-step"))).methods;
  expect(await methods()).toEqual(["totp", "passkey", "recoveryCode"]);
  const { password } = erika;
  await erika.browser.send("POST", "/api/identity/totp/remove", { password });
  expect(await methods()).toEqual(["passkey", "recoveryCode"]);
  await erika.browser.send("POST", "/api/identity/passkeys/remove", { password, id });
  expect((await browser.get("/api/visitors/second-step")).status).toBe(404);
  expect(await (await logIn(elsewhere(), erika)).json()).toMatchObject({ status: "signedIn" });
});

test.each(["", "12 34 5ß", "1".repeat(41), null])("says at the field what a code looks like: %s", async (code) => {
  const response = await (await halfWay()).send("POST", "/api/visitors/second-step", { code });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field: "code" }] });
});
