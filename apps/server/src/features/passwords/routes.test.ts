import { beforeEach, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { logIn, member, PASSWORD, person, tokenIn } from "../../../test/people.ts";
import { setUpApp, setUpPasskey } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["mails", "users", "rate_limits"] as const) await server.database.deleteFrom(table).execute();
});

const NEW = "Winter-2027!";
const twice = (password: string) => ({ password, passwordConfirmation: password });
const ask = (email: string) => server.send("POST", "/api/visitors/request-password-reset", { body: { email } });
const reset = (token: string, password = NEW) =>
  server.send("POST", "/api/visitors/reset-password", { body: { token, ...twice(password) } });
const change = (browser: Browser, currentPassword: string, password = NEW) =>
  browser.send("POST", "/api/identity/change-password", { currentPassword, newPassword: password });
const token = (to: string) => tokenIn(server, { to, page: "reset-password" });
const isIn = async (browser: Browser) => (await browser.get("/api/identity/user")).status === 200;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test("a forgotten password is replaced by the link of the mail, and signs out everywhere", async () => {
  const { browser, email } = await person(server);
  const asked = await ask(email.toUpperCase());
  expect([asked.status, await asked.json()]).toEqual([202, { status: "resetSent", resendAfter: 60 }]);
  const once = await token(email);
  expect((await reset(once)).status).toBe(200);
  expect(await isIn(browser)).toBe(false);
  expect(await codeOf(await reset(once))).toBe("linkInvalid");
  expect(await codeOf(await logIn(browser, { email, password: PASSWORD }))).toBe("invalidCredentials");
  expect((await logIn(browser, { email, password: NEW })).status).toBe(200);
  expect((await server.mails()).map(({ subject }) => subject)).toContain("Your password was changed");
});

test("a link says whether it can be used without being used, and that it was", async () => {
  const { email } = await person(server);
  await ask(email);
  const once = await token(email);
  const check = (given: string) => server.send("POST", "/api/visitors/check-reset-link", { body: { token: given } });
  expect([(await check(once)).status, (await check(once)).status]).toEqual([200, 200]);
  expect((await reset(once)).status).toBe(200);
  expect(await codeOf(await check(once))).toBe("linkInvalid");
  await ask(email);
  server.clock.set("2026-11-16T10:01:00Z");
  expect(await codeOf(await check(await token(email)))).toBe("linkInvalid");
});

test("says as specified that there is no account", async () => {
  const response = await ask("nobody@example.org");
  expect([response.status, (await response.json()) as object]).toEqual([
    404,
    expect.objectContaining({ detail: "No account with the given email" }),
  ]);
});

test("fifty who redeem one link at once: one succeeds", async () => {
  const { email } = await member(server);
  await ask(email);
  const once = await token(email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => reset(once)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
});

test("a link is good for an hour, and only the newest", async () => {
  const { email } = await member(server);
  await ask(email);
  const first = await token(email);
  expect(await codeOf(await ask(email))).toBe("resendTooSoon");
  server.clock.advance({ minutes: 1 });
  await ask(email);
  expect(await codeOf(await reset(first))).toBe("linkInvalid");
  server.clock.advance({ minutes: 60 });
  expect(await codeOf(await reset(await token(email)))).toBe("linkInvalid");
});

test("a link of one kind does not do the work of the other", async () => {
  const { email } = await member(server);
  const confirm = await tokenIn(server, { to: email, page: "confirm-email" });
  expect(await codeOf(await reset(confirm))).toBe("linkInvalid");
});

test("a new password opens a locked account, and confirms the address the mail went to", async () => {
  const { browser, email } = await member(server);
  await server.database.updateTable("users").set({ confirmed_at: null }).execute();
  for (let n = 0; n < 5; n++) await logIn(browser, { email, password: "Falsch-1" });
  await ask(email);
  await reset(await token(email));
  expect((await logIn(browser, { email, password: NEW })).status).toBe(200);
});

test("a weak or mistyped password leaves the link good", async () => {
  const { email } = await member(server);
  await ask(email);
  const once = await token(email);
  expect((await reset(once, "weak")).status).toBe(422);
  expect((await reset(once)).status).toBe(200);
});

test("changing the password keeps this browser in with new cookies, and puts out all others", async () => {
  const { browser, email } = await person(server);
  const other = server.browser();
  await logIn(other, { email });
  const copy = server.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  expect((await change(browser, PASSWORD)).status).toBe(200);
  expect([await isIn(browser), await isIn(other), await isIn(copy)]).toEqual([true, false, false]);
  expect((await copy.send("POST", "/api/identity/refresh-access-token")).status).toBe(401);
  expect(await isIn(browser)).toBe(true);
  expect((await logIn(other, { email, password: NEW })).status).toBe(200);
});

test("a wrong current password is refused at its field, and the fifth locks", async () => {
  const { browser } = await person(server);
  const refused = await change(browser, "Falsch-1");
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({
      code: "wrongPassword",
      errors: [{ field: "currentPassword", code: "wrongPassword", message: "The current password is incorrect" }],
    }),
  ]);
  for (let n = 0; n < 3; n++) await change(browser, "Falsch-1");
  expect((await change(browser, "Falsch-1")).status).toBe(423);
  expect((await change(browser, PASSWORD)).status).toBe(423);
});

test("who has no password is told how to get one", async () => {
  const { browser } = await person(server);
  await server.database.updateTable("users").set({ password_hash: null }).execute();
  expect(await codeOf(await change(browser, PASSWORD))).toBe("noPassword");
});

test("a visitor changes nobody's password", async () => {
  expect((await change(server.browser(), PASSWORD)).status).toBe(401);
});

test("a change with the old password that was under way while it was reset comes too late", async () => {
  const { browser, email, userId } = await person(server);
  const late = await meanwhile(server, userId, {
    under: () => change(browser, PASSWORD, "Dieb-2026!"),
    first: (tx) =>
      tx.updateTable("sessions").set({ ended_at: server.clock.now() }).where("user_id", "=", userId).execute(),
  });
  expect(late.status).toBe(401);
  expect((await logIn(server.browser(), { email, password: "Dieb-2026!" })).status).toBe(401);
});

test("a reset takes the second factors of the last seven days along, and leaves older ones", async () => {
  const thief = await person(server);
  await setUpPasskey(thief);
  await ask(thief.email);
  await reset(await token(thief.email));
  expect(await (await logIn(server.browser(), { email: thief.email, password: NEW })).json()).toMatchObject({
    status: "signedIn",
  });

  const owner = await person(server);
  await setUpApp(server, owner);
  server.clock.advance({ days: 8 });
  await ask(owner.email);
  await reset(await token(owner.email));
  expect(await (await logIn(server.browser(), { email: owner.email, password: NEW })).json()).toEqual({
    status: "secondStep",
    methods: ["totp", "recoveryCode"],
  });
});

test("who is kept out of a new browser by strangers gets in by the mail", async () => {
  const { email } = await member(server);
  for (let n = 0; n < 21; n++) await logIn(server.browser({ network: `10.8.1.${n}` }), { email, password: "Falsch-1" });
  const browser = server.browser({ network: "10.6.1.1" });
  expect((await logIn(browser, { email })).status).toBe(423);
  await browser.send("POST", "/api/visitors/request-password-reset", { email });
  const token = await tokenIn(server, { to: email, page: "reset-password" });
  const password = "Winter-2026";
  await browser.send("POST", "/api/visitors/reset-password", { token, password, passwordConfirmation: password });
  for (let n = 0; n < 21; n++) await logIn(server.browser({ network: `10.8.2.${n}` }), { email, password: "Falsch-1" });
  expect((await logIn(browser, { email, password })).status).toBe(200);
});
