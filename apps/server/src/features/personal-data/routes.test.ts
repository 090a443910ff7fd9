import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { earned } from "../../../test/earned.ts";
import { logIn, PASSWORD, person, registration } from "../../../test/people.ts";
import { BUSINESS } from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["mails", "users", "subscriptions", "support_requests", "rate_limits"] as const)
    await server.database.deleteFrom(table).execute();
});

const prepare = (browser: Browser, password = PASSWORD) =>
  browser.send("POST", "/api/identity/downloads", { password });
const pathOf = async (browser: Browser) => ((await (await prepare(browser)).json()) as { path: string }).path;
const remove = (browser: Browser, body: object = { password: PASSWORD, understood: true }) =>
  browser.send("POST", "/api/identity/delete-profile", body);

test("the download holds everything we keep, and no secret", async () => {
  const { browser, email } = await person(server, { locale: "de" });
  await server.send("POST", "/api/subscriptions/subscribe", {
    body: { list: "newsletter", email: email.toUpperCase(), consent: true },
  });
  await server.send("POST", "/api/visitors/send-support-email", {
    body: { name: "E", email, subject: "Frage", message: "Meine Frage" },
  });
  const response = await browser.get(await pathOf(browser));
  expect([response.status, response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual([
    200,
    "application/zip",
    'attachment; filename="aufwind-data.zip"',
  ]);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    "LIESMICH.txt",
    "cases.json",
    "files.json",
    "legal-texts.json",
    "mails.json",
    "profile.json",
    "second-factors.json",
    "sessions.json",
    "sign-in-providers.json",
    "subscriptions.json",
    "support-requests.json",
    "withdrawals.json",
  ]);
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read("profile.json")).toMatchObject({
    email,
    firstName: "Erika",
    terms_accepted_at: "2026-11-16T09:00:00.000Z",
  });
  expect(read("subscriptions.json")).toMatchObject([{ list: "newsletter" }]);
  expect(read("support-requests.json")).toMatchObject([{ message: "Meine Frage" }]);
  expect(read("sessions.json")).toHaveLength(1);
  expect(read("mails.json").length).toBeGreaterThanOrEqual(2);
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join("");
  for (const secret of ["argon2", browser.cookies.get("access") ?? "-", "hash"]) expect(all).not.toContain(secret);
});

test("a client's download holds wishes in plain words, bookmarks and reviews; a coach's what was written of them", async () => {
  const { browser, userId } = await person(server);
  const coach = await person(server, { kind: "coach" });
  await coach.browser.send("PATCH", "/api/coaches/profile/areas", { areasOfIntervention: ["burnout"] });
  const topics = { preferredCoachingAreas: ["burnout"], healthConsent: true };
  await browser.send("PATCH", "/api/clients/preferences/topics", topics);
  const pair = { client_id: userId, coach_id: coach.userId };
  const now = server.clock.now();
  await server.database
    .insertInto("bookmarks")
    .values({ ...pair, created_at: now })
    .execute();
  await server.database
    .insertInto("reviews")
    .values({ ...pair, stars: 5, body: "Sehr gut", locale: "de", written_at: now })
    .execute();
  const read = async (of: Browser, name: string) => {
    const files = unzipSync(new Uint8Array(await (await of.get(await pathOf(of))).arrayBuffer()));
    return JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  };
  expect(await read(browser, "preferences.json")).toMatchObject({
    ...topics,
    health_consent_at: "2026-11-16T09:00:00.000Z",
  });
  expect(await read(browser, "bookmarks.json")).toMatchObject([{ coach_id: coach.userId, slug: "erika-muster" }]);
  expect(await read(browser, "reviews-written.json")).toMatchObject([{ body: "Sehr gut", published_at: null }]);
  expect(await read(coach.browser, "reviews-received.json")).toMatchObject([{ body: "Sehr gut", stars: 5 }]);
});

test("a download is fetched once, within ten minutes, and only by its owner", async () => {
  const [mine, theirs] = [await person(server), await person(server)];
  const path = await pathOf(mine.browser);
  expect((await theirs.browser.get(path)).status).toBe(422);
  expect((await server.request(path)).status).toBe(401);
  const both = await Promise.all([mine.browser.get(path), mine.browser.get(path)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const late = await pathOf(mine.browser);
  server.clock.advance({ minutes: 10 });
  expect((await mine.browser.get(late)).status).toBe(422);
});

test("a download that was prepared shortly before the access token ends can be fetched after it", async () => {
  const { browser } = await person(server);
  server.clock.advance({ minutes: 14 });
  const path = await pathOf(browser);
  server.clock.advance({ minutes: 9 });
  expect((await browser.get(path)).status).toBe(200);
});

test("both ask for the password again", async () => {
  const { browser } = await person(server);
  const answers = [
    await prepare(browser, "Falsch-1"),
    await remove(browser, { password: "Falsch-1", understood: true }),
  ];
  for (const answer of answers)
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ field: "password" }] }]);
  expect((await remove(browser, { password: PASSWORD })).status).toBe(422);
  expect((await browser.get("/api/identity/user")).status).toBe(200);
});

test("deleting erases the person, ends every session, and says goodbye by mail", async () => {
  const { browser, email, userId } = await person(server);
  const other = server.browser();
  await logIn(other, { email });
  await server.send("POST", "/api/subscriptions/subscribe", { body: { list: "newsletter", email, consent: true } });
  expect((await remove(browser)).status).toBe(200);
  expect(browser.cookies.has("access")).toBe(false);
  expect((await other.get("/api/identity/user")).status).toBe(401);
  expect((await logIn(other, { email })).status).toBe(404);

  const row = await server.database.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: null, email_key: null, first_name: "", last_name: "", password_hash: null });
  for (const table of ["sessions", "known_devices", "mail_links"] as const)
    expect(await server.database.selectFrom(table).selectAll().where("user_id", "=", userId).execute()).toEqual([]);
  expect(await server.database.selectFrom("subscriptions").selectAll().execute()).toEqual([]);
  expect((await server.mails()).map(({ to_address, subject }) => [to_address, subject])).toEqual([
    [email, "Your profile has been deleted"],
  ]);
});

test("the address is free again afterwards", async () => {
  const { browser, email } = await person(server);
  await remove(browser);
  expect((await server.send("PUT", "/api/visitors/client", { body: registration({ email }) })).status).toBe(201);
});

test("with a profile its mails go, however their address was written", async () => {
  const { browser } = await person(server, { email: "erika.muster@gmail.com" });
  await transact(server.database, async (tx) => {
    for (const to of ["Erika.Muster@Gmail.com", "erikamuster@googlemail.com", "another@gmail.com"])
      await server.outbox.add(tx, { to, locale: "de", subject: "s", text: "t", html: "h" });
  });
  await browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  const left = (await server.mails()).map(({ to_address }) => to_address);
  // The last mail says goodbye.
  expect(left).toEqual(["another@gmail.com", "erika.muster@gmail.com"]);
});

test("with a profile go its subscriptions and its requests by the open form, however their address was written", async () => {
  const { browser } = await person(server, { email: "max.muster@gmail.com" });
  for (const email of ["maxmuster@googlemail.com", "max@gmail.com"]) {
    await server.send("POST", "/api/subscriptions/subscribe", { body: { list: "newsletter", email, consent: true } });
    const request = { name: "Max", email, subject: "Eine Frage", message: "Wie geht das?" };
    await server.send("POST", "/api/visitors/send-support-email", { body: request });
  }
  await remove(browser);
  for (const table of ["subscriptions", "support_requests"] as const)
    expect(await server.database.selectFrom(table).select("email").execute()).toEqual([{ email: "max@gmail.com" }]);
});

// Last, since its appointment and ledger keep the people of this test.
test("a coach who leaves reads what is owed, is paid, and is notified at the address that is kept until then", async () => {
  const [coach, client] = [await person(server, { kind: "coach", locale: "en" }), await person(server)];
  await coach.browser.send("PUT", "/api/coaches/business", {
    ...BUSINESS,
    vatStatus: "small",
    vatNumber: "",
    taxNumber: "151/815/08156",
  });
  await earned(server, { coachId: coach.userId, clientId: client.userId, startsAt: "2026-11-13T09:00:00Z" });
  await server.database
    .insertInto("payout_accounts")
    .values({ coach_id: coach.userId, provider_id: "acct_left", status: "ready", created_at: server.clock.now() })
    .execute();
  const outstanding = await (await coach.browser.get("/api/coaches/outstanding-payout")).json();
  // 119 € paid, minus 19 € and 29 € of fees with their VAT; ten business days into December.
  expect(outstanding).toEqual({ cents: 11_900 - Math.round(4_800 * 1.19), payBy: "2026-12-14", isConnected: true });
  expect((await remove(coach.browser)).status).toBe(200);
  const mails = async () => (await server.mails()).filter(({ to_address }) => to_address === coach.email);
  const [farewell] = (await mails()).slice(-1);
  expect(farewell?.text.replaceAll("\u00a0", " ")).toContain("You have earned €61.88 that we have not paid out yet.");
  expect(farewell?.text).toContain("In January we will send you a copy of the tax report");

  server.clock.set("2026-12-01T03:00:00Z");
  await server.work();
  const statement = await server.database
    .selectFrom("statements")
    .select(["payout_cents", "status"])
    .where("coach_id", "=", coach.userId)
    .executeTakeFirst();
  expect(statement?.payout_cents).toBe(6_188);
  expect((await mails()).at(-1)?.text).toContain("Your profile has been deleted");
  const kept = () => server.database.selectFrom("settlement_contacts").select("email").execute();
  expect(await kept()).toEqual([{ email: coach.email }]);

  await server.database
    .updateTable("statements")
    .set({ status: "paid", due_at: null, paid_at: server.clock.now(), transfer_id: "tr_1" })
    .execute();
  server.clock.set("2027-01-15T04:00:00Z");
  await server.work();
  expect(await kept()).toEqual([]);
});
