import { afterAll, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { member, registration } from "../../../test/people.ts";
import { goThrough, openProvider, setOut } from "../../../test/provider.ts";
import { startTestServer, testServer } from "../../../test/test-server.ts";

const LOGIN = "http://aufwind.example/en/login";
const provider = await openProvider({
  accounts: {
    anna: { email: "anna@example.org", email_verified: true, given_name: "Anna", family_name: "Adler" },
    later: { email: "later@example.org", email_verified: true },
    cautious: { email: "cautious@example.org", email_verified: true },
    colleague: { email: "colleague@example.org", email_verified: true },
    former: { email: "former@example.org", email_verified: true },
    double: { email: "double@example.org", email_verified: true },
    reborn: { email: "anna@example.org", email_verified: true },
    unverified: { email: "unverified@example.org", email_verified: false },
    wordy: { email: "wordy@example.org", email_verified: "true" },
    silent: { email: "silent@example.org" },
    nameless: { email_verified: true },
    broken: { email: "no address", email_verified: true },
  },
});
afterAll(() => provider.stop());
const server = await testServer({ env: { ...provider.env, TRUSTED_PROXIES: "1" } });

let networks = 0;
const newBrowser = () => server.browser({ network: `10.1.0.${++networks}` });
const isIn = async (browser: Browser) => (await browser.get("/api/identity/user")).status === 200;
const linksTo = (subject: string) =>
  server.database.selectFrom("provider_links").selectAll().where("subject", "=", subject).execute();
const mailsTo = async (address: string) =>
  (await server.mails()).filter(({ to_address, subject }) => to_address === address && subject.includes("Testmail"));

test("sends people to the provider with everything that proves their return, and keeps none of it readable", async () => {
  const browser = newBrowser();
  const response = await browser.get("/api/visitors/providers/oidc/visit?lang=de");
  const { searchParams } = new URL(response.headers.get("location") ?? "");
  expect(response.status).toBe(302);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    redirect_uri: "http://aufwind.example/api/visitors/providers/oidc/return",
    code_challenge_method: "S256",
    state: browser.cookies.get("provider"),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    ui_locales: "de",
  });
  const [kept = ""] = response.headers.getSetCookie();
  for (const word of ["Max-Age=600", "Path=/", "HttpOnly", "SameSite=Lax"]) expect(kept).toContain(word);
  const visits = await server.database.selectFrom("provider_visits").selectAll().execute();
  expect(visits.map(({ state_hash }) => state_hash.toString("base64url"))).not.toContain(searchParams.get("state"));
});

test("links a confirmed account by its address, says so by mail, and knows the person from then on", async () => {
  const { userId } = await member(server, { email: "Anna@Example.org" });
  const browser = newBrowser();
  expect(await goThrough(browser, { provider, as: "anna" })).toBe("http://aufwind.example/en");
  expect(await (await browser.get("/api/identity/user")).json()).toMatchObject({ userId, hasPassword: true });
  expect(browser.cookies.has("provider")).toBe(false);
  expect(await linksTo("anna")).toMatchObject([{ user_id: userId, provider: "oidc" }]);
  const [mail, ...more] = await mailsTo("Anna@Example.org");
  expect(more).toEqual([]);
  expect(mail?.text).toContain("http://aufwind.example/en/account/security");

  // The provider's id identifies the person, whatever their address there is.
  provider.accounts.anna = { email: "married@example.org", email_verified: true };
  const other = newBrowser();
  expect(await goThrough(other, { provider, as: "anna" })).toBe("http://aufwind.example/en");
  expect(await (await other.get("/api/identity/user")).json()).toMatchObject({ userId, email: "Anna@Example.org" });
  expect(await mailsTo("Anna@Example.org")).toHaveLength(1);
});

test("keeps out a second identity with the address of an account that is linked already", async () => {
  const browser = newBrowser();
  expect(await goThrough(browser, { provider, as: "reborn" })).toBe(`${LOGIN}?problem=providerFailed`);
  expect(await isIn(browser)).toBe(false);
  expect(await linksTo("reborn")).toEqual([]);
});

test("leaves an account alone that nobody confirmed: whoever typed the address may be somebody else", async () => {
  const stranger = newBrowser();
  await stranger.send("PUT", "/api/visitors/client", registration({ email: "later@example.org" }));
  const browser = newBrowser();
  expect(await goThrough(browser, { provider, as: "later" })).toBe(`${LOGIN}?problem=providerUnconfirmed`);
  expect(await isIn(browser)).toBe(false);
  expect(await linksTo("later")).toEqual([]);
  expect(browser.cookies.has("arrival")).toBe(false);
});

test.each(["unverified", "wordy", "silent", "nameless", "broken"])(
  "does not take the word of a provider that vouches for no address: %s",
  async (account) => {
    const email = provider.accounts[account]?.email;
    if (email?.includes("@")) await member(server, { email });
    const browser = newBrowser();
    const location = await goThrough(browser, { provider, as: account, query: "lang=de&to=/de/konto" });
    expect(location).toBe("http://aufwind.example/de/anmelden?problem=providerUnverified&to=%2Fde%2Fkonto");
    expect(await isIn(browser)).toBe(false);
    expect(await linksTo(account)).toEqual([]);
  },
);

test("says it calmly where the person said no at the provider", async () => {
  const browser = newBrowser();
  expect(await goThrough(browser, { provider, as: "deny" })).toBe(`${LOGIN}?problem=providerDenied`);
  expect(await isIn(browser)).toBe(false);
});

test("asks for the second step where the account has one, and lets nobody in before", async () => {
  const { userId } = await member(server, { email: "cautious@example.org" });
  const key = { credential_id: "c", public_key: Buffer.from("k"), counter: 0, transports: [], name: "Key" };
  const created_at = server.clock.now();
  await server.database
    .insertInto("passkeys")
    .values({ ...key, user_id: userId, created_at })
    .execute();
  const browser = newBrowser();
  const location = await goThrough(browser, { provider, as: "cautious", query: "lang=en&to=/en/account" });
  expect(location).toBe("http://aufwind.example/en/login/second-step?to=%2Fen%2Faccount");
  expect([...browser.cookies.keys()]).toEqual(["second-step"]);
  expect(await isIn(browser)).toBe(false);
});

test("leads somebody of the team into the console, or where they wanted to go; not who has left it", async () => {
  const join = async (email: string, removed_at: Date | null) => {
    const { userId: user_id } = await member(server, { email });
    await server.database.updateTable("users").set({ kind: "operator" }).where("id", "=", user_id).execute();
    const operator = { user_id, permissions: ["support"], invited_at: server.clock.now(), removed_at };
    await server.database.insertInto("operators").values(operator).execute();
  };
  await join("colleague@example.org", null);
  const arrive = (query: string, as = "colleague") => goThrough(newBrowser(), { provider, as, query });
  expect(await arrive("lang=de")).toBe("http://aufwind.example/de/team");
  expect(await arrive("lang=de&to=/de")).toBe("http://aufwind.example/de/team");
  expect(await arrive("lang=en&to=/en/team/cases/1001")).toBe("http://aufwind.example/en/team/cases/1001");
  await join("former@example.org", server.clock.now());
  expect(await arrive("lang=en", "former")).toBe(`${LOGIN}?problem=providerFailed`);
  expect(await linksTo("former")).toEqual([]);
});

test("the same person in two tabs at once is in twice, linked once and told once", async () => {
  await member(server, { email: "double@example.org" });
  const tabs = [newBrowser(), newBrowser(), newBrowser()];
  const locations = await Promise.all(tabs.map((browser) => goThrough(browser, { provider, as: "double" })));
  expect(new Set(locations)).toEqual(new Set(["http://aufwind.example/en"]));
  expect(await linksTo("double")).toHaveLength(1);
  expect(await mailsTo("double@example.org")).toHaveLength(1);
});

test.each([
  ["/de/konto?a=1#b", "http://aufwind.example/de/konto?a=1#b"],
  ["//evil.example", "http://aufwind.example/en"],
  ["/\\evil.example", "http://aufwind.example/en"],
  ["https://evil.example/en", "http://aufwind.example/en"],
  [`/${"long".repeat(500)}`, "http://aufwind.example/en"],
])("leads on to the wanted page only where it is one of ours: %s", async (to, expected) => {
  const query = `lang=en&to=${encodeURIComponent(to)}`;
  expect(await goThrough(newBrowser(), { provider, as: "anna", query })).toBe(expected);
});

test("knows no provider that is not set up", async () => {
  const browser = newBrowser();
  expect((await browser.get("/api/visitors/providers/google/visit")).status).toBe(404);
  expect((await browser.get("/api/visitors/providers/google/return?state=a&code=b")).status).toBe(404);
  expect(await setOut(browser, "lang=fr")).toBe("no redirect but 422");
});

test("reads the address in the ID token, too, as Google tells it", async () => {
  const accounts = { anna: { email: "anna@example.org", email_verified: true } };
  const google = await openProvider({ accounts, tellsInToken: true });
  const other = await startTestServer({ env: google.env });
  const { userId } = await member(other, { email: "anna@example.org" });
  const browser = other.browser();
  const location = await goThrough(browser, { provider: google, as: "anna" });
  const user = await (await browser.get("/api/identity/user")).json();
  await other.close();
  await google.stop();
  expect(location).toBe("http://aufwind.example/en");
  expect(user).toMatchObject({ userId });
});
