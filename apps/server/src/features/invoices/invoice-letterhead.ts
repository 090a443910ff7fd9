import type { Locale } from "@aufwind/rules/locale";
import type { Content } from "pdfmake/interfaces.js";
import { countryIn, dayIn } from "../../platform/documents/formats.ts";
import { ADDRESS_TOP, MARGINS, mm, SIZES, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, isCredit, nameOf, type Party } from "./invoice-content.ts";
import type { Sentences } from "./invoice-sentences.ts";

type Deps = { translator: Translator; locale: Locale; said: Sentences };

/** Address on the left, facts on the right, then what this is. */
export function letterhead({ translator, locale, said }: Deps, content: InvoiceContent): Content[] {
  const { supplier, recipient } = content;
  const sender = [nameOf(supplier), supplier.address1, placeOf(supplier)].join(" · ");
  const abroad = recipient.country === supplier.country ? [] : [countryIn(locale, recipient.country).toUpperCase()];
  const facts = factsOf(translator, content, locale).map(([label, value]) => [
    { text: label, color: SOFT },
    { text: value, alignment: "right" as const },
  ]);
  return [
    {
      layout: "noBorders",
      margin: [0, ADDRESS_TOP - MARGINS.top, 0, mm(10)],
      table: {
        widths: [mm(85), "*"],
        heights: mm(43),
        body: [
          [
            {
              stack: [
                { text: sender, fontSize: SIZES.small, color: SOFT, margin: [0, 0, 0, mm(4)] },
                ...[...addressOf(recipient), ...abroad].map((text) => ({ text })),
              ],
            },
            { layout: "noBorders", margin: [mm(6), mm(5), 0, 0], table: { widths: ["auto", "*"], body: facts } },
          ],
        ],
      },
    },
    { text: said.title, fontSize: SIZES.title, color: TEAL, margin: [0, 0, 0, mm(3)] },
    ...(said.corrects ? [{ text: said.corrects }] : []),
  ];
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
