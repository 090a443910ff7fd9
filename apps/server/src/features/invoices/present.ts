import type { InvoiceItem } from "@aufwind/contract/invoices";
import { EXISTING_CLIENT_FEE } from "@aufwind/rules/money";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { Config } from "../../platform/config/config.ts";
import { type InvoiceContent, type InvoiceLine, nameOf, type Party } from "./invoice-content.ts";
import type { ClientRow, CoachRow, FeeRow, ListedRow } from "./store.ts";

/** The tax office's number, if it is no VAT number. */
const taxNumberOf = ({ tax_type, tax_number }: Pick<CoachRow, "tax_type" | "tax_number">) =>
  tax_type === "eu_vat" ? null : tax_number;

/** A coach's business. */
export function coachParty(row: CoachRow): Party {
  if (row.address1 === null && row.known) return row.known;
  return {
    name: `${row.first_name} ${row.last_name}`.trim(),
    company: row.company_name,
    address1: row.address1 ?? "",
    address2: row.address2,
    zipCode: row.zip_code ?? "",
    city: row.city ?? "",
    country: row.country ?? "DE",
    vatNumber: row.vat_number,
    taxNumber: row.office_number ?? taxNumberOf(row),
    email: row.company_email,
  };
}

/** A client, with address if given; without one the country is left out, too. */
export const clientParty = (row: ClientRow, supplier: Party): Party => ({
  name: row.billing_name ?? `${row.client_first_name} ${row.client_last_name}`.trim(),
  address1: row.billing_address ?? "",
  zipCode: row.billing_postal_code ?? "",
  city: row.billing_city ?? "",
  country: row.billing_country ?? supplier.country,
  vatNumber: row.tax_type === "eu_vat" ? row.tax_number : null,
  taxNumber: taxNumberOf(row),
});

type Amounts = Pick<InvoiceContent, "netCents" | "vatCents" | "grossCents">;

/** An invoice's service with the negative amounts of its correction; all of it has one line. */
export const lowered = ({ lines }: InvoiceContent, { netCents, vatCents, grossCents }: Amounts) => ({
  lines: lines.map((line) => ({ ...line, netCents: -netCents })),
  netCents: -netCents,
  vatCents: -vatCents,
  grossCents: -grossCents,
});

type Corrected = { back: Amounts; paid: InvoiceContent["paid"]; now: Date };

/** The content of what corrects an invoice by these amounts, as it was paid back. */
export const correctionOf = (invoice: { number: string; content: InvoiceContent }, { back, paid, now }: Corrected) => ({
  ...invoice.content,
  ...lowered(invoice.content, back),
  kind: "clientCredit" as const,
  issuedOn: berlinDay(now),
  paid: paid && { ...paid, on: berlinDay(now) },
  corrects: { number: invoice.number, issuedOn: invoice.content.issuedOn },
});

/** What an invoice says after its corrections, which have negative amounts, but for the credits in them. */
export const leftOf = (issued: InvoiceContent[]) => ({
  netCents: issued.reduce((sum, { netCents }) => sum + netCents, 0),
  vatCents: issued.reduce((sum, { vatCents }) => sum + vatCents, 0),
  grossCents: issued.reduce((sum, { grossCents }) => sum + grossCents, 0),
  giftCents: issued.reduce((sum, each) => sum + (each.kind === "client" ? giftOf(each) : -giftOf(each)), 0),
  creditCents: issued.reduce((sum, each) => sum + (each.kind === "client" ? creditOf(each) : -creditOf(each)), 0),
});

const creditOf = ({ paid }: InvoiceContent) => (paid?.by === "card" ? (paid.creditCents ?? 0) : 0);
const giftOf = ({ paid }: InvoiceContent) => (paid?.by === "card" ? (paid.giftCents ?? 0) : 0);

type Paid = NonNullable<InvoiceContent["paid"]>;

/** The same payment, with other parts that no card paid. */
export const paidWith = (paid: Paid, { giftCents, creditCents }: { giftCents: number; creditCents: number }): Paid =>
  paid.by === "card" ? { ...paid, ...(paid.giftCents && { giftCents }), creditCents } : paid;

/** A row of the list, with the other party's name. */
export function presentInvoice(row: ListedRow, side: "received" | "issued"): InvoiceItem {
  const { content } = row;
  const isFee = row.kind === "fee" || row.kind === "feeCredit";
  return {
    id: row.id,
    number: row.number,
    kind: content.kind,
    status: row.corrects_id ? "credit" : row.is_corrected ? "corrected" : "paid",
    issuedOn: content.issuedOn,
    name: nameOf(side === "received" ? content.supplier : content.recipient),
    grossCents: row.gross_cents,
    giftCents: side === "received" ? giftOf(content) : 0,
    creditCents: side === "received" ? creditOf(content) : 0,
    appointmentId: row.appointment_id,
    month: isFee ? content.serviceFrom.slice(0, 7) : null,
    corrects: content.corrects?.number ?? null,
  };
}

/** The recipient of our invoice: the coach's billing details, else the business details. */
export function recipientParty(row: CoachRow): Party {
  if (row.billing_name === null) return coachParty(row);
  const isVat = row.tax_type === "eu_vat";
  return {
    name: row.billing_name,
    address1: row.billing_address ?? "",
    zipCode: row.billing_postal_code ?? "",
    city: row.billing_city ?? "",
    country: row.billing_country ?? "DE",
    vatNumber: isVat ? row.tax_number : row.vat_number,
    taxNumber: isVat ? null : row.tax_number,
    email: row.billing_email,
  };
}

/** The platform: the configured city begins with its postal code. */
export function platformParty({ company }: Pick<Config, "company">): Party {
  const [zipCode = "", ...city] = company.city.split(" ");
  return {
    name: company.company,
    address1: company.street,
    zipCode,
    city: city.join(" "),
    country: "DE",
    vatNumber: company.vatId,
    email: company.supportEmail,
  };
}

/** The fees of a month by kind, with reversals in one line. */
export function feeLines(rows: FeeRow[]): InvoiceLine[] {
  const borne = rows.filter(({ is_reversal }) => !is_reversal);
  const taken = rows.filter(({ is_reversal }) => is_reversal);
  const fees = borne.map(({ fee_rate, fees: quantity, fee_cents: netCents }) => ({
    kind: fee_rate === EXISTING_CLIENT_FEE ? ("existingClientFee" as const) : ("platformFee" as const),
    quantity,
    netCents,
  }));
  const marketing = {
    kind: "marketingFee" as const,
    quantity: sum(borne, "marketings"),
    netCents: sum(borne, "marketing_cents"),
  };
  const back = {
    kind: "correction" as const,
    quantity: 1,
    netCents: sum(taken, "fee_cents") + sum(taken, "marketing_cents"),
  };
  return [...fees, marketing, back].filter(({ netCents }) => netCents !== 0);
}

type Summed = "fee_cents" | "marketing_cents" | "fee_vat_cents" | "marketings";
export const sum = (rows: FeeRow[], key: Summed): number => rows.reduce((total, row) => total + row[key], 0);
