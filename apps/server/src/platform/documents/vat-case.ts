import type { InvoiceContent } from "./invoice-content.ts";

/** Why VAT stands on an invoice, or why not. */
export type VatCase = "standard" | "small" | "reverseCharge" | "outside";

const UNION = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** The amounts decide: whoever issued the invoice has already judged whom it goes to. */
export function vatCaseOf({ vatStatus, netCents, vatCents, supplier, recipient }: InvoiceContent): VatCase {
  if (vatStatus === "small") return "small";
  if (vatCents !== 0 || netCents === 0 || recipient.country === supplier.country) return "standard";
  return UNION.has(recipient.country) ? "reverseCharge" : "outside";
}
