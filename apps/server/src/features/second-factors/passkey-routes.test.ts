import type { Passkey } from "@aufwind/contract/second-factors";
import { beforeEach, expect, test } from "vitest";
import { type Authenticator, createAuthenticator } from "../../../test/authenticator.ts";
import { type Person, person } from "../../../test/people.ts";
import { bodyOf, setUpPasskey } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";

let erika: Person;
const server = await testServer({ env: { TRUSTED_PROXIES: "1" } });
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  erika = await person(server);
});

type Options = { challenge: string; user: { id: string } };
const begin = ({ browser, password } = erika) => browser.send("POST", "/api/identity/passkeys/begin", { password });
const optionsOf = async (response: Response): Promise<Options> =>
  (await bodyOf<{ options: Options }>(response)).options;
const add = (response: unknown, { browser } = erika) =>
  browser.send("POST", "/api/identity/passkeys", { name: "Laptop", response });
const list = async ({ browser } = erika) =>
  (await bodyOf<{ items: Passkey[] }>(await browser.get("/api/identity/passkeys"))).items;
const remove = (id: string, password = erika.password) =>
  erika.browser.send("POST", "/api/identity/passkeys/remove", { password, id });
const codeOf = async (response: Response) => [response.status, (await bodyOf<{ code: string }>(response)).code];

test("asks the browser for a passkey that stays on the device and knows its owner", async () => {
  const options = await optionsOf(await begin());
  expect(options).toMatchObject({
    rp: { id: "aufwind.example", name: "Aufwind" },
    user: { id: Buffer.from(erika.userId).toString("base64url"), name: erika.email, displayName: "Erika Muster" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [],
  });
});

test("adds the passkey under its name, with recovery codes the first time", async () => {
  const response = await add(createAuthenticator().create(await optionsOf(await begin())));
  expect(response.status).toBe(201);
  const { passkey, recoveryCodes } = await bodyOf<{ passkey: Passkey; recoveryCodes: string[] }>(response);
  expect(passkey).toMatchObject({ name: "Laptop", createdAt: "2026-11-16T09:00:00.000Z", lastUsedAt: null });
  expect(recoveryCodes).toHaveLength(10);
  expect(await list()).toEqual([passkey]);
});

test("names the passkeys that are there, so that a device makes no second one", async () => {
  const { device } = await setUpPasskey(erika);
  const known = device.get({ challenge: "x" }).id;
  expect(await optionsOf(await begin())).toMatchObject({
    excludeCredentials: [{ id: known, type: "public-key", transports: ["internal"] }],
  });
});

test("shows the newest first, and nobody else's", async () => {
  const old = await setUpPasskey(erika);
  server.clock.advance({ minutes: 1 });
  const fresh = await setUpPasskey(erika);
  await setUpPasskey(await person(server));
  expect((await list()).map(({ id }) => id)).toEqual([fresh.id, old.id]);
});

test("a passkey is on one list only", async () => {
  const { device } = await setUpPasskey(erika);
  const otto = await person(server);
  expect(await codeOf(await add(device.create(await optionsOf(await begin())), erika))).toEqual([409, "passkeyKnown"]);
  expect(await codeOf(await add(device.create(await optionsOf(await begin(otto))), otto))).toEqual([
    409,
    "passkeyKnown",
  ]);
});

test.each([
  ["another site", { origin: "http://aufwind.example.evil.example" }],
  ["another domain", { rpId: "evil.example" }],
  ["another port", { origin: "http://aufwind.example:8080" }],
  ["no fingerprint or PIN", { verified: false }],
  ["an answer for logging in", { type: "webauthn.get" }],
])("refuses %s", async (_, twist) => {
  const response = createAuthenticator().create(await optionsOf(await begin()), twist);
  expect(await codeOf(await add(response))).toEqual([401, "passkeyRefused"]);
  expect(await list()).toEqual([]);
});

test("what was asked is answered once, by whom it was asked, within five minutes", async () => {
  const refused = [401, "passkeyRefused"];
  const options = await optionsOf(await begin());
  expect(await codeOf(await add(createAuthenticator().create(options), await person(server)))).toEqual(refused);
  expect((await add(createAuthenticator().create(options))).status).toBe(201);
  expect(await codeOf(await add(createAuthenticator().create(options)))).toEqual(refused);
  const late = await optionsOf(await begin());
  server.clock.advance({ minutes: 5 });
  expect(await codeOf(await add(createAuthenticator().create(late)))).toEqual(refused);
  expect(await codeOf(await add(createAuthenticator().create({ challenge: "made-up" })))).toEqual(refused);
});

test("a challenge for logging in adds nothing", async () => {
  const options = await optionsOf(await server.browser().send("POST", "/api/visitors/passkey-options"));
  expect(await codeOf(await add(createAuthenticator().create(options)))).toEqual([401, "passkeyRefused"]);
});

/** The answer of a device with one part of its response replaced. */
const withResponse = (device: Authenticator, options: Options, over: Record<string, unknown>) => {
  const answer = device.create(options);
  return { ...answer, response: { ...answer.response, ...over } };
};

test("takes a device that vouches for itself, although nobody asked it to", async () => {
  const response = createAuthenticator().create(await optionsOf(await begin()), { format: "packed" });
  expect((await add(response)).status).toBe(201);
});

test.each(["packed", "android-key", "android-safetynet", "apple", "fido-u2f", "tpm", "unknown"])(
  "refuses certificates, which may name addresses to ask: %s",
  async (format) => {
    const twist = { format, certificate: Buffer.from("certificate") };
    const response = createAuthenticator().create(await optionsOf(await begin()), twist);
    expect(await codeOf(await add(response))).toEqual([401, "passkeyRefused"]);
  },
);

test.each([
  ["nothing", {}],
  ["no attestation", { attestationObject: undefined }],
  ["an attestation that is none", { attestationObject: "AAAA" }],
  ["endless nesting", { attestationObject: Buffer.alloc(50_000, 0x81).toString("base64url") }],
  ["signs that are no letters", { attestationObject: "\u0000" }],
  ["a number", { attestationObject: 7 }],
])("refuses garbage in the answer: %s", async (what, over) => {
  const answer = withResponse(createAuthenticator(), await optionsOf(await begin()), over);
  const response = await add(what === "nothing" ? { ...answer, response: undefined } : answer);
  expect(await codeOf(response)).toEqual([401, "passkeyRefused"]);
});

test("keeps only the ways to reach a device that it knows", async () => {
  const transports = ["usb", "\u0000", "x".repeat(1000), 7, null, "nfc"];
  const answer = withResponse(createAuthenticator(), await optionsOf(await begin()), { transports });
  expect((await add(answer)).status).toBe(201);
  expect(await optionsOf(await begin())).toMatchObject({ excludeCredentials: [{ transports: ["usb", "nfc"] }] });
});

test("takes twenty, however many are added at once", async () => {
  const rows = Array.from({ length: 19 }, (_, place) => ({
    user_id: erika.userId,
    credential_id: `${erika.userId}-${place}`,
    public_key: Buffer.from("x"),
    counter: 0,
    transports: [],
    name: "Schlüssel",
    created_at: server.clock.now(),
  }));
  await server.database.insertInto("passkeys").values(rows).execute();
  const answers = [];
  for (let tries = 0; tries < 4; tries++) answers.push(createAuthenticator().create(await optionsOf(await begin())));
  const outcomes = await Promise.all(answers.map(async (answer) => (await add(answer)).status));
  expect(outcomes.sort()).toEqual([201, 409, 409, 409]);
  expect(await codeOf(await begin())).toEqual([409, "tooManyPasskeys"]);
});

test("beginning and removing ask for the password again", async () => {
  const { id } = await setUpPasskey(erika);
  expect(await codeOf(await begin({ ...erika, password: "Falsch-2026" }))).toEqual([422, "wrongPassword"]);
  expect(await codeOf(await remove(id, "Falsch-2026"))).toEqual([422, "wrongPassword"]);
  expect(await list()).toHaveLength(1);
});

test("removes one's own passkeys only, and once", async () => {
  const { id } = await setUpPasskey(erika);
  const foreign = await setUpPasskey(await person(server));
  expect(await codeOf(await remove(foreign.id))).toEqual([404, "notFound"]);
  expect((await remove(id)).status).toBe(200);
  expect(await codeOf(await remove(id))).toEqual([404, "notFound"]);
  expect(await list()).toEqual([]);
});

test("tells by mail which passkey was added and which removed", async () => {
  const { id } = await setUpPasskey(erika);
  await remove(id);
  const mails = (await server.mails()).filter(({ to_address }) => to_address === erika.email);
  const [added, removed] = mails.slice(-2);
  expect(added?.subject).toBe("Your login settings were changed");
  expect(added?.text).toContain("On 16 November 2026 at 10:00 CET the passkey “Laptop” was added");
  expect(removed?.text).toContain("the passkey “Laptop” was removed");
});
