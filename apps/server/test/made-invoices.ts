import type { InvoiceContent, InvoiceLine, Party } from "../src/features/invoices/invoice-content.ts";

const PLATFORM: Party = {
  name: "Aufwind Demo GmbH",
  address1: "Musterstraße 1",
  zipCode: "10115",
  city: "Berlin",
  country: "DE",
  vatNumber: "DE123456789",
  email: "hilfe@aufwind.example",
};
export const COACH: Party = {
  name: "Dr. Jonas Weidner",
  company: "Weidner & Söhne",
  address1: "Lindenallee 12",
  address2: "Hinterhaus",
  zipCode: "50668",
  city: "Köln",
  country: "DE",
  taxNumber: "214/5678/9012",
};
const CLIENT: Party = {
  name: "Lena Brandt",
  address1: "Gartenweg 3",
  zipCode: "80331",
  city: "München",
  country: "DE",
};

/** An hour of coaching; each line another day and another price. */
const appointment = (_: unknown, index: number): InvoiceLine => ({
  kind: "appointment",
  consultation: "standard",
  startsAt: new Date(Date.UTC(2026, 0, 1 + index, 13)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 0, 1 + index, 14)).toISOString(),
  quantity: 1,
  netCents: 8000 + index,
});

/** The sums of these lines, with VAT at 19 percent or without. */
export function sumsOf(lines: InvoiceLine[], vatRate: 19 | 0 = 19) {
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const vatCents = Math.round((netCents * vatRate) / 100);
  return { lines, netCents, vatCents, grossCents: netCents + vatCents };
}

/** An invoice to a client, in the coach's name. */
export const clientInvoice = (given: Partial<InvoiceContent> = {}, count = 1): InvoiceContent => ({
  number: "JW-2026-0042",
  kind: "client",
  issuedOn: "2026-11-18",
  serviceFrom: "2026-11-17",
  serviceTo: "2026-11-17",
  supplier: COACH,
  recipient: CLIENT,
  ...sumsOf(Array.from({ length: count }, appointment)),
  vatStatus: "regular",
  vatRate: 1900,
  paid: { on: "2026-11-16", by: "card", lastFour: "4242" },
  issuedBy: "Aufwind Demo GmbH",
  ...given,
});

/** An invoice to a coach: 7 × 19 %, 3 × 12 %, two new clients, and a correction. */
export const feeInvoice = (given: Partial<InvoiceContent> = {}): InvoiceContent => ({
  number: "AW-2026-000123",
  kind: "fee",
  issuedOn: "2026-12-01",
  serviceFrom: "2026-11-01",
  serviceTo: "2026-11-30",
  supplier: PLATFORM,
  recipient: COACH,
  ...sumsOf([
    { kind: "platformFee", quantity: 7, netCents: 10_641 },
    { kind: "existingClientFee", quantity: 3, netCents: 2880 },
    { kind: "marketingFee", quantity: 2, netCents: 5800 },
    { kind: "correction", quantity: 1, netCents: -1520 },
  ]),
  vatStatus: "regular",
  vatRate: 1900,
  paid: { on: "2026-12-01", by: "deducted" },
  ...given,
});

/** The same as a credit note. */
export const creditOf = (invoice: InvoiceContent): InvoiceContent => ({
  ...invoice,
  number: `${invoice.number}-K`,
  kind: invoice.kind === "fee" ? "feeCredit" : "clientCredit",
  corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  lines: invoice.lines.map((line) => ({ ...line, netCents: -line.netCents })),
  netCents: -invoice.netCents,
  vatCents: -invoice.vatCents,
  grossCents: -invoice.grossCents,
});
