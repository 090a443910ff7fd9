import fc from "fast-check";
import { expect, test } from "vitest";
import { COACH, clientInvoice, creditOf, feeInvoice, sumsOf } from "../../../test/made-invoices.ts";
import { createTranslator } from "../../platform/i18n/translator.ts";
import type { InvoiceContent, InvoiceLine } from "./invoice-content.ts";
import { invoiceXml } from "./invoice-xml.ts";

const translator = createTranslator("Aufwind");
const xmlOf = (content: InvoiceContent) => invoiceXml(translator, content, "de");

/** The content of every element of that name, in order; a path is looked up from the outside in. */
function all(xml: string, ...path: string[]): string[] {
  return path.reduce<string[]>(
    (parts, name) =>
      parts.flatMap((part) =>
        [...part.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"))].map(([, inside]) => inside ?? ""),
      ),
    [xml],
  );
}
const one = (xml: string, ...path: string[]) => {
  const found = all(xml, ...path);
  expect(found, path.join(" ")).toHaveLength(1);
  return found[0];
};

const SUMMATION = "ram:SpecifiedTradeSettlementHeaderMonetarySummation";
const TAX = ["ram:ApplicableHeaderTradeSettlement", "ram:ApplicableTradeTax"];

test("has every term that EN 16931 requires", () => {
  const xml = xmlOf(feeInvoice());
  const document = one(xml, "rsm:ExchangedDocument") ?? "";
  const settlement = one(xml, "ram:ApplicableHeaderTradeSettlement") ?? "";
  const [seller, buyer] = [one(xml, "ram:SellerTradeParty") ?? "", one(xml, "ram:BuyerTradeParty") ?? ""];
  expect({
    "BT-1": one(document, "ram:ID"),
    "BT-2": one(document, "ram:IssueDateTime", "udt:DateTimeString"),
    "BT-3": one(document, "ram:TypeCode"),
    "BT-5": one(settlement, "ram:InvoiceCurrencyCode"),
    "BT-20": one(settlement, "ram:SpecifiedTradePaymentTerms", "ram:Description"),
    "BT-24": one(xml, "ram:GuidelineSpecifiedDocumentContextParameter", "ram:ID"),
    "BT-72": one(xml, "ram:ActualDeliverySupplyChainEvent", "ram:OccurrenceDateTime", "udt:DateTimeString"),
    "BT-73": one(settlement, "ram:StartDateTime", "udt:DateTimeString"),
    "BT-74": one(settlement, "ram:EndDateTime", "udt:DateTimeString"),
    "BT-81": one(settlement, "ram:SpecifiedTradeSettlementPaymentMeans", "ram:TypeCode"),
  }).toEqual({
    "BT-1": "AW-2026-000123",
    "BT-2": "20261201",
    "BT-3": "380",
    "BT-5": "EUR",
    "BT-20": "Am 01.12.2026 mit Ihren Einnahmen verrechnet. Sie müssen nichts überweisen.",
    "BT-24": "urn:cen.eu:en16931:2017",
    "BT-72": "20261130",
    "BT-73": "20261101",
    "BT-74": "20261130",
    "BT-81": "97",
  });
  const addressOf = (party: string) =>
    ["ram:Name", "ram:LineOne", "ram:LineTwo", "ram:CityName", "ram:PostcodeCode", "ram:CountryID"].map(
      (name) => all(party, name)[0],
    );
  // BT-27, 35 to 40, and 31: who sells.
  expect(addressOf(seller)).toEqual(["Aufwind Demo GmbH", "Musterstraße 1", undefined, "Berlin", "10115", "DE"]);
  expect(seller).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  expect(seller).toContain('<ram:URIID schemeID="EM">hilfe@aufwind.example</ram:URIID>');
  // BT-44, and 50 to 55: who buys.
  expect(addressOf(buyer)).toEqual(["Weidner &amp; Söhne", "Lindenallee 12", "Hinterhaus", "Köln", "50668", "DE"]);
  expect(one(buyer, "ram:PersonName")).toBe("Dr. Jonas Weidner");
});

test("has the terms of each line and the sums of the invoice", () => {
  const xml = xmlOf(feeInvoice());
  const [first = "", , , correction = ""] = all(xml, "ram:IncludedSupplyChainTradeLineItem");
  expect({
    "BT-126": one(first, "ram:LineID"),
    "BT-129": one(first, "ram:BilledQuantity"),
    "BT-131": one(first, "ram:LineTotalAmount"),
    "BT-146": one(first, "ram:ChargeAmount"),
    "BT-149": one(first, "ram:BasisQuantity"),
    "BT-151": one(first, "ram:CategoryCode"),
    "BT-152": one(first, "ram:RateApplicablePercent"),
    "BT-153": one(first, "ram:Name"),
  }).toEqual({
    "BT-126": "1",
    "BT-129": "7",
    "BT-131": "106.41",
    "BT-146": "106.41",
    "BT-149": "7",
    "BT-151": "S",
    "BT-152": "19",
    "BT-153": "Plattformgebühr",
  });
  // BT-130
  expect(first).toContain('<ram:BilledQuantity unitCode="C62">');
  // A price is never negative; the quantity is.
  expect([one(correction, "ram:ChargeAmount"), one(correction, "ram:BilledQuantity")]).toEqual(["15.20", "-1"]);
  expect(one(correction, "ram:LineTotalAmount")).toBe("-15.20");
  const sum = (name: string) => one(xml, SUMMATION, `ram:${name}`);
  // BT-106, 109, 110, 112, 113, 115
  expect(["LineTotalAmount", "TaxBasisTotalAmount", "TaxTotalAmount", "GrandTotalAmount"].map(sum)).toEqual([
    "178.01",
    "178.01",
    "33.82",
    "211.83",
  ]);
  expect([sum("TotalPrepaidAmount"), sum("DuePayableAmount")]).toEqual(["211.83", "0.00"]);
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">');
  // BT-116 to 119
  const tax = ["BasisAmount", "CalculatedAmount", "CategoryCode", "RateApplicablePercent"];
  expect(tax.map((name) => one(xml, ...TAX, `ram:${name}`))).toEqual(["178.01", "33.82", "S", "19"]);
});

test("a credit note is of type 381, positive, and refers to its invoice", () => {
  const xml = xmlOf(creditOf(feeInvoice()));
  expect(one(xml, "rsm:ExchangedDocument", "ram:TypeCode")).toBe("381");
  expect(one(xml, SUMMATION, "ram:GrandTotalAmount")).toBe("211.83");
  expect(all(xml, "ram:BilledQuantity")).toEqual(["7", "3", "2", "-1"]);
  expect(one(xml, "ram:InvoiceReferencedDocument", "ram:IssuerAssignedID")).toBe("AW-2026-000123");
  expect(one(xml, "ram:FormattedIssueDateTime", "qdt:DateTimeString")).toBe("20261201");
});

test("an invoice that is not settled is due", () => {
  const xml = xmlOf(feeInvoice({ paid: null }));
  expect(one(xml, SUMMATION, "ram:DuePayableAmount")).toBe("211.83");
  expect(one(xml, SUMMATION, "ram:TotalPrepaidAmount")).toBe("0.00");
});

const untaxed = sumsOf(feeInvoice().lines, 0);

test("reverse charge has its category, its reason, and the numbers of both", () => {
  const xml = xmlOf(feeInvoice({ ...untaxed, recipient: { ...COACH, country: "AT", vatNumber: "ATU12345678" } }));
  expect(new Set(all(xml, "ram:CategoryCode"))).toEqual(new Set(["AE"]));
  expect(new Set(all(xml, "ram:RateApplicablePercent"))).toEqual(new Set(["0"]));
  expect(one(xml, ...TAX, "ram:ExemptionReasonCode")).toBe("VATEX-EU-AE");
  expect(one(xml, ...TAX, "ram:ExemptionReason")).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(one(xml, "ram:BuyerTradeParty", "ram:SpecifiedTaxRegistration", "ram:ID")).toBe("ATU12345678");
});

test("outside the Union there is no rate and no VAT number, but the seller is known", () => {
  const xml = xmlOf(feeInvoice({ ...untaxed, recipient: { ...COACH, country: "CH", vatNumber: "CHE123456789" } }));
  expect(new Set(all(xml, "ram:CategoryCode"))).toEqual(new Set(["O"]));
  expect(all(xml, "ram:RateApplicablePercent")).toEqual([]);
  expect(xml).not.toContain('schemeID="VA"');
  expect(one(xml, "ram:SellerTradeParty", "ram:ID")).toBe("DE123456789");
});

test("a small business is exempt, and known by its tax number", () => {
  const lines = clientInvoice().lines;
  const xml = xmlOf(clientInvoice({ vatStatus: "small", ...sumsOf(lines, 0) }));
  expect(one(xml, ...TAX, "ram:CategoryCode")).toBe("E");
  expect(one(xml, ...TAX, "ram:ExemptionReason")).toContain("§ 19 UStG");
  expect(xml).toContain('<ram:ID schemeID="FC">214/5678/9012</ram:ID>');
  expect(one(xml, "ram:ApplicableTradeSettlementFinancialCard", "ram:ID")).toBe("4242");
  expect(one(xml, "ram:SpecifiedTradeProduct", "ram:Name")).toBe("Coaching, 60 Minuten");
});

test("no element is empty, and nothing that people typed is taken for XML", () => {
  const xml = xmlOf(feeInvoice({ recipient: { ...COACH, company: 'A <b>"&"</b>\u0000\ud800', address2: "" } }));
  expect(xml).not.toMatch(/<([\w:]+)(?: [^>]*)?><\/\1>/);
  expect(one(xml, "ram:BuyerTradeParty", "ram:Name")).toBe("A &lt;b&gt;&quot;&amp;&quot;&lt;/b&gt;");
  expect(xml).not.toContain("ram:LineTwo");
});

test("lines and sums agree to the cent, whatever they are, and no price is negative", () => {
  const line = fc.record({
    kind: fc.constantFrom<InvoiceLine["kind"]>("platformFee", "existingClientFee", "marketingFee", "correction"),
    quantity: fc.integer({ min: 1, max: 400 }),
    netCents: fc.integer({ min: -500_000, max: 500_000 }),
  });
  const invoices = fc.tuple(fc.array(line, { minLength: 1, maxLength: 20 }), fc.boolean()).map(([lines, isCredit]) => {
    const invoice = feeInvoice(sumsOf(lines));
    return isCredit ? creditOf(invoice) : invoice;
  });
  fc.assert(
    fc.property(invoices, (content) => {
      const xml = xmlOf(content);
      const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
      const sign = content.kind === "feeCredit" ? -1 : 1;
      const items = all(xml, "ram:IncludedSupplyChainTradeLineItem");
      const totals = items.map((item) => cents(one(item, "ram:LineTotalAmount")));
      for (const [index, item] of items.entries()) {
        const price = cents(one(item, "ram:ChargeAmount"));
        const [billed, basis] = [one(item, "ram:BilledQuantity"), one(item, "ram:BasisQuantity")].map(Number);
        expect(price).toBeGreaterThanOrEqual(0);
        expect((price * (billed ?? 0)) / (basis ?? 1)).toBeCloseTo(totals[index] ?? Number.NaN);
      }
      const sum = (name: string) => cents(one(xml, SUMMATION, `ram:${name}`));
      expect(totals.reduce((a, b) => a + b, 0)).toBe(sum("LineTotalAmount"));
      expect(sum("TaxBasisTotalAmount") + sum("TaxTotalAmount")).toBe(sum("GrandTotalAmount"));
      expect(sum("GrandTotalAmount")).toBe(content.grossCents * sign + 0);
      expect(xml).not.toContain("-0.00");
    }),
  );
});
