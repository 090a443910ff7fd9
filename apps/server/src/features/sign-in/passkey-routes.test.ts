import { randomBytes } from "node:crypto";
import type { Passkey } from "@aufwind/contract/second-factors";
import { beforeEach, expect, test } from "vitest";
import { type Authenticator, createAuthenticator } from "../../../test/authenticator.ts";
import type { Browser } from "../../../test/browser.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { bodyOf, setUpApp, setUpPasskey } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { anonymiseUser } from "../accounts/store.ts";

let erika: Person;
let device: Authenticator;
const server = await testServer({ env: { TRUSTED_PROXIES: "1" } });
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  erika = await person(server);
  device = (await setUpPasskey(erika)).device;
});

const REFUSED = [401, "passkeyRefused"];
let networks = 0;
const elsewhere = () => server.browser({ network: `10.6.${networks >> 8}.${networks++ & 255}` });
const ask = async (browser: Browser) =>
  (await bodyOf<{ options: { challenge: string } }>(await browser.send("POST", "/api/visitors/passkey-options")))
    .options;
const answer = (browser: Browser, response: unknown, rememberMe = false) =>
  browser.send("POST", "/api/visitors/passkey-login", { response, rememberMe });
const codeOf = async (response: Response) => [response.status, (await bodyOf<{ code: string }>(response)).code];
const list = async (browser: Browser) =>
  (await bodyOf<{ items: Passkey[] }>(await browser.get("/api/identity/passkeys"))).items;
const isIn = async (browser: Browser) => (await browser.get("/api/identity/passkeys")).status === 200;

async function halfWay({ rememberMe = false } = {}) {
  const browser = elsewhere();
  expect(await (await logIn(browser, { ...erika, rememberMe })).json()).toMatchObject({ status: "secondStep" });
  return browser;
}

test("a passkey alone is a complete log-in", async () => {
  const browser = elsewhere();
  const options = await ask(browser);
  expect(options).toMatchObject({ rpId: "aufwind.example", allowCredentials: [], userVerification: "required" });
  const response = await answer(browser, device.get(options));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "signedIn", user: { userId: erika.userId } });
  expect(await isIn(browser)).toBe(true);
});

test("remember-me holds for the session, and the list says when the passkey was used", async () => {
  const browser = elsewhere();
  server.clock.advance({ minutes: 1 });
  const response = await answer(browser, device.get(await ask(browser)), true);
  expect(response.headers.getSetCookie().join()).toMatch(/refresh=[^,]+Max-Age=2592000/);
  expect(await list(browser)).toMatchObject([{ lastUsedAt: "2026-11-16T09:01:00.000Z" }]);
});

test("after the password it is the second step: asked of this person, with the first step's remember-me", async () => {
  const browser = await halfWay({ rememberMe: true });
  const options = await ask(browser);
  const { id } = device.get({ challenge: "x" });
  expect(options).toMatchObject({ allowCredentials: [{ id }], userVerification: "preferred" });
  const response = await answer(browser, device.get(options, { verified: false }));
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).toMatch(/refresh=[^,]+Max-Age=2592000/);
  expect(await isIn(browser)).toBe(true);
  expect(browser.cookies.has("second-step")).toBe(false);
});

test("what was signed for the second step is worth nothing without it", async () => {
  const browser = await halfWay();
  const options = await ask(browser);
  const thief = elsewhere();
  expect(await codeOf(await answer(thief, device.get(options, { verified: false })))).toEqual(REFUSED);
  const late = await ask(browser);
  server.clock.advance({ minutes: 4 });
  const later = await ask(browser);
  server.clock.advance({ minutes: 4 });
  expect(await codeOf(await answer(browser, device.get(late)))).toEqual(REFUSED);
  server.clock.advance({ minutes: 2 });
  expect(await codeOf(await answer(browser, device.get(later)))).toEqual(REFUSED);
  expect(await isIn(browser)).toBe(false);
});

test("the second step is not taken with a passkey of somebody else", async () => {
  const otto = await person(server);
  const ottos = await setUpPasskey(otto);
  const browser = await halfWay();
  expect(await codeOf(await answer(browser, ottos.device.get(await ask(browser))))).toEqual(REFUSED);
  expect(await isIn(browser)).toBe(false);
});

test("who has only an app is asked for any passkey, as everybody else", async () => {
  const otto = await person(server);
  await setUpApp(server, otto);
  const browser = elsewhere();
  await logIn(browser, otto);
  expect(await ask(browser)).toMatchObject({ allowCredentials: [], userVerification: "required" });
});

test("an answer counts once, within five minutes", async () => {
  const options = await ask(elsewhere());
  const signed = device.get(options);
  expect((await answer(elsewhere(), signed)).status).toBe(200);
  expect(await codeOf(await answer(elsewhere(), signed))).toEqual(REFUSED);
  const late = await ask(elsewhere());
  server.clock.advance({ minutes: 5 });
  expect(await codeOf(await answer(elsewhere(), device.get(late)))).toEqual(REFUSED);
});

test("a wrong answer uses up what was asked, too", async () => {
  const options = await ask(elsewhere());
  await answer(elsewhere(), createAuthenticator().get(options));
  expect(await codeOf(await answer(elsewhere(), device.get(options)))).toEqual(REFUSED);
});

test("fifty answers at once let one in", async () => {
  const signed = device.get(await ask(elsewhere()));
  const answers = await Promise.all(Array.from({ length: 50 }, () => answer(elsewhere(), signed)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(401)]);
});

test.each([
  ["another site", { origin: "https://aufwind.example" }],
  ["another domain", { rpId: "example" }],
  ["no fingerprint or PIN", { verified: false }],
  ["another kind of answer", { type: "webauthn.create" }],
  ["another person's handle", { userHandle: Buffer.from(crypto.randomUUID()).toString("base64url") }],
  ["no handle", { userHandle: "" }],
  ["a counter that stands still, as that of a copy", { counter: 0 }],
])("refuses %s", async (_, twist) => {
  const browser = elsewhere();
  await answer(browser, device.get(await ask(browser)));
  const copy = elsewhere();
  expect(await codeOf(await answer(copy, device.get(await ask(copy), twist)))).toEqual(REFUSED);
  expect(await isIn(copy)).toBe(false);
});

test("a counter goes up or, on devices that do not count, stays at zero", async () => {
  const otto = await person(server);
  const still = (await setUpPasskey(otto, createAuthenticator({ counts: false }))).device;
  for (let times = 0; times < 2; times++) {
    const browser = elsewhere();
    expect((await answer(browser, still.get(await ask(browser)))).status).toBe(200);
  }
});

test("a removed passkey, and one that nobody knows, are refused", async () => {
  const id = (await list(erika.browser))[0]?.id;
  await erika.browser.send("POST", "/api/identity/passkeys/remove", { password: erika.password, id });
  for (const each of [device, createAuthenticator()]) {
    const browser = elsewhere();
    expect(await codeOf(await answer(browser, each.get(await ask(browser))))).toEqual(REFUSED);
  }
});

test("lets in an account that wrong passwords have locked, and this browser is no stranger any more", async () => {
  for (let tries = 0; tries < 20; tries++) await logIn(elsewhere(), { ...erika, password: "Falsch-2026" });
  expect((await logIn(elsewhere(), erika)).status).toBe(423);
  const browser = elsewhere();
  expect((await answer(browser, device.get(await ask(browser)))).status).toBe(200);
  expect((await logIn(browser, erika)).status).toBe(200);
});

test("lets nobody into a deleted account", async () => {
  const browser = elsewhere();
  const options = await ask(browser);
  await transact(server.database, (tx) => anonymiseUser(tx, { id: erika.userId, now: server.clock.now() }));
  expect(await codeOf(await answer(browser, device.get(options)))).toEqual(REFUSED);
});

test("says that the address is not confirmed", async () => {
  await server.database.updateTable("users").set({ confirmed_at: null }).where("id", "=", erika.userId).execute();
  const browser = elsewhere();
  expect(await codeOf(await answer(browser, device.get(await ask(browser))))).toEqual([409, "userNotConfirmed"]);
});

test("never fails at garbage: it is refused, whatever comes", async () => {
  const browser = elsewhere();
  const junk = [
    undefined,
    null,
    7,
    "",
    "\u0000",
    "ä",
    "AAAA",
    {},
    [],
    [[]],
    "x".repeat(100_000),
    randomBytes(200).toString("base64url"),
    Buffer.from("{}").toString("base64url"),
    Buffer.from("null").toString("base64url"),
    Buffer.from('{"challenge":7}').toString("base64url"),
    Buffer.from('{"challenge":"\\u0000"}').toString("base64url"),
    Buffer.alloc(37, 255).toString("base64url"),
  ];
  const signed = device.get(await ask(browser));
  const fields = ["clientDataJSON", "authenticatorData", "signature", "userHandle"];
  const answers: unknown[] = [
    ...junk,
    ...junk.map((response) => ({ ...signed, response })),
    ...junk.flatMap((each) => [
      { ...signed, id: each },
      { ...signed, rawId: each },
      { ...signed, id: each, rawId: each },
    ]),
    ...fields.flatMap((field) =>
      junk.map(async (each) => ({
        ...signed,
        response: { ...device.get(await ask(elsewhere())).response, [field]: each },
      })),
    ),
  ];
  const outcomes = new Set<string>();
  for (const each of answers) outcomes.add((await codeOf(await answer(elsewhere(), await each))).join(" "));
  expect([...outcomes].sort()).toEqual(["401 passkeyRefused", "422 invalidFields"]);
});
