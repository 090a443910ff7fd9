import type { Locale } from "@aufwind/rules/locale";
import { countryIn, dayIn } from "../../platform/documents/formats.ts";
import { ADDRESS_TOP, MARGINS, mm, SIZES, SOFT, TEAL, TEXT_WIDTH } from "../../platform/documents/page-style.ts";
import type { TaggedPdf } from "../../platform/documents/tagged-pdf.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, isCredit, nameOf, type Party } from "./invoice-content.ts";
import type { Sentences } from "./invoice-sentences.ts";

const ADDRESS_WIDTH = mm(85);

type Deps = { translator: Translator; locale: Locale; said: Sentences };

/** Address on the left, facts on the right, then what this is. */
export function drawLetterhead(pdf: TaggedPdf, { translator, locale, said }: Deps, content: InvoiceContent): void {
  const { supplier, recipient } = content;
  const sender = [nameOf(supplier), supplier.address1, placeOf(supplier)].join(" · ");
  const abroad = recipient.country === supplier.country ? [] : [countryIn(locale, recipient.country).toUpperCase()];
  const { doc, root } = pdf;

  pdf.add(root, "P", sender, { size: SIZES.small, color: SOFT }, { y: ADDRESS_TOP, width: ADDRESS_WIDTH });
  doc.y += mm(4);
  for (const line of [...addressOf(recipient), ...abroad]) pdf.add(root, "P", line, {}, { width: ADDRESS_WIDTH });
  const addressEnd = doc.y;

  doc.y = ADDRESS_TOP + mm(5);
  drawFacts(pdf, factsOf(translator, content, locale));

  doc.y = Math.max(addressEnd, doc.y, ADDRESS_TOP + mm(43)) + mm(10);
  pdf.add(root, "H1", said.title, { font: "title", size: SIZES.title, color: TEAL });
  doc.y += mm(3);
  if (said.corrects) pdf.add(root, "P", said.corrects);
}

/** Labels on the left, values on the right of the page's right half. */
function drawFacts(pdf: TaggedPdf, facts: [string, string][]): void {
  const x = MARGINS.left + ADDRESS_WIDTH + mm(2);
  const width = TEXT_WIDTH - ADDRESS_WIDTH - mm(2);
  // The longest word of a label, "Rechnungsnummer", fits beside the longest value, a span of two dates.
  const labelWidth = width * 0.42;
  const table = pdf.open(pdf.root, "Table");
  for (const [label, value] of facts) {
    const row = pdf.open(table, "TR");
    const y = pdf.doc.y;
    pdf.addHead(row, "row", label, { color: SOFT }, { x, y, width: labelWidth });
    const labelEnd = pdf.doc.y;
    pdf.add(row, "TD", value, { align: "right" }, { x: x + labelWidth, y, width: width - labelWidth });
    pdf.doc.y = Math.max(labelEnd, pdf.doc.y) + 3;
  }
}

const placeOf = ({ zipCode, city }: Party) => `${zipCode} ${city}`;

/** An address as on an envelope. */
const addressOf = (party: Party): string[] =>
  [
    nameOf(party),
    party.company && party.name !== party.company ? party.name : "",
    party.address1,
    party.address2 ?? "",
    placeOf(party),
  ]
    .filter(Boolean)
    .map((part) => part.normalize("NFC"));

function factsOf(translator: Translator, content: InvoiceContent, locale: Locale): [string, string][] {
  const { number, issuedOn, serviceFrom, serviceTo, corrects, recipient } = content;
  const t = (key: FactKey) => translator.t(locale, `documents:invoice.facts.${key}`);
  const day = (each: string) => dayIn(locale, each);
  const credit = isCredit(content);
  const service: [string, string] =
    serviceFrom === serviceTo
      ? [t("serviceOn"), day(serviceTo)]
      : [
          t("servicePeriod"),
          translator.t(locale, "documents:invoice.span", { from: day(serviceFrom), to: day(serviceTo) }),
        ];
  return [
    [t(credit ? "creditNumber" : "number"), number],
    [t(credit ? "creditIssuedOn" : "issuedOn"), day(issuedOn)],
    service,
    ...(corrects ? [[t("correctedInvoice"), corrects.number] as [string, string]] : []),
    ...(recipient.vatNumber ? [[t("recipientVat"), recipient.vatNumber] as [string, string]] : []),
  ];
}
type FactKey =
  | "number"
  | "creditNumber"
  | "issuedOn"
  | "creditIssuedOn"
  | "serviceOn"
  | "servicePeriod"
  | "correctedInvoice"
  | "recipientVat";

/** The supplier's full details for the foot of each page, as required by law. */
export function imprintOf(
  translator: Translator,
  { supplier, recipient }: InvoiceContent,
  locale: Locale,
): [string, string] {
  const { vatNumber, taxNumber, email } = supplier;
  const abroad = supplier.country === recipient.country ? [] : [countryIn(locale, supplier.country)];
  const numbers = [
    vatNumber ? translator.t(locale, "documents:invoice.supplier.vat", { number: vatNumber }) : "",
    taxNumber ? translator.t(locale, "documents:invoice.supplier.tax", { number: taxNumber }) : "",
    email ?? "",
  ];
  return [[...addressOf(supplier), ...abroad].join("\n"), numbers.filter(Boolean).join("\n")];
}
