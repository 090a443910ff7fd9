import { beforeEach, expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(async () => {
  for (const table of ["mails", "withdrawals", "rate_limits"] as const)
    await server.database.deleteFrom(table).execute();
});

const good = { name: "Erika Muster", email: "erika@example.org", contract: "Termin vom 20.11.2026\nbei Max" };
const send = (body: unknown, locale = "de") => server.send("POST", "/api/visitors/withdraw", { body, locale });
const kept = () => server.database.selectFrom("withdrawals").selectAll().execute();

test("the receipt states content, date and time of receipt in Berlin, with its zone", async () => {
  const response = await send(good);
  expect(response.status).toBe(202);
  const { reference, receivedAt } = (await response.json()) as { reference: string; receivedAt: string };
  expect(receivedAt).toBe("2026-11-16T09:00:00.000Z");
  expect(await kept()).toMatchObject([{ ...good, reference, received_at: new Date(receivedAt) }]);
  const [receipt, inbox] = await server.mails();
  expect(receipt).toMatchObject({ to_address: good.email, locale: "de" });
  expect(receipt?.subject).toBe(`Eingangsbestätigung Ihres Widerrufs (${reference})`);
  expect(receipt?.text).toContain("Zeitpunkt des Eingangs: Montag, 16. November 2026 um 10:00:00 MEZ (Europe/Berlin).");
  expect(receipt?.text).toContain(
    "> Name: Erika Muster\n> E-Mail-Adresse: erika@example.org\n> Vertrag: Termin vom 20.11.2026\n> bei Max",
  );
  expect(inbox).toMatchObject({ to_address: server.config.company.supportEmail, reply_to: good.email });
  expect(inbox?.text).toContain("Vertrag: Termin vom 20.11.2026");
});

test("in summer the receipt names summer time, in English where English was asked for", async () => {
  server.clock.set("2026-07-01T22:30:00Z");
  await send(good, "en");
  server.clock.set("2026-11-16T09:00:00Z");
  const [receipt] = await server.mails();
  expect(receipt?.text).toMatch(/Thursday,? 2 July 2026 at 00:30:00 CEST \(Europe\/Berlin\)/);
  expect(receipt?.subject).toMatch(/^Receipt of your withdrawal \(AW-/);
});

test("a browser that fills in more than it was asked for loses nobody's declaration", async () => {
  expect((await send({ ...good, website: "https://autofill.example" })).status).toBe(202);
  expect(await kept()).toHaveLength(1);
});

test.each([
  ["name", " ", "Bitte füllen Sie dieses Feld aus."],
  ["email", "erika@", "Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org."],
  ["contract", "x".repeat(501), "Bitte verwenden Sie höchstens 500 Zeichen."],
  ["contract", "\u0000", "Hier stehen Zeichen, die nicht verwendet werden können."],
])("says at %s what is wrong with %j", async (field, value, message) => {
  const response = await send({ ...good, [field]: value });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field, message }] });
  expect(await kept()).toEqual([]);
});

test("a stranger's words come as such, and nothing in them can be clicked", async () => {
  const typed = { name: "Bank https://evil.example", contract: "Bestätigen Sie auf www.evil.example/konto" };
  await send({ ...good, ...typed });
  const mails = await server.mails();
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails)
    for (const each of [text, html]) {
      expect(each).not.toMatch(/evil\.example|https:\/\/evil/);
      expect(each).toContain("www[.]evil[.]example/konto");
    }
  expect(mails[0]?.text).toContain("So wurde das Formular auf unserer Website ausgefüllt");
  expect(mails[0]?.text).toContain("Das waren nicht Sie?");
});

test("three an hour come from one network, and five a day go to one address", async () => {
  const from = (network: string, email: string) =>
    server.browser({ network }).send("POST", "/api/visitors/withdraw", { ...good, email });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await from("198.51.100.1", `a${n}@example.org`)).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  const others: number[] = [];
  for (let n = 0; n < 6; n++) others.push((await from(`198.51.100.${n + 2}`, "victim@example.org")).status);
  expect(others).toEqual([202, 202, 202, 202, 202, 429]);
});
