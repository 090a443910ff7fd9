import { strFromU8, unzipSync } from "fflate";
import readSheets, { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { createTranslator } from "../../platform/i18n/translator.ts";
import { type StatementContent, type StatementLine, statementSheet } from "./statement-sheet.ts";

const translator = createTranslator("Aufwind");

const line = (given: Partial<StatementLine> = {}): StatementLine => ({
  appointmentId: "019a0000-0000-7000-8000-000000000001",
  startsAt: "2026-11-17T17:00:00Z",
  client: "Lena Brandt",
  kind: "completed",
  reason: "",
  grossCents: 9520,
  vatCents: 1520,
  netCents: 8000,
  feeRate: 1900,
  feeCents: 1520,
  marketingCents: 2900,
  feeVatCents: 840,
  adjustedCents: 0,
  arrivesCents: 4260,
  ...given,
});
const content = (given: Partial<StatementContent> = {}): StatementContent => ({
  coach: "Dr. Jonas Weidner",
  month: "2026-11",
  lines: [
    line(),
    line({ kind: "noShow", startsAt: "2026-07-01T22:00:00Z", client: '=HYPERLINK("x") & <b>', feeRate: 1200 }),
    line({
      kind: "reversal",
      grossCents: -9520,
      vatCents: -1520,
      netCents: -8000,
      feeCents: -1520,
      marketingCents: 0,
      feeVatCents: -289,
      arrivesCents: -7711,
    }),
  ],
  carriedInCents: -500,
  arrivesCents: 809,
  payoutCents: 309,
  carriedOutCents: 0,
  payBy: "2026-12-14",
  paidOn: null,
  ...given,
});
const bookOf = async (given: Partial<StatementContent> = {}, locale: "en" | "de" = "de") =>
  Buffer.from(await statementSheet(translator, content(given), locale));

test("each appointment is a row of real numbers and dates, by the clock of Berlin", async () => {
  const [head, first, second] = await readSheet(await bookOf());
  expect(head).toEqual([
    "Datum und Uhrzeit (Berlin)",
    "Klientin, Klient",
    "Status",
    "Preis brutto",
    "Umsatzsteuer",
    "Preis netto",
    "Gebührensatz",
    "Plattformgebühr",
    "Marketinggebühr",
    "USt. auf Gebühren",
    "Korrektur",
    "Ihr Anteil",
    "Termin-ID",
  ]);
  const at = new Date("2026-11-17T18:00:00Z");
  expect(first?.slice(0, 12)).toEqual([
    ...[at, "Lena Brandt", "Abgeschlossen", 95.2, 15.2, 80, 0.19, 15.2, 29, 8.4, 0, 42.6],
  ]);
  // Midnight in Berlin's summer; a name is a text, whatever it begins with.
  expect(second?.slice(0, 3)).toEqual([new Date("2026-07-02T00:00:00Z"), '=HYPERLINK("x") & <b>', "Nicht erschienen"]);
});

test("a correction is a row with its reason, and without an appointment", async () => {
  const corrected = line({ kind: "adjustment", reason: "Doppelte Gebühr.", appointmentId: "", client: "" });
  const rows = await readSheet(await bookOf({ lines: [{ ...corrected, adjustedCents: -500, arrivesCents: -500 }] }));
  expect([rows[1]?.[2], rows[1]?.[10], rows[1]?.[11]]).toEqual(["Korrektur: Doppelte Gebühr.", -5, -5]);
});

test("the last row has the sums of the others", async () => {
  const rows = await readSheet(await bookOf({}, "en"));
  const last = rows.at(-1);
  expect(last?.[0]).toBe("Total");
  for (const column of [3, 4, 5, 7, 8, 9, 10, 11]) {
    const cents = rows.slice(1, -1).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
    expect(Math.round(Number(last?.[column]) * 100), String(rows[0]?.[column])).toBe(cents);
  }
});

test("the second sheet leads from the prices to the payout", async () => {
  const sheets = await readSheets(await bookOf());
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Termine", "Summen"]);
  const sums = Object.fromEntries((sheets[1]?.data ?? []).map(([label, value]) => [label, value]));
  expect(sums).toMatchObject({
    Coach: "Dr. Jonas Weidner",
    Monat: new Date("2026-11-01T00:00:00Z"),
    Zeilen: 3,
    "Preise netto": 80,
    Umsatzsteuer: 15.2,
    "Preise brutto": 95.2,
    "Abzüglich Plattformgebühren": -15.2,
    "Abzüglich Marketinggebühren": -58,
    "Abzüglich USt. auf Gebühren": -13.91,
    "Zuzüglich Korrekturen": 0,
    "Ihr Anteil in diesem Monat": 8.09,
    "Übertrag aus dem Vormonat": -5,
    Auszahlung: 3.09,
    "Übertrag in den Folgemonat": 0,
    "Auszahlung spätestens am": new Date("2026-12-14T00:00:00Z"),
    "Ausgezahlt am": "Noch nicht",
  });
});

test("a month that is paid says when", async () => {
  const [, sums] = await readSheets(await bookOf({ paidOn: "2026-12-10" }, "en"));
  expect(sums?.data.at(-1)).toEqual(["Paid out on", new Date("2026-12-10T00:00:00Z")]);
});

test("a month without appointments is a table all the same", async () => {
  const rows = await readSheet(await bookOf({ lines: [], arrivesCents: 0, payoutCents: 0 }));
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(3, 6)).toEqual([0, 0, 0]);
});

test("the head stays in view, and amounts are formatted as euros", async () => {
  const files = unzipSync(new Uint8Array(await bookOf()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read("xl/worksheets/sheet1.xml")).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(read("xl/styles.xml")).toContain("#,##0.00");
});
