import type { Locale } from "@aufwind/rules/locale";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { COACH, clientInvoice, creditOf, feeInvoice, sumsOf } from "../../../test/made-invoices.ts";
import { createTranslator } from "../../platform/i18n/translator.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceXml } from "./invoice-xml.ts";

const translator = createTranslator("Aufwind");

const opened = async (content: InvoiceContent, locale: Locale = "de") =>
  getDocumentProxy(new Uint8Array(await invoicePdf(translator, content, locale)));

/** The text of each page, with plain spaces. */
async function pagesOf(content: InvoiceContent, locale: Locale = "de"): Promise<string[]> {
  const pdf = await opened(content, locale);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const texts = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""));
      return texts.join("").replaceAll(/\s+/g, " ");
    }),
  );
}
const textOf = async (content: InvoiceContent, locale: Locale = "de") => (await pagesOf(content, locale)).join(" ");

test("a client's invoice says all that the law asks for", async () => {
  const text = await textOf(clientInvoice());
  for (const said of [
    "Rechnung JW-2026-0042",
    "Rechnungsdatum 18.11.2026",
    "Leistungsdatum 17.11.2026",
    "Weidner & Söhne Dr. Jonas Weidner Lindenallee 12 Hinterhaus 50668 Köln",
    "Steuernummer 214/5678/9012",
    "Lena Brandt Gartenweg 3 80331 München",
    "Coaching, 60 Minuten 01.01.2026, 14:00–15:00 1 80,00 €",
    "Summe netto 80,00 €",
    "Umsatzsteuer 19 % 15,20 €",
    "Gesamtbetrag 95,20 €",
    "Bezahlt am 16.11.2026 mit der Karte, die auf 4242 endet.",
    "Ausgestellt von Aufwind Demo GmbH im Namen und für Rechnung von Weidner & Söhne.",
    "Seite 1 von 1",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain("Steuerbefreiung");
});

test.each([
  ["de", "cancelled", "Coaching, 60 Minuten (kurzfristig abgesagt)"],
  ["de", "noShow", "Coaching, 60 Minuten (nicht wahrgenommen)"],
  ["en", "cancelled", "Coaching, 60 minutes (cancelled late)"],
  ["en", "noShow", "Coaching, 60 minutes (not attended)"],
] as const)("what did not take place is called so: %s, %s", async (locale, missed, said) => {
  const invoice = clientInvoice();
  const text = await textOf({ ...invoice, lines: invoice.lines.map((line) => ({ ...line, missed })) }, locale);
  expect(text).toContain(said);
});

test("a coach's invoice for fees says the same in English", async () => {
  const text = await textOf(feeInvoice(), "en");
  for (const said of [
    "Invoice AW-2026-000123",
    "Invoice date 1 Dec 2026",
    "Period of service 1 Nov 2026 to 30 Nov 2026",
    "VAT number DE123456789",
    "Weidner & Söhne Dr. Jonas Weidner",
    "Platform fee 7 €106.41",
    "Reduced platform fee (your own clients) 3 €28.80",
    "Marketing fee (first paid appointment) 2 €58.00",
    "Correction 1 -€15.20",
    "Net total €178.01",
    "VAT 19% €33.82",
    "Total €211.83",
    "Deducted from your earnings on 1 Dec 2026. You do not need to transfer anything.",
    "Page 1 of 1",
  ]) {
    expect(text).toContain(said);
  }
});

test("a small business shows no VAT, and the note why", async () => {
  const text = await textOf(clientInvoice({ vatStatus: "small", ...sumsOf(clientInvoice().lines, 0) }));
  expect(text).toContain("Gesamtbetrag 80,00 €");
  expect(text).toContain("Für diese Leistung gilt die Steuerbefreiung für Kleinunternehmer nach § 19 UStG.");
  expect(text).not.toMatch(/Umsatzsteuer|Summe netto|netto/);
});

test("a credit note names the invoice that it corrects, and its amounts are negative", async () => {
  const german = await textOf(creditOf(clientInvoice()));
  expect(german).toContain("Rechnungskorrektur JW-2026-0042-K");
  expect(german).toContain("bezieht sich auf die Rechnung JW-2026-0042 vom 18.11.2026.");
  expect(german).toContain("Umsatzsteuer 19 % -15,20 € Gesamtbetrag -95,20 €");
  expect(german).toContain("Am 16.11.2026 auf die Karte erstattet, die auf 4242 endet.");
  const english = await textOf(creditOf(feeInvoice()), "en");
  expect(english).toContain("Credit note AW-2026-000123-K");
  expect(english).toContain("This credit note corrects invoice AW-2026-000123 of 1 Dec 2026.");
  expect(english).toContain("Total -€211.83");
  expect(english).toContain("Correction 1 €15.20");
});

test.each([
  ["in another country of the Union", "AT", "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)."],
  ["outside the Union", "CH", "In Deutschland nicht steuerbar"],
])("a coach %s pays no German VAT, and reads why", async (_, country, note) => {
  const recipient = { ...COACH, country, vatNumber: "ATU12345678" };
  const text = await textOf(feeInvoice({ recipient, ...sumsOf(feeInvoice().lines, 0) }));
  expect(text).toContain(note);
  expect(text).toContain("Gesamtbetrag 178,01 €");
  expect(text).toContain("Ihre USt-IdNr. ATU12345678");
  expect(text).not.toContain("Umsatzsteuer 19 %");
  expect(await textOf(feeInvoice({ recipient }))).not.toContain(note);
});

test("what is not settled yet says what will happen", async () => {
  expect(await textOf(clientInvoice({ paid: null }))).toContain("Sofort fällig.");
  expect(await textOf(feeInvoice({ paid: null }), "en")).toContain("The amount will be deducted from your earnings.");
  expect(await textOf(creditOf(clientInvoice({ paid: null })), "en")).toContain("The amount will be refunded");
});

test.each([1, 2, 18, 19, 20, 28, 29, 48, 49, 60, 400])(
  "%d lines stand on pages that each explain themselves",
  async (count) => {
    const pages = await pagesOf(clientInvoice({}, count));
    const rowsOn = (page: string) =>
      page.match(/Coaching, 60 Minuten \d\d\.\d\d\.\d{4}, 1[45]:00–1[56]:00 1 \d+,\d\d €/g) ?? [];
    expect(pages.flatMap(rowsOn)).toHaveLength(count);
    pages.forEach((page, index) => {
      expect(rowsOn(page).length).toBeGreaterThan(0);
      expect(page).toContain("Nr. Leistung Datum Menge Betrag netto");
      expect(page).toContain("Rechnung JW-2026-0042");
      expect(page).toContain("Steuernummer 214/5678/9012");
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
      expect(page.includes("Gesamtbetrag")).toBe(index === pages.length - 1);
    });
  },
);

test("the invoice for fees encloses itself as data, as ZUGFeRD and PDF/A want it", async () => {
  const content = feeInvoice();
  const pdf = await opened(content);
  const files = [...((await pdf.getAttachments())?.entries() ?? [])];
  expect(files.map(([, { filename }]) => filename)).toEqual(["factur-x.xml"]);
  const enclosed = await pdf.getAttachmentContent(files[0]?.[0] ?? "");
  expect(Buffer.from(enclosed as Uint8Array).toString()).toBe(invoiceXml(translator, content, "de"));
  const raw = Buffer.from(await invoicePdf(translator, content, "de")).toString("latin1");
  for (const said of [
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "<fx:DocumentType>INVOICE</fx:DocumentType>",
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>B</pdfaid:conformance>",
    "/AFRelationship /Alternative",
    "/Subtype /text#2Fxml",
    "/S /GTS_PDFA1",
  ]) {
    expect(raw).toContain(said);
  }
  expect(raw).toMatch(/\/AF \[\d+ 0 R\]/);
});

test("a client's invoice encloses nothing", async () => {
  expect(await (await opened(clientInvoice())).getAttachments()).toBeNull();
});

test("the file knows its title and its language", async () => {
  const { info } = await (await opened(clientInvoice(), "en")).getMetadata();
  expect(info).toMatchObject({ Title: "Invoice JW-2026-0042", Language: "en" });
});

test("screen readers hear a heading, tables with their heads, and neither page numbers nor repeated heads", async () => {
  const pdf = await opened(clientInvoice({}, 60));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tags = async (number: number) => tagsOf(await (await pdf.getPage(number)).getStructTree());
  const count = (all: string[], tag: string) => all.filter((each) => each === tag).length;
  const [first, second] = [await tags(1), await tags(2)];
  expect([count(first, "H1"), count(second, "H1")]).toEqual([1, 0]);
  // Three facts beside the address and five columns.
  expect([count(first, "TH"), count(second, "TH")]).toEqual([8, 0]);
  expect(count(second, "TD")).toBeGreaterThan(100);
  const raw = Buffer.from(await invoicePdf(translator, clientInvoice(), "de")).toString("latin1");
  expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
});

type Tagged = { role: string; children: (Tagged | object)[] };

/** The tags that have text on the page of this tree. */
function tagsOf(node: Tagged | object): string[] {
  if (!("role" in node)) return [];
  const hasText = node.children.some((child) => "type" in child && child.type === "content");
  return [...(hasText ? [node.role] : []), ...node.children.flatMap(tagsOf)];
}

test("the same content makes the same file, whenever it is asked for", async () => {
  const [first, second] = [
    await invoicePdf(translator, feeInvoice(), "de"),
    await invoicePdf(translator, feeInvoice(), "de"),
  ];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

test("names are shown as they are, and a time in another place names the place", async () => {
  const recipient = { ...COACH, company: "A <b>&</b> {{brand}}", name: "Zoe\u0308 Nguyễn", city: "Łódź" };
  const lines = clientInvoice().lines.map((line) => ({ ...line, timeZone: "Asia/Kathmandu" }));
  const text = await textOf(clientInvoice({ recipient, lines }), "en");
  expect(text).toContain("A <b>&</b> {{brand}} Zoë Nguyễn");
  expect(text).toContain("50668 Łódź");
  expect(text).toContain("1 Jan 2026, 18:45–19:45 (Kathmandu)");
});
