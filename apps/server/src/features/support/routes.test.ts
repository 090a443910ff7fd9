import { beforeEach, expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(async () => {
  for (const table of ["mails", "support_requests", "rate_limits"] as const)
    await server.database.deleteFrom(table).execute();
});

const good = {
  name: "Erika Muster",
  email: "erika@example.org",
  subject: "Eine Frage",
  message: "Guten Tag,\nwie geht das?",
};
const send = (body: unknown, locale = "en") =>
  server.send("POST", "/api/visitors/send-support-email", { body, locale });
const kept = () => server.database.selectFrom("support_requests").selectAll().execute();

test("keeps the request and mails it to support, answerable, and a receipt to the visitor", async () => {
  const response = await send(good, "de");
  expect(response.status).toBe(202);
  const { reference } = (await response.json()) as { reference: string };
  expect(reference).toMatch(/^AW-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(await kept()).toMatchObject([{ ...good, reference, locale: "de", created_at: server.clock.now() }]);

  const [inbox, receipt] = await server.mails();
  expect(inbox).toMatchObject({ to_address: server.config.company.supportEmail, reply_to: good.email, locale: "de" });
  expect(inbox?.subject).toBe(`Support-Anfrage ${reference}`);
  expect(inbox?.text).toContain("Von: Erika Muster <erika@example.org>\nSprache: Deutsch\nBetreff: Eine Frage");
  expect(inbox?.text).toContain("> Guten Tag,\n> wie geht das?");
  expect(receipt).toMatchObject({ to_address: good.email, reply_to: null, locale: "de" });
  expect(receipt?.subject).toBe(`Wir haben Ihre Nachricht erhalten (${reference})`);
});

test("the receipt is in the visitor's language and repeats nothing that was typed", async () => {
  await send({ ...good, name: "BUY NOW", subject: "BUY NOW", message: "BUY NOW https://spam.example" });
  const [inbox, receipt] = await server.mails();
  expect(inbox?.text).toContain("Sprache: Englisch");
  expect(receipt?.text).toContain("We have received your message and usually reply within two working days.");
  expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/BUY NOW|spam/);
});

test("markup and templates in a message reach support as plain words", async () => {
  await send({ ...good, message: `<script>alert(1)</script> {{reference}} $t(mail:closing)` });
  const [inbox] = await server.mails();
  expect(inbox?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; {{reference}} $t(mail:closing)");
});

test("a bot that fills the hidden field gets the same answer, and nothing is stored", async () => {
  const response = await send({ ...good, website: "https://spam.example" });
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ reference: expect.stringMatching(/^AW-/) });
  expect([await kept(), await server.mails()]).toEqual([[], []]);
});

test.each([
  ["name", "", "required", "Please fill in this field."],
  ["name", "x".repeat(101), "tooLong", "Please use at most 100 characters."],
  ["name", "Erika\r\nBcc: a@b.example", "characters", "This contains characters that cannot be used here."],
  ["email", "no address", "email", "Please enter a valid email address, for example name@example.org."],
  ["email", "a@b.example,c@d.example", "email", "Please enter a valid email address, for example name@example.org."],
  ["subject", "   ", "required", "Please fill in this field."],
  ["subject", "x".repeat(151), "tooLong", "Please use at most 150 characters."],
  ["message", "x".repeat(5001), "tooLong", "Please use at most 5000 characters."],
  ["message", "nul \u0000 character", "characters", "This contains characters that cannot be used here."],
  ["message", undefined, "required", "Please fill in this field."],
  ["message", ["a"], "required", "Please fill in this field."],
])("says at %s what is wrong with %j", async (field, value, code, message) => {
  const response = await send({ ...good, [field]: value });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "invalidFields", errors: [{ field, code, message }] });
  expect(await server.mails()).toEqual([]);
});

test("says everything that is wrong at once, in German where German was asked for", async () => {
  const response = await send({}, "de");
  const { detail, errors } = (await response.json()) as {
    detail: string;
    errors: { field: string; message: string }[];
  };
  expect(detail).toBe("Bitte prüfen Sie die markierten Felder.");
  expect(errors.map(({ field }) => field)).toEqual(["name", "email", "subject", "message"]);
  expect(new Set(errors.map(({ message }) => message))).toEqual(new Set(["Bitte füllen Sie dieses Feld aus."]));
});

test("a body with __proto__ in it poisons nothing", async () => {
  const body = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(good).slice(1)}`;
  const headers = { "content-type": "application/json" };
  expect((await server.request("/api/visitors/send-support-email", { method: "POST", body, headers })).status).toBe(
    202,
  );
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("ten megabytes are refused, and a form instead of JSON", async () => {
  expect((await send({ ...good, message: "x".repeat(10_000_000) })).status).toBe(413);
  const form = { method: "POST", body: new URLSearchParams(good) };
  expect((await server.request("/api/visitors/send-support-email", form)).status).toBe(415);
  expect(await kept()).toEqual([]);
});

test("a flood for one address is stopped, in however many spellings, until time has passed", async () => {
  for (let n = 0; n < 5; n++)
    expect((await send({ ...good, email: n % 2 ? "Erika@Example.org" : good.email })).status).toBe(202);
  const refused = await send({ ...good, email: " ERIKA@example.org" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await kept()).toHaveLength(5);
  server.clock.advance({ hours: 1 });
  expect((await send(good)).status).toBe(202);
});

test("requests are forgotten after 24 months, not a day earlier", async () => {
  await send(good);
  server.clock.set("2028-11-16T08:00:00Z");
  await server.work();
  expect(await kept()).toHaveLength(1);
  server.clock.set("2028-11-17T08:00:00Z");
  await server.work();
  expect(await kept()).toHaveLength(0);
  server.clock.set("2026-11-16T09:00:00Z");
});
