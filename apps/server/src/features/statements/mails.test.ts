import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { statementTemplates } from "../../statement-templates.ts";

const server = await testServer();

/** The text of a mail, with plain spaces. */
const text = (name: string, locale: "en" | "de") =>
  statementTemplates(server)
    [`statements-${name}`]?.(locale)
    .text.replaceAll(/[\u00a0\u202f]/g, " ") ?? "";

test("a coach is told the result of a month, and by when it is paid", () => {
  const german = text("closed", "de");
  for (const said of [
    "Preise inkl. USt.: 238 €",
    "Plattformgebühren: -38 €",
    "Marketinggebühren: -29 €",
    "USt. auf Gebühren: -12,73 €",
    "Ihr Anteil in diesem Monat: 158,27 €",
    "Wir zahlen 158,27 € bis spätestens Montag, 14. Dezember 2026 auf Ihr verbundenes Konto aus.",
    "http://aufwind.example/de/coach/finanzen",
  ])
    expect(german).toContain(said);
  expect(text("closed", "en")).toContain(
    "We will pay out €158.27 to your connected account by Monday, 14 December 2026 at the latest.",
  );
});

test("who is not connected is asked to connect", () => {
  expect(text("closed-unconnected", "en")).toContain(
    "Connect the payment platform:\nhttp://aufwind.example/en/coach/finances",
  );
  expect(text("closed-unconnected", "de")).toContain("Wir können 158,27 € noch nicht auszahlen");
});

test("what is carried over is told when it comes about and when it is taken off", () => {
  expect(text("closed-carried", "en")).toContain("We carry €96.39 over and deduct it from your next earnings.");
  expect(text("closed-after-carried", "de")).toContain("Übertrag aus früheren Monaten: -96,39 €\nAuszahlung: 61,88 €");
  expect(text("closed", "en")).not.toContain("Carried over");
  expect(text("closed-nothing", "en")).toContain("There is nothing to pay out for this month.");
});
