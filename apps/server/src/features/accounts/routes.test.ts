import { beforeEach, expect, test } from "vitest";
import { logIn, member, person, registration, tokenIn } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["mails", "users", "rate_limits"] as const) await server.database.deleteFrom(table).execute();
});

const EMAIL = "erika@example.org";
const LONG = `Ab1!${"x".repeat(125)}`;
const twice = (password: string) => ({ password, passwordConfirmation: password });
const register = (over = {}, { kind = "client", locale = "en" } = {}) =>
  server.send("PUT", `/api/visitors/${kind}`, { body: registration(over), locale });
const confirm = (token: unknown) => server.send("POST", "/api/visitors/confirm-email", { body: { token } });
const resend = (email: string, locale = "en") =>
  server.send("POST", "/api/visitors/resend-confirmation-email", { body: { email }, locale });
const isFree = async (email: string) =>
  (
    (await (await server.send("POST", "/api/visitors/check-email", { body: { email } })).json()) as {
      available: boolean;
    }
  ).available;
const users = () => server.database.selectFrom("users").selectAll().orderBy("created_at").execute();
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const token = () => tokenIn(server, { to: EMAIL, page: "confirm-email" });

test("a client registers, confirms with the mail, and can log in only then", async () => {
  const registered = await register();
  expect([registered.status, await registered.json()]).toEqual([201, { status: "confirmationSent", resendAfter: 60 }]);
  expect(await users()).toMatchObject([
    { kind: "client", email: EMAIL, locale: "en", terms_locale: "en", confirmed_at: null, company_name: null },
  ]);
  const [mail] = await server.mails();
  expect(mail).toMatchObject({ to_address: EMAIL, subject: "Please confirm your email address" });
  // Whoever typed the name may not own the address.
  expect(mail?.text).not.toContain("Erika");

  const browser = server.browser();
  expect(await codeOf(await logIn(browser, { email: EMAIL }))).toBe("userNotConfirmed");
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await (await confirm(await token())).json()).toEqual({ status: "confirmed" });
  expect((await logIn(browser, { email: EMAIL })).status).toBe(200);
});

test("a coach registers as a company, in German", async () => {
  const company = { asCompany: true, companyName: "Muster GmbH", vatNumber: "de 123 456 789" };
  expect((await register(company, { kind: "coach", locale: "de" })).status).toBe(201);
  expect(await users()).toMatchObject([
    { kind: "coach", locale: "de", terms_locale: "de", company_name: "Muster GmbH", vat_number: "DE123456789" },
  ]);
  expect((await server.mails())[0]?.subject).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse");
  expect(await tokenIn(server, { to: EMAIL, page: "e-mail-bestaetigen" })).toHaveLength(43);
});

test("company fields that were typed without the tick are left aside", async () => {
  await register({ companyName: "X", vatNumber: "nonsense" });
  expect(await users()).toMatchObject([{ company_name: null, vat_number: null }]);
});

test("no table holds the password or a token that works", async () => {
  await register();
  const kept = JSON.stringify([await users(), await server.database.selectFrom("mail_links").selectAll().execute()]);
  expect(kept).toContain("$argon2id$");
  for (const secret of ["Sommer-2026", await token()]) expect(kept).not.toContain(secret);
});

test.each(["erika@example.org", "ERIKA@Example.org", " erika@example.org "])(
  "a second account for %j is refused at its field",
  async (email) => {
    await register();
    const again = await register({ email });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: "emailInUse",
      detail: "Email is already in use",
      errors: [{ field: "email", message: "Email is already in use" }],
    });
    expect(await users()).toHaveLength(1);
  },
);

test("dots do not make a second account where the mailbox ignores them", async () => {
  await register({ email: "eri.ka@gmail.com" });
  expect((await register({ email: "e.rika@googlemail.com" })).status).toBe(409);
  expect(await isFree("ERIKA@gmail.com")).toBe(false);
  expect(await isFree("erika@example.org")).toBe(true);
});

test("the limit per address counts a mailbox, however it is written", async () => {
  const spellings = ["erika", "e.rika", "er.ika", "eri.ka", "erik.a", "e.r.ika"];
  const ask = (name: string, n: number) =>
    server
      .browser({ network: `10.7.0.${n}` })
      .send("PUT", "/api/visitors/client", registration({ email: `${name}@gmail.com` }));
  const statuses = (await Promise.all(spellings.map(ask))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("ten who register one address at once make one account", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      server.browser({ network: `10.1.0.${n}` }).send("PUT", "/api/visitors/client", registration()),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => [201, 409, 429].includes(status))).toBe(true);
  expect(await users()).toHaveLength(1);
});

test("what a body says about roles, confirmation or ids counts for nothing", async () => {
  const smuggled = { userType: "operator", kind: "operator", confirmed_at: "2020-01-01", id: "1", failed_attempts: -9 };
  expect((await register(smuggled)).status).toBe(201);
  expect(await users()).toMatchObject([{ kind: "client", confirmed_at: null, failed_attempts: 0 }]);
});

test("fifty who redeem one link at once: one succeeds", async () => {
  await register();
  const once = await token();
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(once)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
});

test("a link is good for 24 hours, and no longer", async () => {
  await register();
  server.clock.set("2026-11-17T08:59:59Z");
  expect((await confirm(await token())).status).toBe(200);
  await server.database.deleteFrom("users").execute();
  server.clock.set("2026-11-16T09:00:00Z");
  await register();
  server.clock.set("2026-11-17T09:00:00Z");
  expect(await codeOf(await confirm(await token()))).toBe("confirmLinkInvalid");
  expect(await codeOf(await confirm("A".repeat(43)))).toBe("confirmLinkInvalid");
});

test("another mail can be asked for after a minute; both links work until one did", async () => {
  await register();
  const first = await token();
  server.clock.advance({ seconds: 20 });
  const early = await resend(EMAIL);
  expect([early.status, early.headers.get("retry-after")]).toEqual([429, "40"]);
  expect(await early.json()).toMatchObject({
    code: "resendTooSoon",
    detail: "Please wait 40 seconds before resending.",
  });
  server.clock.advance({ seconds: 40 });
  expect((await resend(EMAIL)).status).toBe(202);
  const second = await token();
  expect(second).not.toBe(first);
  expect((await confirm(first)).status).toBe(200);
  expect((await confirm(second)).status).toBe(422);
  expect(await codeOf(await resend(EMAIL))).toBe("alreadyConfirmed");
});

test("nothing is resent to an address without an account", async () => {
  expect(await (await resend("nobody@example.org")).json()).toMatchObject({
    status: 404,
    detail: "User was not found",
  });
  expect(await server.mails()).toEqual([]);
});

test("an account that nobody confirms is forgotten after seven days", async () => {
  await register();
  await member(server, { email: "other@example.org" });
  server.clock.set("2026-11-23T09:00:00Z");
  await server.work("delete-unconfirmed-accounts");
  expect(await users()).toHaveLength(2);
  server.clock.set("2026-11-23T09:00:01Z");
  await server.work("delete-unconfirmed-accounts");
  expect((await users()).map(({ email }) => email)).toEqual(["other@example.org"]);
});

test("a bot that fills the hidden field gets the same answer, and nothing is stored", async () => {
  expect((await register({ website: "x" })).status).toBe(201);
  expect([await users(), await server.mails()]).toEqual([[], []]);
});

test.each([
  [{ firstName: " " }, "firstName", "Please fill in this field."],
  [{ lastName: "x".repeat(101) }, "lastName", "Please use at most 100 characters."],
  [{ firstName: "Eva\u0000" }, "firstName", "This contains characters that cannot be used here."],
  [{ firstName: "Eva\nBcc: x@example.org" }, "firstName", "This contains characters that cannot be used here."],
  [{ email: "erika@" }, "email", "Please enter a valid email address, for example name@example.org."],
  [twice("sommer-2026"), "password", "The password does not yet meet all the rules."],
  [twice("Ab1!"), "password", "The password does not yet meet all the rules."],
  [twice(LONG), "password", "Please use at most 128 characters."],
  [{ passwordConfirmation: "Sommer-2027" }, "passwordConfirmation", "The two passwords are not the same."],
  [{ isAdult: false }, "isAdult", "Please tick this box to continue."],
  [{ acceptTerms: "yes" }, "acceptTerms", "Please tick this box to continue."],
  [{ asCompany: true, vatNumber: "DE123456789" }, "companyName", "Please fill in this field."],
  [{ asCompany: true, companyName: "M" }, "vatNumber", "Please fill in this field."],
])("%j is refused at %s", async (over, field, message) => {
  const response = await register(over);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "invalidFields", errors: [{ field, message }] });
  expect(await users()).toEqual([]);
});

test("says who is signed in, and lets them correct it", async () => {
  const { browser, userId } = await person(server, { kind: "coach", email: EMAIL });
  const read = await browser.get("/api/identity/user");
  expect(await read.json()).toEqual({
    userId,
    userType: "coach",
    name: "Erika Muster",
    firstName: "Erika",
    lastName: "Muster",
    email: EMAIL,
    userName: EMAIL,
    seatProfile: null,
    status: "active",
    profilePicture: null,
    companyName: null,
    vatNumber: null,
    locale: "en",
    hasPassword: true,
    createdAt: "2026-11-16T09:00:00.000Z",
  });
  const details = { firstName: "Erik", lastName: "Muster", locale: "de", asCompany: false, userType: "operator" };
  const changed = await browser.send("PATCH", "/api/identity/user", details);
  expect(await changed.json()).toMatchObject({ name: "Erik Muster", locale: "de", userType: "coach" });
});

test("the company of a client is corrected here, that of a coach with the business details", async () => {
  const named = { companyName: "Muster GmbH", vatNumber: "DE123456789" };
  const details = { firstName: "Erika", lastName: "Muster", locale: "en", asCompany: true, ...named };
  const client = await person(server);
  expect(await (await client.browser.send("PATCH", "/api/identity/user", details)).json()).toMatchObject(named);
  const coach = await person(server, { kind: "coach" });
  const company = { company_name: "Praxis", vat_number: "ATU12345678" };
  await server.database.updateTable("users").set(company).where("id", "=", coach.userId).execute();
  for (const asCompany of [true, false]) {
    const changed = await coach.browser.send("PATCH", "/api/identity/user", {
      ...details,
      firstName: "Eva",
      asCompany,
    });
    expect(await changed.json()).toMatchObject({ name: "Eva Muster", companyName: "Praxis", vatNumber: "ATU12345678" });
  }
});

test("a visitor is nobody", async () => {
  expect((await server.request("/api/identity/user")).status).toBe(401);
  expect((await server.send("PATCH", "/api/identity/user", { body: {} })).status).toBe(401);
});

test("a name that is an address is none in any mail", async () => {
  const browser = server.browser();
  const names = { firstName: "https://evil.example", lastName: "www.evil.example" };
  await browser.send("PUT", "/api/visitors/client", registration({ email: "evil@example.org", ...names }));
  for (const { text, html } of await server.mails()) expect(`${text}${html}`).not.toContain("evil.example");
});
