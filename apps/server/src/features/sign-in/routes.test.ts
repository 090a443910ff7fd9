import { beforeEach, expect, test } from "vitest";
import { meanwhile } from "../../../test/locked-user.ts";
import { logIn, member, PASSWORD, person } from "../../../test/people.ts";
import { startTestServer, testServer } from "../../../test/test-server.ts";
import { anonymiseUser } from "../accounts/store.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["mails", "users", "rate_limits"] as const) await server.database.deleteFrom(table).execute();
});

const problemOf = async (response: Response) => (await response.json()) as { code: string; detail: string };
const wrong = async (email: string, times: number, network = "203.0.113.7") => {
  const codes: string[] = [];
  for (let n = 0; n < times; n++)
    codes.push((await problemOf(await logIn(server.browser({ network }), { email, password: "Falsch-1" }))).code);
  return codes;
};
const LOCKED = [...Array(4).fill("invalidCredentials"), "lockedOut"];

test("logs in however the address is written, and says who it is", async () => {
  const { browser, email } = await member(server);
  const response = await logIn(browser, { email: ` ${email.toUpperCase()} ` });
  expect(await response.json()).toMatchObject({ status: "signedIn", user: { email, userType: "client" } });
  expect((await browser.get("/api/identity/user")).status).toBe(200);
});

test.each([
  ["en", "User was not found", "Invalid credentials", "User with this email was not confirmed"],
  [
    "de",
    "Zu dieser E-Mail-Adresse wurde kein Konto gefunden",
    "E-Mail-Adresse oder Passwort stimmt nicht",
    "Diese E-Mail-Adresse wurde noch nicht bestätigt",
  ],
] as const)("says in %s what is wrong, as specified", async (locale, notFound, invalid, notConfirmed) => {
  const browser = server.browser({ locale });
  const { email } = await member(server);
  const answers = [
    await logIn(browser, { email: "nobody@example.org" }),
    await logIn(browser, { email, password: "Falsch-1" }),
  ];
  await server.database.updateTable("users").set({ confirmed_at: null }).execute();
  answers.push(await logIn(browser, { email }));
  expect(answers.map(({ status }) => status)).toEqual([404, 401, 409]);
  expect((await Promise.all(answers.map(problemOf))).map(({ detail }) => detail)).toEqual([
    notFound,
    invalid,
    notConfirmed,
  ]);
  expect(browser.cookies.size).toBe(0);
});

test("whether an address is confirmed is told only to who knows the password", async () => {
  const { email } = await member(server);
  await server.database.updateTable("users").set({ confirmed_at: null }).execute();
  expect(await wrong(email, 1)).toEqual(["invalidCredentials"]);
});

test("five wrong passwords lock for 15 minutes, the right one included; then it opens again", async () => {
  const { email } = await member(server);
  const browser = server.browser({ network: "203.0.113.7" });
  expect(await wrong(email, 5)).toEqual(LOCKED);
  server.clock.advance({ minutes: 14, seconds: 50 });
  const locked = await logIn(browser, { email });
  expect([locked.status, locked.headers.get("retry-after")]).toEqual([423, "10"]);
  expect((await problemOf(locked)).detail).toBe("User is locked out due to multiple failed login attempts");
  server.clock.advance({ seconds: 10 });
  expect((await logIn(browser, { email })).status).toBe(200);
});

test("a right password forgives four wrong ones; after a lock there are five tries again", async () => {
  const { email } = await member(server);
  const browser = server.browser({ network: "203.0.113.7" });
  await wrong(email, 4);
  expect((await logIn(browser, { email })).status).toBe(200);
  expect(await wrong(email, 5)).toEqual(LOCKED);
  server.clock.advance({ minutes: 15 });
  expect(await wrong(email, 4)).toEqual(Array(4).fill("invalidCredentials"));
  expect((await logIn(browser, { email })).status).toBe(200);
});

test.each([
  ["one network", 5, () => "10.9.0.1"],
  ["as many networks", 20, (n: number) => `10.9.0.${n}`],
] as const)("thirty guesses at once from %s get no more than %i judged", async (_, most, network) => {
  const { email } = await member(server);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (__, n) =>
      logIn(server.browser({ network: network(n) }), { email, password: `Falsch-${n}` }),
    ),
  );
  const codes = (await Promise.all(answers.map(problemOf))).map(({ code }) => code);
  expect(codes.filter((code) => code === "invalidCredentials")).toHaveLength(most - 1);
  // On a busy machine some are turned away before the count.
  expect(codes.filter((code) => /^(lockedOut|tooManyRequests|busy)$/.test(code))).toHaveLength(31 - most);
});

test("a stranger's wrong passwords lock the stranger out, and nobody elsewhere", async () => {
  const { browser, email } = await member(server);
  expect(await wrong(email, 5)).toEqual(LOCKED);
  expect((await logIn(browser, { email })).status).toBe(200);
  // Nor does the owner's log-in give the stranger new attempts.
  expect(await wrong(email, 1)).toEqual(["lockedOut"]);
});

test("strangers on many networks lock each other out again and again, and never a browser that was here", async () => {
  const { browser, email } = await person(server);
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 5; n++) await wrong(email, 4, `10.8.${round}.${n}`);
    expect(await wrong(email, 1, "10.7.0.1")).toEqual(["lockedOut"]);
    expect((await logIn(server.browser({ network: "10.6.0.1" }), { email })).status).toBe(423);
    expect((await logIn(browser, { email })).status).toBe(200);
    const proof = await browser.send("POST", "/api/identity/downloads", { password: PASSWORD });
    expect(proof.status).toBe(201);
    server.clock.advance({ minutes: 15 });
  }
});

test("a known browser has five tries of its own, too", async () => {
  const { browser, email } = await person(server);
  const codes: string[] = [];
  for (let n = 0; n < 5; n++) codes.push((await problemOf(await logIn(browser, { email, password: "Falsch-1" }))).code);
  expect(codes).toEqual(LOCKED);
  expect((await logIn(browser, { email })).status).toBe(423);
});

test("a mark that somebody planted in a browser makes nobody known", async () => {
  const [erika, thief] = [await person(server), await person(server)];
  const planted = thief.browser.cookies.get("device") ?? "";
  const victim = server.browser({ network: "10.5.0.1" });
  victim.cookies.set("device", planted);
  await logIn(victim, { email: erika.email });
  await server.database.deleteFrom("mails").execute();
  const stolen = server.browser({ network: "10.5.0.2" });
  stolen.cookies.set("device", planted);
  await logIn(stolen, { email: erika.email });
  expect((await server.mails()).map(({ to_address, subject }) => [to_address, subject])).toEqual([
    [erika.email, "New login to your account"],
  ]);
});

test("two people who share a browser are both known to it", async () => {
  const [erika, jonas] = [await person(server), await member(server)];
  await logIn(erika.browser, { email: jonas.email });
  await server.database.deleteFrom("mails").execute();
  for (const { email } of [erika, jonas, erika]) await logIn(erika.browser, { email });
  expect(await server.mails()).toEqual([]);
});

test("an account without a password opens to none", async () => {
  const { email } = await member(server);
  await server.database.updateTable("users").set({ password_hash: null }).execute();
  expect(await wrong(email, 1)).toEqual(["invalidCredentials"]);
});

test("cookies are out of scripts' reach, and outlive the browser only where asked to", async () => {
  const { email } = await member(server);
  const cookiesOf = async (rememberMe: boolean) =>
    (await logIn(server.browser(), { email, rememberMe })).headers
      .getSetCookie()
      .map((line) => line.replace(/=[\w-]{43}/, "=…"));
  expect(await cookiesOf(false)).toEqual([
    "access=…; Path=/; HttpOnly; SameSite=Lax",
    "refresh=…; Path=/; HttpOnly; SameSite=Lax",
    "device=…; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
  ]);
  expect((await cookiesOf(true)).slice(0, 2)).toEqual([
    "access=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax",
    "refresh=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax",
  ]);
});

test("behind https every cookie is Secure", async () => {
  const secure = await startTestServer({ env: { PUBLIC_URL: "https://aufwind.example" } });
  const { browser, email } = await member(secure);
  const cookies = (await logIn(browser, { email })).headers.getSetCookie();
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) expect(cookie).toContain("; Secure");
  await secure.close();
});

test("a browser that was never here is worth a mail; the first one and a known one are not", async () => {
  const { browser, email } = await person(server, {
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0",
  });
  await logIn(browser, { email });
  const subjects = async () => (await server.mails()).map(({ subject }) => subject);
  expect(await subjects()).toEqual(["Please confirm your email address"]);
  const phone = server.browser({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1",
  });
  await logIn(phone, { email });
  await logIn(phone, { email });
  expect(await subjects()).toEqual(["Please confirm your email address", "New login to your account"]);
  const [, mail] = await server.mails();
  expect(mail?.text).toContain("Hello Erika,");
  expect(mail?.text).toContain("On 16 November 2026 at 10:00 CET");
  expect(mail?.text).toContain("Safari on iOS");
  expect(mail?.text).toContain("http://aufwind.example/en/account/devices");
});

test("attempts are limited per address and per network, whatever a client says of itself", async () => {
  const browser = server.browser({ network: "203.0.113.9" });
  const many = (n: number) =>
    Array.from({ length: n }, (_, i) => logIn(browser, { email: `x${i}@example.org`, password: PASSWORD }));
  const statuses = (await Promise.all(many(61))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  // Only the last hop is written by our proxy; anybody may have written the rest.
  const spoofed = await server.request("/api/visitors/login", {
    method: "POST",
    body: JSON.stringify({ email: "y@example.org", password: PASSWORD }),
    headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.1, 203.0.113.9" },
  });
  expect(spoofed.status).toBe(429);
});

test("the demo's people are offered where they exist", async () => {
  const list = async () => (await server.request("/api/visitors/demo-people")).json();
  expect(await list()).toEqual({ items: [] });
  await member(server, { email: "lena@example.org" });
  expect(await list()).toMatchObject({
    items: [{ email: "lena@example.org", name: "Lena Brandt", userType: "client" }],
  });
});

test("a login with the old password that was under way while it was changed, or the profile deleted, comes too late", async () => {
  const { email, userId } = await member(server);
  const browser = server.browser();
  const changed = await meanwhile(server, userId, {
    under: () => logIn(browser, { email }),
    first: (tx) => tx.updateTable("users").set({ password_hash: "another" }).where("id", "=", userId).execute(),
  });
  expect((await problemOf(changed)).code).toBe("invalidCredentials");

  const leaver = await person(server);
  const deleted = await meanwhile(server, leaver.userId, {
    under: () => logIn(browser, { email: leaver.email }),
    first: (tx) => anonymiseUser(tx, { id: leaver.userId, now: server.clock.now() }),
  });
  expect(deleted.status).toBe(401);
  expect((await leaver.browser.get("/api/identity/sessions")).status).toBe(401);
  expect(browser.cookies.size).toBe(0);
});

test("logging in over a session leaves it", async () => {
  const [first, second] = [await person(server), await member(server)];
  const copy = server.browser();
  for (const [name, value] of first.browser.cookies) copy.cookies.set(name, value);
  await logIn(first.browser, { email: second.email });
  expect((await copy.get("/api/identity/user")).status).toBe(401);
});

test("the first browser after a year of silence is worth a mail", async () => {
  const { email } = await person(server);
  server.clock.advance({ days: 366 });
  await server.work();
  await logIn(server.browser(), { email });
  expect((await server.mails()).map(({ subject }) => subject)).toEqual(["New login to your account"]);
});
