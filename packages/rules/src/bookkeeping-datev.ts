import type { Account, Accounts, BookingLine, Chart } from "./bookkeeping.ts";

/** What DATEV's programs ask for before they take a batch. */
export type DatevHead = {
  consultantNumber: number;
  clientNumber: number;
  chart: Chart;
  accountLength: number;
  /** `yyyy-mm-dd`: the first day of the business year, and the days of the batch. */
  yearBegins: string;
  from: string;
  to: string;
  /** What the batch is called: at most 30 characters. */
  title: string;
  /** Berlin time, `yyyy-mm-ddThh:mm:ss`. */
  madeAt: string;
};

/** Its numbers: 1001 to 9999999 for tax advisers, 1 to 99999 for those they work for. */
export const CONSULTANT_NUMBERS = { least: 1001, most: 9_999_999 };
export const CLIENT_NUMBERS = { least: 1, most: 99_999 };

/** Format 700, category 21 (booking batch) in its version 13. */
const FORMAT = ['"EXTF"', "700", "21", '"Buchungsstapel"', "13"];

const numbered = (count: number, ...names: string[]) =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();

/** All columns of that version; programs find them by place. */
export const DATEV_COLUMNS = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...numbered(8, "Beleginfo - Art", "Beleginfo - Inhalt"),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "Kost-Menge",
  "EU-Land u. UStID (Bestimmung)",
  "EU-Steuersatz (Bestimmung)",
  "Abw. Versteuerungsart",
  "Sachverhalt L+L",
  "Funktionsergänzung L+L",
  "BU 49 Hauptfunktionstyp",
  "BU 49 Hauptfunktionsnummer",
  "BU 49 Funktionsergänzung",
  ...numbered(20, "Zusatzinformation - Art", "Zusatzinformation- Inhalt"),
  "Stück",
  "Gewicht",
  "Zahlweise",
  "Forderungsart",
  "Veranlagungsjahr",
  "Zugeordnete Fälligkeit",
  "Skontotyp",
  "Auftragsnummer",
  "Buchungstyp",
  "USt-Schlüssel (Anzahlungen)",
  "EU-Land (Anzahlungen)",
  "Sachverhalt L+L (Anzahlungen)",
  "EU-Steuersatz (Anzahlungen)",
  "Erlöskonto (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "KOST-Datum",
  "SEPA-Mandatsreferenz",
  "Skontosperre",
  "Gesellschaftername",
  "Beteiligtennummer",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Postensperre bis",
  "Bezeichnung SoBil-Sachverhalt",
  "Kennzeichen SoBil-Buchung",
  "Festschreibung",
  "Leistungsdatum",
  "Datum Zuord. Steuerperiode",
  "Fälligkeit",
  "Generalumkehr (GU)",
  "Steuersatz",
  "Land",
  "Abrechnungsreferenz",
  "BVV-Position",
  "EU-Land u. UStID (Ursprung)",
  "EU-Steuersatz (Ursprung)",
  "Abw. Skontokonto",
];
const PLACE = { amount: 0, side: 1, currency: 2, account: 6, contra: 7, key: 8, day: 9, document: 10, text: 13 };
const FINALIZED = 113;

/** Input VAT of the full rate. Accounts for sales have their rate by themselves, and take no key. */
const INPUT_VAT = "9";

/** The signs that a document's number may have, and no more than 36 of them. */
const plainDocument = (text: string) => text.replaceAll(/[^\w$%&*+/-]/g, "").slice(0, 36);
const plainText = (text: string) =>
  text
    .replaceAll(/[\s;"]+/g, " ")
    .trim()
    .slice(0, 60);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const compact = (day: string) => day.replaceAll(/[-:T]/g, "");
const amount = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

/** A booking batch as DATEV's programs read it, still as text. */
export function datevBatch(head: DatevHead, { lines, accounts }: { lines: BookingLine[]; accounts: Accounts }): string {
  const rows = lines.map((line) => rowOf(line, accounts));
  return [headLine(head), DATEV_COLUMNS.join(";"), ...rows].map((row) => `${row}\r\n`).join("");
}

function headLine(head: DatevHead): string {
  const { consultantNumber, clientNumber, chart, accountLength, yearBegins, from, to, title, madeAt } = head;
  return [
    ...FORMAT,
    `${compact(madeAt)}000`,
    "",
    '"RE"',
    '""',
    '""',
    consultantNumber,
    clientNumber,
    compact(yearBegins),
    accountLength,
    compact(from),
    compact(to),
    quoted(title.slice(0, 30)),
    '""',
    // Financial bookkeeping, for every purpose, not finalized: the adviser looks at it first.
    "1",
    "0",
    "0",
    '"EUR"',
    "",
    '""',
    "",
    "",
    quoted(chart.slice(-2)),
    "",
    "",
    '""',
    '""',
  ].join(";");
}

function rowOf({ cents, debit, credit, on, document, text, deductsVat }: BookingLine, accounts: Accounts): string {
  const cells = DATEV_COLUMNS.map(() => "");
  const number = (account: Account) => accounts[account];
  cells[PLACE.amount] = amount(cents);
  cells[PLACE.side] = '"S"';
  cells[PLACE.currency] = '"EUR"';
  cells[PLACE.account] = number(debit);
  cells[PLACE.contra] = number(credit);
  cells[PLACE.key] = deductsVat ? quoted(INPUT_VAT) : "";
  cells[PLACE.day] = `${on.slice(8, 10)}${on.slice(5, 7)}`;
  cells[PLACE.document] = quoted(plainDocument(document));
  cells[PLACE.text] = quoted(plainText(text));
  cells[FINALIZED] = "0";
  return cells.join(";");
}
