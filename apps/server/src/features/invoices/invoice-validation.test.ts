import { extractXml, Profile, validateXsd } from "@stackforge-eu/factur-x";
import { FacturX } from "factur-x-kit";
import { PDFDocument, PDFName } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { COACH, clientInvoice, creditOf, feeInvoice, sumsOf } from "../../../test/made-invoices.ts";
import { pdfAFindings } from "../../../test/pdf-a.ts";
import { createTranslator } from "../../platform/i18n/translator.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceXml } from "./invoice-xml.ts";

const translator = createTranslator("Aufwind");
const made = new Map<string, Promise<Uint8Array>>();
/** Each is laid out once, however many look at it. */
const pdfOf = (content: InvoiceContent) =>
  made.getOrInsertComputed(JSON.stringify(content), () => invoicePdf(translator, content, "de"));
const xmlOf = (content: InvoiceContent) => invoiceXml(translator, content, "de");

/** By the schema of Factur-X, and by the business rules of EN 16931: each is read by code that is not ours. */
async function findingsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXsd(xml, Profile.EN16931);
  const rules = await rulesOf(xml);
  return [...errors.map(({ message }) => message), ...rules];
}

async function rulesOf(xml: string): Promise<string[]> {
  const read = await FacturX.fromXML(xml);
  const { valid, errors = [] } = read.validate();
  return valid ? [] : [JSON.stringify(errors)];
}

const untaxed = sumsOf(feeInvoice().lines, 0);
const abroad = (country: string, vatNumber: string) =>
  feeInvoice({ ...untaxed, recipient: { ...COACH, country, vatNumber } });
const small = clientInvoice({ vatStatus: "small", ...sumsOf(clientInvoice().lines, 0) });

const FEES: Record<string, InvoiceContent> = {
  "for fees": feeInvoice(),
  "for fees that are not settled": feeInvoice({ paid: null }),
  "for fees to a coach in Austria": abroad("AT", "ATU12345678"),
  "for fees to a coach in Switzerland": abroad("CH", "CHE123456789"),
  "that corrects another": creditOf(feeInvoice()),
  "that corrects one to Austria": creditOf(abroad("AT", "ATU12345678")),
};
const CLIENTS: Record<string, InvoiceContent> = {
  "of a coach": clientInvoice(),
  "of a coach that is corrected": creditOf(clientInvoice()),
  "of a small business": small,
  "of a small business that is corrected": creditOf(small),
};

describe.each(Object.entries(FEES))("an invoice %s", (_, content) => {
  test("encloses its data as other readers find them, valid by EN 16931", async () => {
    const pdf = await pdfOf(content);
    const enclosed = await extractXml(pdf);
    expect(enclosed).toMatchObject({ filename: "factur-x.xml", profile: Profile.EN16931, xml: xmlOf(content) });
    expect(await findingsOf(enclosed.xml)).toEqual([]);
    expect((await FacturX.fromPDF(pdf)).validate()).toMatchObject({ valid: true });
  });

  test("is a PDF/A-3", async () => {
    expect(await pdfAFindings(await pdfOf(content))).toEqual([]);
  });
});

test.each(Object.entries(CLIENTS))("an invoice %s has valid data and is a PDF/A-3", async (_, content) => {
  expect(await findingsOf(xmlOf(content))).toEqual([]);
  expect(await pdfAFindings(await pdfOf(content))).toEqual([]);
});

describe("the validators notice", () => {
  const broken = (from: string | RegExp, to: string) => {
    const xml = xmlOf(feeInvoice());
    const other = xml.replace(from, to);
    expect(other).not.toBe(xml);
    return findingsOf(other);
  };

  test.each([
    ["a total that is not the sum", "<ram:GrandTotalAmount>211.83<", "<ram:GrandTotalAmount>211.84<"],
    ["a line that does not add up to the total", "<ram:LineTotalAmount>178.01<", "<ram:LineTotalAmount>178.02<"],
    ["a rate without its tax", /<ram:CalculatedAmount>33.82</, "<ram:CalculatedAmount>0.00<"],
    ["a seller without a name", /<ram:Name>Aufwind Demo GmbH<\/ram:Name>/, ""],
    ["an element at the wrong place", "<ram:TypeCode>380</ram:TypeCode>", ""],
    ["an unknown element", "<rsm:ExchangedDocument>", "<rsm:ExchangedDocument><ram:Mood>good</ram:Mood>"],
  ])("%s", async (_, from, to) => {
    const findings = await broken(from, to).catch((error: Error) => [error.message]);
    expect(findings).not.toEqual([]);
  });

  test("a PDF without its colours, its metadata or an embedded file's relation", async () => {
    const opened = async () => PDFDocument.load(await pdfOf(feeInvoice()), { updateMetadata: false });
    for (const key of ["OutputIntents", "Metadata"]) {
      const pdf = await opened();
      pdf.catalog.delete(PDFName.of(key));
      expect([key, await pdfAFindings(await pdf.save({ useObjectStreams: false }))]).not.toEqual([key, []]);
    }
    const other = await opened();
    other.setTitle("Something else");
    expect(await pdfAFindings(await other.save({ useObjectStreams: false }))).toContain("metadata: title");
  });
});
