import { beforeEach, expect, test } from "vitest";
import { member } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["mails", "subscriptions", "rate_limits"] as const)
    await server.database.deleteFrom(table).execute();
});

const EMAIL = "erika@example.org";
const lead = (body = {}, locale = "en") =>
  server.send("PUT", "/api/visitors/lead", { body: { email: EMAIL, acceptTerms: true, ...body }, locale });
const subscribe = (body = {}, locale = "en") =>
  server.send("POST", "/api/subscriptions/subscribe", {
    body: { list: "newsletter", email: EMAIL, consent: true, ...body },
    locale,
  });
const confirm = (token: unknown) => server.send("POST", "/api/subscriptions/confirm", { body: { token } });
const leave = (token: unknown) => server.send("POST", "/api/subscriptions/unsubscribe", { body: { token } });
const rows = () => server.database.selectFrom("subscriptions").selectAll().execute();
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

/** The token in the newest mail that has a link to this page. */
async function tokenIn(page: string): Promise<string> {
  const link = new RegExp(`http://aufwind\\.example/(?:en|de)/${page}/([\\w-]{43})\\n`);
  const found = (await server.mails()).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  return found.at(-1) ?? "";
}

test("an address is on the list only after the link of the mail, and is then welcomed", async () => {
  const asked = await subscribe();
  expect([asked.status, await asked.json()]).toEqual([202, { status: "confirmationSent" }]);
  expect(await rows()).toMatchObject([{ list: "newsletter", email: EMAIL, confirmed_at: null }]);
  const [mail] = await server.mails();
  expect(mail).toMatchObject({ to_address: EMAIL, subject: "Please confirm your email address" });
  expect(mail?.text).toContain("signed this address up for the Aufwind newsletter");

  const confirmed = await confirm(await tokenIn("confirm"));
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { list: "newsletter" }]);
  expect(await rows()).toMatchObject([{ confirmed_at: server.clock.now() }]);
  expect((await server.mails())[1]).toMatchObject({ to_address: EMAIL, subject: "You are on the list" });
});

test("everything is in German for those who read German, the links too", async () => {
  await lead({}, "de");
  const [mail] = await server.mails();
  expect(mail?.subject).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse");
  expect(mail?.text).toContain("für den frühen Zugang zu Aufwind angemeldet");
  await confirm(await tokenIn("bestaetigen"));
  expect((await server.mails())[1]?.subject).toBe("Sie stehen auf der Liste");
  expect((await leave(await tokenIn("abmelden"))).status).toBe(200);
});

test("the table holds no token that works", async () => {
  await subscribe();
  const token = await tokenIn("confirm");
  expect(JSON.stringify(await rows())).not.toContain(token);
  const [row] = await rows();
  expect((await confirm(row?.confirm_token_hash.toString("base64url"))).status).toBe(422);
});

test("pressing the link twice gets the same yes and one welcome", async () => {
  await subscribe();
  const token = await tokenIn("confirm");
  const both = await Promise.all([confirm(token), confirm(token)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  server.clock.advance({ days: 100 });
  expect((await confirm(token)).status).toBe(200);
  expect(await server.mails()).toHaveLength(2);
});

test("asking again before confirming sends a new link, and the old one no longer works", async () => {
  await subscribe();
  const first = await tokenIn("confirm");
  await subscribe({ email: "ERIKA@example.org" }, "de");
  const second = await tokenIn("bestaetigen");
  expect(await rows()).toHaveLength(1);
  expect(await codeOf(await confirm(first))).toBe("linkInvalid");
  expect((await confirm(second)).status).toBe(200);
});

test("an address on the list gets the specified sentence, however it is spelled; other lists stay open to it", async () => {
  await lead();
  await confirm(await tokenIn("confirm"));
  const again = await lead({ email: " Erika@EXAMPLE.org " });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    code: "emailAlreadyRegistered",
    detail: "The email address is already registered",
  });
  expect(await server.mails()).toHaveLength(2);
  expect((await subscribe()).status).toBe(202);
});

test("an address that has an account is refused early access, however it is spelled; the newsletter stays open to it", async () => {
  const { email } = await member(server);
  const refused = await lead({ email: email.toUpperCase() });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { detail: "The email address is already registered" },
  ]);
  expect((await subscribe({ email })).status).toBe(202);
});

test("ten who ask for one address at once leave one row", async () => {
  await server.database.deleteFrom("rate_limits").execute();
  const answers = await Promise.all(Array.from({ length: 10 }, () => lead()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 429]));
  expect(await rows()).toHaveLength(1);
});

test("a link works for 24 hours; after seven days the address is forgotten", async () => {
  await subscribe();
  const token = await tokenIn("confirm");
  server.clock.set("2026-11-17T09:00:00Z");
  expect(await codeOf(await confirm(token))).toBe("linkInvalid");
  server.clock.set("2026-11-23T09:00:00Z");
  await server.work("delete-unconfirmed-subscriptions");
  expect(await rows()).toHaveLength(1);
  server.clock.set("2026-11-23T09:00:01Z");
  await server.work("delete-unconfirmed-subscriptions");
  expect(await rows()).toHaveLength(0);
});

test("a link of one kind does not do the work of the other, and a forged one does none", async () => {
  await subscribe();
  await confirm(await tokenIn("confirm"));
  const [confirmToken, leaveToken] = [await tokenIn("confirm"), await tokenIn("unsubscribe")];
  expect(await codeOf(await leave(confirmToken))).toBe("linkInvalid");
  expect(await codeOf(await confirm(leaveToken))).toBe("linkInvalid");
  expect(await codeOf(await leave("A".repeat(43)))).toBe("linkInvalid");
  expect(await rows()).toMatchObject([{ left_at: null }]);
});

test.each([undefined, "", "short", "A".repeat(44), `${"A".repeat(42)}'`, { $ne: "" }])(
  "a token like %j is refused at its field",
  async (token) => {
    const response = await confirm(token);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "invalidFields", errors: [{ field: "token" }] });
  },
);

test("leaving works with any mail of the list, twice is once, and coming back needs a new confirmation", async () => {
  await subscribe();
  await confirm(await tokenIn("confirm"));
  const token = await tokenIn("unsubscribe");
  expect(await (await leave(token)).json()).toEqual({ list: "newsletter" });
  expect((await leave(token)).status).toBe(200);
  expect(await rows()).toMatchObject([{ left_at: server.clock.now() }]);
  expect(await codeOf(await confirm(await tokenIn("confirm")))).toBe("linkInvalid");

  expect((await subscribe()).status).toBe(202);
  expect(await rows()).toMatchObject([{ confirmed_at: null, left_at: null }]);
  expect((await confirm(await tokenIn("confirm"))).status).toBe(200);
});

test("a month after leaving the address is forgotten", async () => {
  await subscribe();
  await confirm(await tokenIn("confirm"));
  await leave(await tokenIn("unsubscribe"));
  server.clock.advance({ days: 30, seconds: 1 });
  await server.work();
  expect(await rows()).toEqual([]);
});

test("every mail of a list lets the mail program offer to leave it", async () => {
  await subscribe();
  await confirm(await tokenIn("confirm"));
  const token = await tokenIn("unsubscribe");
  for (const { headers } of await server.mails())
    expect(headers).toEqual({
      "List-Unsubscribe": `<http://aufwind.example/en/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
});

test("a bot that fills the hidden field gets the same answer, and nothing is stored", async () => {
  const answers = [await lead({ website: "x" }), await subscribe({ website: "x" })];
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect([await rows(), await server.mails()]).toEqual([[], []]);
});

test.each([
  [() => lead({ email: "x" }), "email", "Please enter a valid email address, for example name@example.org."],
  [() => lead({ email: `${"x".repeat(250)}@example.org` }), "email", "Please use at most 254 characters."],
  [() => lead({ acceptTerms: false }), "acceptTerms", "Please tick this box to continue."],
  [() => subscribe({ consent: undefined }), "consent", "Please tick this box to continue."],
  [() => subscribe({ list: "earlyAccess" }), "list", "Please check this entry."],
  [
    () => subscribe({ email: "a\u0000@example.org" }, "de"),
    "email",
    /^Bitte geben Sie eine gültige E-Mail-Adresse ein/,
  ],
])("says at its field what is wrong (%#)", async (send, field, message) => {
  const response = await send();
  expect(response.status).toBe(422);
  const said = typeof message === "string" ? message : expect.stringMatching(message);
  expect(await response.json()).toMatchObject({ code: "invalidFields", errors: [{ field, message: said }] });
  expect(await rows()).toEqual([]);
});
