import { EXISTING_CLIENT_FEE } from "@aufwind/rules/money/fees";
import type { Config } from "../../../platform/config/config.ts";
import type { InvoiceLine, Party } from "../../../platform/documents/invoice-content.ts";
import { coachParty } from "../present.ts";
import type { CoachRow } from "../store.ts";
import type { FeeRow } from "./store.ts";

/** Whom our invoice goes to: as the coach's billing information says, else as the practice stands in law. */
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

/** Ourselves: the city of the settings begins with its postal code. */
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

/** The fees of a month by their kind, and what was taken back in one line. */
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
