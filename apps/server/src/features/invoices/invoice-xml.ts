import type { Locale } from "@aufwind/rules/locale";
import { element as e, type Xml } from "../../platform/documents/xml.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, isCredit, isOfPlatform, nameOf, type Party, vatCaseOf } from "./invoice-content.ts";
import { type Sentences, sentencesOf } from "./invoice-sentences.ts";
import { amountOf, CATEGORIES, category, day, lineItem } from "./invoice-xml-lines.ts";

const UN = "urn:un:unece:uncefact:data:standard";
const NAMESPACES = {
  "xmlns:rsm": `${UN}:CrossIndustryInvoice:100`,
  "xmlns:ram": `${UN}:ReusableAggregateBusinessInformationEntity:100`,
  "xmlns:udt": `${UN}:UnqualifiedDataType:100`,
  "xmlns:qdt": `${UN}:QualifiedDataType:100`,
};
const PROFILE = "urn:cen.eu:en16931:2017";
const TYPES = { invoice: "380", credit: "381" };
const MEANS = { card: "48", clearing: "97" };

/** An invoice as Cross Industry Invoice of UN/CEFACT, in the profile of EN 16931. */
export function invoiceXml(translator: Translator, content: InvoiceContent, locale: Locale): string {
  const said = sentencesOf(translator, content, locale);
  const root = e(
    "rsm:CrossIndustryInvoice",
    [
      e("rsm:ExchangedDocumentContext", e("ram:GuidelineSpecifiedDocumentContextParameter", e("ram:ID", PROFILE))),
      document(content, said),
      e("rsm:SupplyChainTradeTransaction", [
        ...content.lines.map((line, index) => lineItem(content, { line, index, name: said.service(line), locale })),
        e("ram:ApplicableHeaderTradeAgreement", [seller(content), buyer(content)]),
        e("ram:ApplicableHeaderTradeDelivery", delivery(content)),
        settlement(content, said),
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}`;
}

const document = (content: InvoiceContent, { corrects, issuedBy }: Sentences) =>
  e("rsm:ExchangedDocument", [
    e("ram:ID", content.number),
    e("ram:TypeCode", isCredit(content) ? TYPES.credit : TYPES.invoice),
    e("ram:IssueDateTime", day(content.issuedOn)),
    ...[corrects, issuedBy].map((note) => e("ram:IncludedNote", e("ram:Content", note))),
  ]);

const delivery = ({ serviceTo }: InvoiceContent) =>
  e("ram:ActualDeliverySupplyChainEvent", e("ram:OccurrenceDateTime", day(serviceTo)));

function settlement(content: InvoiceContent, said: Sentences): Xml {
  const { corrects, serviceFrom, serviceTo } = content;
  return e("ram:ApplicableHeaderTradeSettlement", [
    e("ram:InvoiceCurrencyCode", "EUR"),
    e("ram:SpecifiedTradeSettlementPaymentMeans", paymentMeans(content)),
    e("ram:ApplicableTradeTax", tax(content, said)),
    e("ram:BillingSpecifiedPeriod", [e("ram:StartDateTime", day(serviceFrom)), e("ram:EndDateTime", day(serviceTo))]),
    e("ram:SpecifiedTradePaymentTerms", e("ram:Description", said.payment)),
    e("ram:SpecifiedTradeSettlementHeaderMonetarySummation", totals(content)),
    corrects &&
      e("ram:InvoiceReferencedDocument", [
        e("ram:IssuerAssignedID", corrects.number),
        e("ram:FormattedIssueDateTime", day(corrects.issuedOn, "qdt:DateTimeString")),
      ]),
  ]);
}

function paymentMeans(content: InvoiceContent): Xml[] {
  const { paid } = content;
  const isCard = paid ? paid.by === "card" : !isOfPlatform(content);
  return [
    e("ram:TypeCode", isCard ? MEANS.card : MEANS.clearing),
    e("ram:ApplicableTradeSettlementFinancialCard", e("ram:ID", paid?.by === "card" && paid.lastFour)),
  ];
}

function tax(content: InvoiceContent, said: Sentences): Xml[] {
  const vatCase = vatCaseOf(content);
  const [code, rate] = category(content);
  return [
    e("ram:CalculatedAmount", amountOf(content, content.vatCents)),
    e("ram:TypeCode", "VAT"),
    e("ram:ExemptionReason", said.vatNote),
    e("ram:BasisAmount", amountOf(content, content.netCents)),
    code,
    e("ram:ExemptionReasonCode", CATEGORIES[vatCase].exemption),
    rate,
  ];
}

function totals(content: InvoiceContent): Xml[] {
  const { netCents, vatCents, grossCents, paid } = content;
  const total = (name: string, cents: number) => e(`ram:${name}`, amountOf(content, cents));
  return [
    total("LineTotalAmount", netCents),
    total("TaxBasisTotalAmount", netCents),
    e("ram:TaxTotalAmount", amountOf(content, vatCents), { currencyID: "EUR" }),
    total("GrandTotalAmount", grossCents),
    total("TotalPrepaidAmount", paid ? grossCents : 0),
    total("DuePayableAmount", paid ? 0 : grossCents),
  ];
}

function seller(content: InvoiceContent): Xml {
  const { supplier } = content;
  const { vatNumber, taxNumber } = supplier;
  // Outside the scope of VAT the standard forbids VAT numbers.
  const shownVat = vatCaseOf(content) === "outside" ? undefined : vatNumber;
  return party("ram:SellerTradeParty", supplier, {
    // Without a VAT number the seller's identity is still required (BR-CO-26).
    id: shownVat ? undefined : taxNumber || vatNumber,
    registrations: [registration("VA", shownVat), registration("FC", taxNumber)],
  });
}

function buyer(content: InvoiceContent): Xml {
  const { recipient } = content;
  const vatNumber = vatCaseOf(content) === "outside" ? undefined : recipient.vatNumber;
  return party("ram:BuyerTradeParty", recipient, { registrations: [registration("VA", vatNumber)] });
}

const registration = (scheme: "VA" | "FC", number: string | null | undefined) =>
  e("ram:SpecifiedTaxRegistration", e("ram:ID", number, { schemeID: scheme }));

type Identity = { id?: string | null | undefined; registrations: Xml[] };

const party = (role: string, given: Party, { id, registrations }: Identity) =>
  e(role, [
    e("ram:ID", id),
    e("ram:Name", nameOf(given)),
    e("ram:DefinedTradeContact", e("ram:PersonName", given.company && given.name)),
    e("ram:PostalTradeAddress", [
      e("ram:PostcodeCode", given.zipCode),
      e("ram:LineOne", given.address1),
      e("ram:LineTwo", given.address2),
      e("ram:CityName", given.city),
      e("ram:CountryID", given.country),
    ]),
    e("ram:URIUniversalCommunication", e("ram:URIID", given.email, { schemeID: "EM" })),
    ...registrations,
  ]);
