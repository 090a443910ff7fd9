import { type InvoiceContent, isCredit } from "./invoice-content.ts";
import { type VatCase, vatCaseOf } from "./vat-case.ts";
import { element as e, type Xml } from "./xml.ts";

/** What is outside the scope of VAT has no rate, not even zero; the standard one stands with the invoice. */
export const CATEGORIES: Record<VatCase, { code: string; rate?: number; exemption?: string }> = {
  standard: { code: "S" },
  small: { code: "E", rate: 0 },
  reverseCharge: { code: "AE", rate: 0, exemption: "VATEX-EU-AE" },
  outside: { code: "O", exemption: "VATEX-EU-O" },
};

/** Category and rate, as they stand with each line and with the sum. */
export function category(content: InvoiceContent): [Xml, Xml] {
  const vatCase = vatCaseOf(content);
  const { code, rate } = CATEGORIES[vatCase];
  const percent = vatCase === "standard" ? content.vatRate / 100 : rate;
  return [e("ram:CategoryCode", code), e("ram:RateApplicablePercent", percent?.toString())];
}

/** A credit note is positive by itself: its type says which way the money goes. */
export const directed = (content: InvoiceContent, cents: number): number => (isCredit(content) ? -cents : cents);

// Adding zero turns minus zero into zero.
export const euros = (cents: number): string => (cents / 100 + 0).toFixed(2);

export const amountOf = (content: InvoiceContent, cents: number): string => euros(directed(content, cents));

export const day = (date: string, name = "udt:DateTimeString"): Xml =>
  e(name, date.replaceAll("-", ""), { format: "102" });
