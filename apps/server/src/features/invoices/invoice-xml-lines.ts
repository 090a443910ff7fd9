import type { Locale } from "@aufwind/rules/locale";
import { timeSpanIn } from "../../platform/documents/formats.ts";
import { element as e, type Xml } from "../../platform/documents/xml.ts";
import { type InvoiceContent, type InvoiceLine, isCredit, type VatCase, vatCaseOf } from "./invoice-content.ts";

/** Outside the scope of VAT there is no rate, not even zero. */
export const CATEGORIES: Record<VatCase, { code: string; rate?: number; exemption?: string }> = {
  standard: { code: "S" },
  small: { code: "E", rate: 0 },
  reverseCharge: { code: "AE", rate: 0, exemption: "VATEX-EU-AE" },
  outside: { code: "O", exemption: "VATEX-EU-O" },
};

/** Category and rate, for each line and for the sum. */
export function category(content: InvoiceContent): [Xml, Xml] {
  const vatCase = vatCaseOf(content);
  const { code, rate } = CATEGORIES[vatCase];
  const percent = vatCase === "standard" ? content.vatRate / 100 : rate;
  return [e("ram:CategoryCode", code), e("ram:RateApplicablePercent", percent?.toString())];
}

/** A credit note has positive amounts: its type gives the direction. */
const directed = (content: InvoiceContent, cents: number): number => (isCredit(content) ? -cents : cents);

// Adding zero turns minus zero into zero.
const euros = (cents: number): string => (cents / 100 + 0).toFixed(2);

export const amountOf = (content: InvoiceContent, cents: number): string => euros(directed(content, cents));

export const day = (date: string, name = "udt:DateTimeString"): Xml =>
  e(name, date.replaceAll("-", ""), { format: "102" });

/** The UN's code for pieces. */
const UNIT = { unitCode: "C62" };

type LineItemParams = { line: InvoiceLine; index: number; name: string; locale: Locale };

export function lineItem(content: InvoiceContent, { line, index, name, locale }: LineItemParams): Xml {
  const { netCents, startsAt } = line;
  const quantity = Math.abs(line.quantity);
  // A price is never negative: a refund has a negative quantity.
  const billed = directed(content, netCents) < 0 ? -quantity : quantity;
  return e("ram:IncludedSupplyChainTradeLineItem", [
    e("ram:AssociatedDocumentLineDocument", e("ram:LineID", String(index + 1))),
    e("ram:SpecifiedTradeProduct", [
      e("ram:Name", name),
      e("ram:Description", startsAt && timeSpanIn(locale, { ...line, startsAt })),
    ]),
    e(
      "ram:SpecifiedLineTradeAgreement",
      // The price for the whole quantity, so that nothing is lost by dividing.
      e("ram:NetPriceProductTradePrice", [
        e("ram:ChargeAmount", euros(Math.abs(netCents))),
        e("ram:BasisQuantity", String(quantity), UNIT),
      ]),
    ),
    e("ram:SpecifiedLineTradeDelivery", e("ram:BilledQuantity", String(billed), UNIT)),
    e("ram:SpecifiedLineTradeSettlement", [
      e("ram:ApplicableTradeTax", [e("ram:TypeCode", "VAT"), ...category(content)]),
      e("ram:SpecifiedTradeSettlementLineMonetarySummation", e("ram:LineTotalAmount", amountOf(content, netCents))),
    ]),
  ]);
}
