export type Party = {
  name: string;
  company?: string | null;
  address1: string;
  address2?: string | null;
  zipCode: string;
  city: string;
  /** ISO 3166, two letters. */
  country: string;
  vatNumber?: string | null;
  taxNumber?: string | null;
  email?: string | null;
};

export type InvoiceLine = {
  kind: "appointment" | "package" | "platformFee" | "existingClientFee" | "marketingFee" | "correction";
  consultation?: "standard" | "extended";
  /** Why it is owed although it did not take place. */
  missed?: "cancelled" | "noShow";
  /** Instants in ISO 8601, shown in this zone; in Berlin's if none is given. */
  startsAt?: string;
  endsAt?: string;
  timeZone?: string;
  /** Of a package: how many appointments it has, and how long each is. */
  size?: number;
  minutes?: number;
  quantity: number;
  /** Of the whole line; negative for refunds. */
  netCents: number;
};

/** What is frozen when an invoice is issued. Days are `yyyy-mm-dd` in Berlin; a credit has negative amounts. */
export type InvoiceContent = {
  number: string;
  kind: "client" | "clientCredit" | "fee" | "feeCredit";
  issuedOn: string;
  serviceFrom: string;
  serviceTo: string;
  supplier: Party;
  recipient: Party;
  lines: InvoiceLine[];
  netCents: number;
  vatCents: number;
  grossCents: number;
  vatStatus: "regular" | "small";
  /** In basis points, as it was on that day. */
  vatRate: number;
  paid:
    | { on: string; by: "card"; lastFour?: string; giftCents?: number; creditCents?: number }
    | { on: string; by: "deducted" }
    | null;
  corrects?: { number: string; issuedOn: string } | null;
  /** Another invoice takes its place: nothing is paid back. */
  isReplaced?: boolean;
  /** The invoice whose place it takes. */
  replaces?: { number: string; issuedOn: string };
  /** The platform's name, if it issues the invoice for the supplier. */
  issuedBy?: string;
};

export const isCredit = ({ kind }: InvoiceContent): boolean => kind === "clientCredit" || kind === "feeCredit";

/** The platform's own invoices to coaches, which also carry structured data. */
export const isOfPlatform = ({ kind }: InvoiceContent): boolean => kind === "fee" || kind === "feeCredit";

/** The legal name of a party: the company, if there is one. Accents are composed (NFC), as fonts need them. */
export const nameOf = ({ company, name }: Party): string => (company || name).normalize("NFC");

/** Why an invoice has VAT, or why not. */
export type VatCase = "standard" | "small" | "reverseCharge" | "outside";

const UNION = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** The amounts decide: whoever issued the invoice has already judged the recipient. */
export function vatCaseOf({ vatStatus, netCents, vatCents, supplier, recipient }: InvoiceContent): VatCase {
  if (vatStatus === "small") return "small";
  if (vatCents !== 0 || netCents === 0 || recipient.country === supplier.country) return "standard";
  return UNION.has(recipient.country) ? "reverseCharge" : "outside";
}
