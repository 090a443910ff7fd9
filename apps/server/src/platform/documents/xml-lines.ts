import type { Locale } from "@aufwind/rules/locale";
import { spanIn } from "./formats.ts";
import type { InvoiceContent, InvoiceLine } from "./invoice-content.ts";
import { element as e, type Xml } from "./xml.ts";
import { amountOf, category, directed, euros } from "./xml-amounts.ts";

/** Pieces, as the UN names them. */
const UNIT = { unitCode: "C62" };

type Told = { line: InvoiceLine; index: number; name: string; locale: Locale };

export function lineItem(content: InvoiceContent, { line, index, name, locale }: Told): Xml {
  const { netCents, startsAt } = line;
  const quantity = Math.abs(line.quantity);
  // A price is never negative: what goes the other way is a negative quantity.
  const billed = directed(content, netCents) < 0 ? -quantity : quantity;
  return e("ram:IncludedSupplyChainTradeLineItem", [
    e("ram:AssociatedDocumentLineDocument", e("ram:LineID", String(index + 1))),
    e("ram:SpecifiedTradeProduct", [
      e("ram:Name", name),
      e("ram:Description", startsAt && spanIn(locale, { ...line, startsAt })),
    ]),
    e(
      "ram:SpecifiedLineTradeAgreement",
      // The price of all of them together: nothing is lost by dividing.
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
