import { TOTP, URI } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { bodyOf, setUpApp } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";

let erika: Person;
const server = await testServer({ env: { TRUSTED_PROXIES: "1" } });
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  erika = await person(server);
});

const begin = (password = erika.password) => erika.browser.send("POST", "/api/identity/totp/begin", { password });
const confirm = (code: string) => erika.browser.send("POST", "/api/identity/totp/confirm", { code });
const remove = (password = erika.password) => erika.browser.send("POST", "/api/identity/totp/remove", { password });
const factors = async () => (await erika.browser.get("/api/identity/second-factors")).json();
const mailsTo = async (email: string) => (await server.mails()).filter(({ to_address }) => to_address === email);

type Begun = { secret: string; uri: string; qrCode: string };
async function codeOf(response: Response, secondsLater = 0) {
  const { secret } = await bodyOf<Begun>(response);
  return new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + secondsLater * 1000 });
}

test("gives the secret as text, as an address for apps, and as a picture", async () => {
  const { secret, uri, qrCode } = await bodyOf<Begun>(await begin());
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(URI.parse(uri)).toMatchObject({
    issuer: "Aufwind",
    label: erika.email,
    algorithm: "SHA1",
    digits: 6,
    period: 30,
    secret: { base32: secret },
  });
  const picture = Buffer.from(qrCode.replace("data:image/svg+xml;base64,", ""), "base64").toString();
  expect(picture).toMatch(/^<svg xmlns.*<\/svg>$/);
});

test("keeps the secret encrypted", async () => {
  const { secret } = await bodyOf<Begun>(await begin());
  const { sealed_secret } = await server.database
    .selectFrom("totp_secrets")
    .select("sealed_secret")
    .where("user_id", "=", erika.userId)
    .executeTakeFirstOrThrow();
  expect(sealed_secret.toString("latin1")).not.toContain(secret);
});

test("counts only from the first right code on, and then shows ten recovery codes", async () => {
  const code = await codeOf(await begin());
  expect(await factors()).toEqual({ totpSince: null, recoveryCodesLeft: 0 });
  const response = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(response.status).toBe(200);
  const { recoveryCodes } = await bodyOf<{ recoveryCodes: string[] }>(response);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(recoveryCodes[0]).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
  expect(await factors()).toEqual({ totpSince: "2026-11-16T09:00:00.000Z", recoveryCodesLeft: 10 });
});

test.each([-30, 30])("takes a code whose clock is %d seconds off", async (seconds) => {
  expect((await confirm(await codeOf(await begin(), seconds))).status).toBe(200);
});

test.each([-60, 60])("refuses a code whose clock is %d seconds off, at its field", async (seconds) => {
  const response = await confirm(await codeOf(await begin(), seconds));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "wrongCode", errors: [{ field: "code", code: "wrongCode" }] });
  expect(await factors()).toMatchObject({ totpSince: null });
});

test("refuses any code where nothing waits for one, without counting it", async () => {
  for (let tries = 0; tries < 7; tries++) expect((await confirm("123456")).status).toBe(422);
});

test("five wrong codes lock the account", async () => {
  const code = await codeOf(await begin());
  const wrong = code === "000000" ? "111111" : "000000";
  const statuses = [];
  for (let tries = 0; tries < 5; tries++) statuses.push((await confirm(wrong)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 423]);
  expect((await confirm(code)).status).toBe(423);
});

test("fifty confirmations at once make one set of codes and one mail", async () => {
  const code = await codeOf(await begin());
  // More than the network's limit, each from elsewhere.
  const asking = Array.from({ length: 50 }, (_, place) => {
    const browser = server.browser({ network: `10.9.0.${place}` });
    for (const [name, value] of erika.browser.cookies) browser.cookies.set(name, value);
    return browser.send("POST", "/api/identity/totp/confirm", { code });
  });
  const statuses = (await Promise.all(asking)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).not.toContain(500);
  expect(await factors()).toMatchObject({ recoveryCodesLeft: 10 });
  expect(await mailsTo(erika.email)).toHaveLength(2);
});

test("beginning again replaces the secret that waits", async () => {
  const old = await codeOf(await begin());
  const fresh = await codeOf(await begin());
  expect((await confirm(old)).status).toBe(422);
  expect((await confirm(fresh)).status).toBe(200);
});

test("says that an app is set up already", async () => {
  await setUpApp(server, erika);
  const response = await begin();
  expect([response.status, await response.json()]).toMatchObject([409, { code: "totpExists" }]);
});

test.each([begin, remove])("asks for the password again", async (ask) => {
  const response = await ask("Falsch-2026");
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "wrongPassword", errors: [{ field: "password" }] });
});

test("removing the app takes its recovery codes along, once, and asks for none at the next log-in", async () => {
  await setUpApp(server, erika);
  expect((await remove()).status).toBe(200);
  expect(await factors()).toEqual({ totpSince: null, recoveryCodesLeft: 0 });
  const mails = (await mailsTo(erika.email)).length;
  expect((await remove()).status).toBe(200);
  expect(await mailsTo(erika.email)).toHaveLength(mails);
});

test("tells by mail what was changed and when, in the person's language", async () => {
  const otto = await person(server, { locale: "de" });
  await setUpApp(server, otto);
  await otto.browser.send("POST", "/api/identity/totp/remove", { password: otto.password });
  const [added, removed] = (await mailsTo(otto.email)).slice(-2);
  expect(added?.subject).toBe("Ihre Anmelde-Einstellungen wurden geändert");
  expect(added?.text).toContain("am 16. November 2026 um 10:00 MEZ wurde für Ihr Konto eine Authenticator-App");
  expect(added?.text).toContain("http://aufwind.example/de/konto/sicherheit");
  expect(added?.text).toContain("http://aufwind.example/de/passwort-vergessen");
  expect(removed?.text).toContain("wurde die Authenticator-App aus Ihrem Konto entfernt");
});

test("is for people who are signed in", async () => {
  const stranger = server.browser();
  const calls = ["totp/begin", "totp/confirm", "totp/remove", "recovery-codes"];
  const statuses = await Promise.all(
    calls.map(async (path) => (await stranger.send("POST", `/api/identity/${path}`, {})).status),
  );
  expect(statuses).toEqual([401, 401, 401, 401]);
  expect((await stranger.get("/api/identity/second-factors")).status).toBe(401);
});
