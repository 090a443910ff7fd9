import { afterAll, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { member } from "../../../test/people.ts";
import { comeBack, goThrough, openProvider, setOut } from "../../../test/provider.ts";
import { startTestServer, testServer } from "../../../test/test-server.ts";

const FAILED = "http://aufwind.example/en/login?problem=providerFailed";
const provider = await openProvider({
  accounts: {
    anna: { email: "anna@example.org", email_verified: true },
    mallory: { email: "mallory@example.org", email_verified: true },
  },
});
afterAll(() => provider.stop());
const google = { GOOGLE_CLIENT_ID: "google-id", GOOGLE_CLIENT_SECRET: "google-secret" };
const server = await testServer({ env: { ...provider.env, ...google, TRUSTED_PROXIES: "1" } });
await member(server, { email: "anna@example.org" });
await member(server, { email: "mallory@example.org" });

let networks = 0;
const newBrowser = () => server.browser({ network: `10.2.0.${++networks}` });

/** Nothing that came of it opens an account, now or later. */
async function expectOutside(browser: Browser) {
  expect([...browser.cookies.keys()].filter((name) => name !== "provider")).toEqual([]);
  expect((await browser.get("/api/identity/user")).status).toBe(401);
  expect(await server.database.selectFrom("provider_links").selectAll().execute()).toEqual([]);
  expect(await server.database.selectFrom("provider_arrivals").selectAll().execute()).toEqual([]);
}

const changed = (url: URL | string, name: string, value: string | null) => {
  const other = new URL(url);
  if (value === null) other.searchParams.delete(name);
  else other.searchParams.set(name, value);
  return other;
};

test("without the cookie of the browser that set out nobody comes back", async () => {
  const back = await provider.signIn(await setOut(newBrowser()), "anna");
  const browser = newBrowser();
  expect(await comeBack(browser, back)).toBe(FAILED);
  await expectOutside(browser);
});

test("nobody comes back on another person's visit: the browser set out with another state", async () => {
  const foreign = await provider.signIn(await setOut(newBrowser()), "mallory");
  const browser = newBrowser();
  await setOut(browser);
  expect(await comeBack(browser, foreign)).toBe(FAILED);
  await expectOutside(browser);
});

test.each([null, "", "forged", "%00", "a".repeat(5000)])("a forged state is refused: %j", async (state) => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  expect(await comeBack(browser, changed(back, "state", state))).toBe(FAILED);
  browser.cookies.set("provider", state ?? "");
  expect(await comeBack(browser, changed(back, "state", state))).toBe(FAILED);
  await expectOutside(browser);
});

test("a code of one person put into another's return is refused", async () => {
  const stolen = await provider.signIn(await setOut(newBrowser()), "anna");
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "mallory");
  expect(await comeBack(browser, changed(back, "code", stolen.searchParams.get("code")))).toBe(FAILED);
  await expectOutside(browser);
});

test.each([
  ["nonce", "another-nonce-than-we-asked-for"],
  ["code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"],
])("an answer to another %s than ours is refused", async (name, value) => {
  const browser = newBrowser();
  const back = await provider.signIn(changed(await setOut(browser), name, value).href, "anna");
  expect(back.searchParams.get("code")).toBeTruthy();
  expect(await comeBack(browser, back)).toBe(FAILED);
  await expectOutside(browser);
});

test.each([
  ["code", null],
  ["code", "forged"],
  ["iss", null],
  ["iss", "https://evil.example"],
  ["error", "server_error"],
  ["error", "login_required"],
])("an answer whose %s is %j is refused", async (name, value) => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  expect(await comeBack(browser, changed(back, name, value))).toBe(FAILED);
  await expectOutside(browser);
});

test("an answer that says everything twice is refused", async () => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  for (const [name, value] of [...back.searchParams]) back.searchParams.append(name, value);
  expect(await comeBack(browser, back)).toBe(FAILED);
  await expectOutside(browser);
});

test("a visit is over after ten minutes", async () => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  server.clock.advance({ minutes: 10 });
  expect(await comeBack(browser, back)).toBe(FAILED);
  await expectOutside(browser);
});

test("a visit to one provider is no way back from another, and is used up by the try", async () => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  const state = browser.cookies.get("provider") ?? "";
  const elsewhere = new URL(back.href.replace("/oidc/", "/google/"));
  expect(await comeBack(browser, elsewhere)).toBe(FAILED);
  browser.cookies.set("provider", state);
  expect(await comeBack(browser, back)).toBe(FAILED);
  await expectOutside(browser);
});

test("a provider's answer is refused where the person had set out for another one", async () => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  await server.database.updateTable("provider_visits").set({ provider: "google" }).execute();
  expect(await comeBack(browser, back)).toBe(FAILED);
  await expectOutside(browser);
});

test("a provider that is away costs a sentence on the login page, and is asked again when it is back", async () => {
  const other = await startTestServer({ env: provider.env });
  const browser = other.browser();
  await provider.stop();
  const away = await setOut(browser, "lang=de&to=/de/konto");
  const cookies = [...browser.cookies.keys()];
  await provider.start();
  const there = await setOut(browser);
  await other.close();
  expect(away).toBe("http://aufwind.example/de/anmelden?problem=providerFailed&to=%2Fde%2Fkonto");
  expect(cookies).toEqual([]);
  expect(there).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
});

test("a provider that goes away meanwhile lets nobody in", async () => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  await provider.stop();
  const location = await comeBack(browser, back);
  await provider.start();
  expect(location).toBe(FAILED);
  await expectOutside(browser);
});

test.each(["/token", "/jwks", "/me"])("a provider that is out of order at %s lets nobody in", async (path) => {
  // Provider keys are cached: a new server has none.
  const other = await startTestServer({ env: provider.env });
  const browser = other.browser();
  const back = await provider.signIn(await setOut(browser), "anna");
  provider.broken.add(path);
  const location = await comeBack(browser, back);
  provider.broken.clear();
  await other.close();
  expect(location).toBe(FAILED);
  expect([...browser.cookies.keys()]).toEqual([]);
});

test("the language of the visit is that of the way back, the browser's where there was no visit", async () => {
  const browser = server.browser({ locale: "de", network: "10.2.1.1" });
  const back = await provider.signIn(await setOut(browser, "lang=en"), "deny");
  expect(await comeBack(browser, back)).toBe("http://aufwind.example/en/login?problem=providerDenied");
  expect(await comeBack(browser, back)).toBe("http://aufwind.example/de/anmelden?problem=providerFailed");
});

test("a return works once, however often and however fast it is brought", async () => {
  const browser = newBrowser();
  const back = await provider.signIn(await setOut(browser), "anna");
  const state = browser.cookies.get("provider") ?? "";
  const copies = Array.from({ length: 10 }, newBrowser);
  for (const copy of copies) copy.cookies.set("provider", state);
  const locations = await Promise.all(copies.map((copy) => comeBack(copy, back)));
  expect(locations.filter((location) => location === "http://aufwind.example/en")).toHaveLength(1);
  expect(locations.filter((location) => location === FAILED)).toHaveLength(9);
  const sessions = await server.database.selectFrom("sessions").selectAll().execute();
  expect(sessions).toHaveLength(1);
});

test("visits that nobody returned from are forgotten", async () => {
  const browser = newBrowser();
  await setOut(browser);
  server.clock.advance({ hours: 2 });
  await server.work();
  expect(await server.database.selectFrom("provider_visits").selectAll().execute()).toEqual([]);
  expect(await goThrough(browser, { provider, as: "anna" })).toBe("http://aufwind.example/en");
});
