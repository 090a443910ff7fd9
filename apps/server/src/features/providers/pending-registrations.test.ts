import type { Friends } from "@aufwind/contract/friends";
import { afterAll, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { member, person } from "../../../test/people.ts";
import { goThrough, openProvider } from "../../../test/provider.ts";
import { testServer } from "../../../test/test-server.ts";

const PATH = "/api/visitors/provider-registration";
const FINISH = "http://aufwind.example/en/register/finish";
const provider = await openProvider({ accounts: {} });
afterAll(() => provider.stop());
const server = await testServer({ env: { ...provider.env, TRUSTED_PROXIES: "1" } });

let people = 0;
/** A person without an account, returned from the provider. */
async function arrive(over: { email?: string; query?: string } = {}) {
  const as = `person${++people}`;
  const email = over.email ?? `${as}@mail.example`;
  provider.accounts[as] = { email, email_verified: true, given_name: "Zoë", family_name: "Öztürk" };
  const browser = server.browser({ network: `10.3.0.${people}` });
  const location = await goThrough(browser, { provider, as, ...(over.query && { query: over.query }) });
  return { as, email, browser, location };
}

const form = { userType: "client", firstName: "Zoë", lastName: "Öztürk", isAdult: true, acceptTerms: true };
const register = (browser: Browser, over: Record<string, unknown> = {}) =>
  browser.send("PUT", PATH, { ...form, ...over });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const accountsOf = (email: string) =>
  server.database.selectFrom("users").selectAll().where("email", "=", email).execute();

test("somebody new is shown what the provider said, registers, is in, and comes in the same way again", async () => {
  const { browser, location, email, as } = await arrive({ query: "lang=en&to=/en/account" });
  expect(location).toBe(FINISH);
  const told = { provider: "Testmail", email, firstName: "Zoë", lastName: "Öztürk", friendCode: null };
  expect(await (await browser.get(PATH)).json()).toEqual(told);
  expect(await accountsOf(email)).toEqual([]);

  const company = { asCompany: true, companyName: "Öztürk GmbH", vatNumber: "DE 123 456 789" };
  const response = await register(browser, { ...company, userType: "coach", firstName: "Zoe" });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    status: "signedIn",
    user: { userType: "coach", email, firstName: "Zoe", companyName: "Öztürk GmbH", hasPassword: false },
    wantedPath: "/en/account",
  });
  expect(await accountsOf(email)).toMatchObject([{ confirmed_at: server.clock.now(), password_hash: null }]);
  expect(await (await browser.get("/api/identity/user")).json()).toMatchObject({ email });
  expect(browser.cookies.has("arrival")).toBe(false);

  const other = server.browser({ network: "10.3.1.1" });
  expect(await goThrough(other, { provider, as })).toBe("http://aufwind.example/en");
  expect((await other.get("/api/identity/user")).status).toBe(200);
});

test("who comes by a friend's link is the friend's friend and has the credit at once; as a coach, or by no link, nobody is", async () => {
  const inviter = await person(server);
  const friends = async () => (await (await inviter.browser.get("/api/clients/friends")).json()) as Friends;
  const { code } = await friends();
  const { browser } = await arrive({ query: `lang=en&friend=${code.toUpperCase()}` });
  expect(await (await browser.get(PATH)).json()).toMatchObject({ friendCode: code });
  expect((await register(browser, { friendCode: "abcdefgh" })).status).toBe(201);
  expect((await friends()).friends).toMatchObject([{ firstName: "Zoë", status: "waiting" }]);
  const credits = await (await browser.get("/api/clients/credits")).json();
  expect(credits).toMatchObject({ balanceCents: 1000, items: [{ reason: "welcome" }] });

  const coach = await arrive({ query: `lang=en&friend=${code}` });
  expect((await register(coach.browser, { userType: "coach" })).status).toBe(201);
  for (const typed of ["abcdefgh", "%00", "<script>", "a".repeat(2000)]) {
    const stranger = await arrive({ query: `lang=en&friend=${typed}` });
    expect((await register(stranger.browser)).status).toBe(201);
  }
  // Sent with the form alone it is ignored: the code of the flow's start counts.
  const sly = await arrive();
  await register(sly.browser, { friendCode: code });
  expect((await friends()).friends).toHaveLength(1);
});

test("who says no at the provider still has the friend's link for the next try", async () => {
  const browser = server.browser({ network: "10.3.1.7" });
  const location = await goThrough(browser, { provider, as: "deny", query: "lang=en&friend=abcdefgh" });
  expect(location).toBe("http://aufwind.example/en/login?problem=providerDenied&friend=abcdefgh");
});

test("nobody logs in with a password to an account that has none", async () => {
  const { browser, email } = await arrive();
  await register(browser);
  const login = { email, password: "Sommer-2026" };
  expect(await codeOf(await server.browser().send("POST", "/api/visitors/login", login))).toEqual([
    401,
    "invalidCredentials",
  ]);
});

test.each([
  [{ userType: "operator" }, "userType"],
  [{ userType: undefined }, "userType"],
  [{ firstName: " " }, "firstName"],
  [{ lastName: "a".repeat(101) }, "lastName"],
  [{ isAdult: false }, "isAdult"],
  [{ acceptTerms: undefined }, "acceptTerms"],
  [{ asCompany: true, companyName: "X" }, "vatNumber"],
])("a form with %j is marked at %s, and can be sent again", async (over, field) => {
  const { browser } = await arrive();
  const refused = await register(browser, over);
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { errors: { field: string }[] }).errors.map((each) => each.field)).toEqual([field]);
  expect((await register(browser)).status).toBe(201);
});

test("what the body says about the address counts for nothing", async () => {
  const { browser, email } = await arrive();
  await register(browser, { email: "boss@example.org", confirmed_at: null, subject: "x" });
  expect(await accountsOf("boss@example.org")).toEqual([]);
  expect(await accountsOf(email)).toHaveLength(1);
});

test("without an arrival, or with one that is over or made up, there is nothing to read and to finish", async () => {
  const late = await arrive();
  server.clock.advance({ minutes: 30 });
  const forged = server.browser({ network: "10.3.1.2" });
  forged.cookies.set("arrival", "forged");
  for (const browser of [late.browser, forged, server.browser({ network: "10.3.1.3" })]) {
    expect(await codeOf(await browser.get(PATH))).toEqual([404, "arrivalExpired"]);
    expect(await codeOf(await register(browser))).toEqual([404, "arrivalExpired"]);
    expect((await browser.get("/api/identity/user")).status).toBe(401);
  }
  expect(await accountsOf(late.email)).toEqual([]);
  await server.work();
  expect(await server.database.selectFrom("provider_arrivals").selectAll().execute()).toEqual([]);
});

test("an arrival makes one account, however often it is sent at once", async () => {
  const { browser, email } = await arrive();
  const arrival = browser.cookies.get("arrival") ?? "";
  const copies = Array.from({ length: 12 }, () => {
    const copy = server.browser({ network: "10.3.1.4" });
    copy.cookies.set("arrival", arrival);
    return copy;
  });
  const answers = await Promise.all(copies.map(async (copy) => (await register(copy)).status));
  expect(answers.filter((status) => status === 201)).toHaveLength(1);
  expect(answers.filter((status) => status === 404)).toHaveLength(11);
  expect(await accountsOf(email)).toHaveLength(1);
});

test("an address that got an account meanwhile is in use; coming through the provider again leads into it", async () => {
  const { browser, email, as } = await arrive();
  await member(server, { email });
  const refused = await register(browser);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "emailInUse", errors: [{ field: "email" }] });
  expect((await browser.get("/api/identity/user")).status).toBe(401);
  expect(await goThrough(browser, { provider, as })).toBe("http://aufwind.example/en");
});

test("one identity at the provider has one account, whatever address it showed in the other tab", async () => {
  const { browser, as } = await arrive();
  const tab = server.browser({ network: "10.3.1.5" });
  provider.accounts[as] = { email: "renamed@mail.example", email_verified: true };
  expect(await goThrough(tab, { provider, as })).toBe(FINISH);
  expect((await register(browser)).status).toBe(201);
  expect(await codeOf(await register(tab))).toEqual([404, "arrivalExpired"]);
  expect(await accountsOf("renamed@mail.example")).toEqual([]);
  expect(await goThrough(tab, { provider, as })).toBe("http://aufwind.example/en");
});

test("takes names that the provider got wrong for none", async () => {
  provider.accounts.odd = {
    email: "odd@mail.example",
    email_verified: true,
    given_name: "a\0\r\nb",
    family_name: "   ",
  };
  const browser = server.browser({ network: "10.3.1.6" });
  expect(await goThrough(browser, { provider, as: "odd" })).toBe(FINISH);
  expect(await (await browser.get(PATH)).json()).toMatchObject({ firstName: "", lastName: "" });
});
