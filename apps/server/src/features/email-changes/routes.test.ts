import { beforeEach, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { logIn, PASSWORD, type Person, person, registration, tokenIn } from "../../../test/people.ts";
import { setUpPasskey } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";

let owner: Person;
let count = 0;
let wanted: string;

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("rate_limits").execute();
  owner = await person(server);
  wanted = `new${++count}@example.net`;
});

const PATH = "/api/identity/email-change";
const ask = (browser: Browser, email: string, currentPassword: string | undefined = PASSWORD) =>
  browser.send("POST", PATH, { email, currentPassword });
const confirm = (token: string) => server.send("POST", "/api/visitors/confirm-email-change", { body: { token } });
const undo = (token: string) => server.send("POST", "/api/visitors/undo-email-change", { body: { token } });
const confirmToken = (to: string) => tokenIn(server, { to, page: "(?:confirm-new-email|neue-e-mail-bestaetigen)" });
const undoToken = (to: string) => tokenIn(server, { to, page: "(?:undo-email-change|e-mail-aenderung-zuruecknehmen)" });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const isIn = async (browser: Browser) => (await browser.get("/api/identity/user")).status === 200;
const emailOf = async ({ userId }: Person) =>
  (await server.database.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow()).email;
const mailsTo = async (to: string) => (await server.mails()).filter(({ to_address }) => to_address === to);

/** The owner has another address now. */
async function changed() {
  await ask(owner.browser, wanted);
  expect((await confirm(await confirmToken(wanted))).status).toBe(200);
}

test("the new address counts once its link is opened, the old one is notified at once, other browsers are signed out", async () => {
  const elsewhere = server.browser({ network: "10.9.0.1" });
  await logIn(elsewhere, owner);
  expect((await ask(owner.browser, wanted)).status).toBe(202);
  expect(await emailOf(owner)).toBe(owner.email);
  expect((await mailsTo(owner.email)).at(-1)?.text).toContain(wanted);
  expect(await (await owner.browser.get(PATH)).json()).toMatchObject({ email: wanted });
  expect((await confirm(await confirmToken(wanted))).status).toBe(200);
  expect(await emailOf(owner)).toBe(wanted);
  expect([await isIn(owner.browser), await isIn(elsewhere)]).toEqual([true, false]);
  expect(await codeOf(await logIn(elsewhere, owner))).toBe("userNotFound");
  expect((await logIn(elsewhere, { email: wanted })).status).toBe(200);
});

test("a link works once, for 24 hours, and not after somebody kept the old address", async () => {
  await changed();
  expect(await codeOf(await confirm(await confirmToken(wanted)))).toBe("emailChangeInvalid");
  server.clock.set("2026-11-16T09:05:00Z");
  const next = `next${count}@example.net`;
  await ask(owner.browser, next);
  await owner.browser.send("DELETE", PATH, {});
  expect(await codeOf(await confirm(await confirmToken(next)))).toBe("emailChangeInvalid");
  server.clock.set("2026-11-16T09:10:00Z");
  await ask(owner.browser, next);
  server.clock.set("2026-11-17T09:10:00Z");
  expect(await codeOf(await confirm(await confirmToken(next)))).toBe("emailChangeInvalid");
});

test("without the right password nothing happens", async () => {
  expect(await codeOf(await ask(owner.browser, wanted, "Falsch-2026"))).toBe("wrongPassword");
  const without = await owner.browser.send("POST", PATH, { email: wanted });
  expect([without.status, await without.json()]).toMatchObject([422, { errors: [{ field: "currentPassword" }] }]);
  expect(await mailsTo(wanted)).toEqual([]);
});

test("who has no password changes it right after a log-in, and not later", async () => {
  await server.database.updateTable("users").set({ password_hash: null }).where("id", "=", owner.userId).execute();
  const asking = () => owner.browser.send("POST", PATH, { email: wanted });
  expect((await asking()).status).toBe(202);
  server.clock.set("2026-11-16T09:10:01Z");
  expect(await codeOf(await asking())).toBe("signInAgain");
});

test("a taken address is answered like a free one, and its owner gets a mail without a link to confirm", async () => {
  const other = await person(server);
  const [free, taken] = [await ask(owner.browser, wanted), await ask((await person(server)).browser, other.email)];
  expect([taken.status, await taken.json()]).toEqual([free.status, await free.json()]);
  expect(await confirmToken(other.email)).toBe("");
  expect((await mailsTo(other.email)).at(-1)?.subject).toMatch(/already has an account|schon ein Konto/);
});

test("of two who want one address the first to confirm has it", async () => {
  const rival = await person(server);
  await ask(owner.browser, wanted);
  const first = await confirmToken(wanted);
  await ask(rival.browser, wanted.toUpperCase());
  const second = await confirmToken(wanted.toUpperCase());
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test("the old address takes the change back for seven days: signed out everywhere, a new password, nothing of the thief's", async () => {
  await changed();
  await setUpPasskey(owner);
  server.clock.set("2026-11-23T08:59:00Z");
  const token = await undoToken(owner.email);
  const undone = await undo(token);
  const { resetToken } = (await undone.json()) as { resetToken: string };
  expect([undone.status, await emailOf(owner), await isIn(owner.browser)]).toEqual([200, owner.email, false]);
  expect(await codeOf(await logIn(owner.browser, owner))).toBe("invalidCredentials");
  const passkeys = server.database.selectFrom("passkeys").select("id").where("user_id", "=", owner.userId);
  expect(await passkeys.execute()).toEqual([]);
  const password = "Winter-2027!";
  const body = { token: resetToken, password, passwordConfirmation: password };
  expect((await server.send("POST", "/api/visitors/reset-password", { body })).status).toBe(200);
  expect((await logIn(owner.browser, { email: owner.email, password })).status).toBe(200);
  expect(await codeOf(await undo(token))).toBe("emailChangeInvalid");
});

test("after seven days the change stays", async () => {
  await changed();
  server.clock.set("2026-11-23T09:00:00Z");
  expect(await codeOf(await undo(await undoToken(owner.email)))).toBe("emailChangeInvalid");
  expect(await emailOf(owner)).toBe(wanted);
});

test("an address that may come back is nobody else's meanwhile, and links that went there open nothing", async () => {
  await server.send("POST", "/api/visitors/request-password-reset", { body: { email: owner.email } });
  const reset = await tokenIn(server, { to: owner.email, page: "(?:reset-password|passwort-zuruecksetzen)" });
  await changed();
  const body = registration({ email: owner.email });
  expect((await server.send("PUT", "/api/visitors/client", { body })).status).toBe(409);
  const again = { token: reset, password: "Winter-2027!", passwordConfirmation: "Winter-2027!" };
  expect(await codeOf(await server.send("POST", "/api/visitors/reset-password", { body: again }))).toBe("linkInvalid");
  server.clock.set("2026-11-23T09:00:01Z");
  expect((await server.send("PUT", "/api/visitors/client", { body })).status).toBe(201);
});

test("mails that still wait to be sent follow to the new address", async () => {
  const { outbox } = server;
  await server.database
    .transaction()
    .execute((tx) => outbox.add(tx, { to: owner.email, locale: "de", subject: "Warten", text: "…", html: "…" }));
  server.clock.set("2026-11-16T09:01:00Z");
  await changed();
  expect((await mailsTo(wanted)).map(({ subject }) => subject)).toContain("Warten");
});
