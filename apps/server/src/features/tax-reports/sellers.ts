import type { Locale } from "@aufwind/rules/locale";
import type { LegalForm } from "@aufwind/rules/tax-reports-numbers";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";
import { sealing as sealingOfIban } from "../businesses/commands.ts";
import { findSellers, type SellerRow } from "./store.ts";

/** What a coach entered for the report. */
export type Details = {
  legalForm: LegalForm;
  tinCountry: string;
  /** Null where none was issued. */
  tin: string | null;
  birthDate: string;
  birthCity: string;
  birthCountry: string;
  registerNumber: string;
  accountHolder: string;
  /** Member states in which a company has a permanent establishment; absent where it was saved before we asked. */
  establishments?: string[];
};

/** Who a coach is in law, from the business details. */
export type Identity = {
  firstName: string;
  lastName: string;
  companyName: string;
  vatNumber: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  iban: string;
};

/** Where a coach who left gets the copies that are still due. */
export type LastContact = { email: string; firstName: string; locale: Locale };

/** Who a coach was; the contact is absent where somebody left before it was kept. */
type Former = { identity: Identity; contact: LastContact | null };

export type Seller = { details: Details; identity: Identity };
/** Either part may be missing. */
export type KnownSeller = { [Part in keyof Seller]: Seller[Part] | null };

type Deps = Pick<Platform, "config" | "log">;

/** Bound to the coach: what is moved to another row cannot be opened there. */
const sealing = ({ config }: Deps, coachId: string) => ({
  secret: config.secret,
  purpose: `tax report ${coachId}`,
});

export const sealFor = (deps: Deps, coachId: string, content: unknown): Buffer =>
  seal(JSON.stringify(content), sealing(deps, coachId));

/** What was sealed with another SECRET reads as nothing, and can be entered again. */
export function openFor<T>(deps: Deps, coachId: string, sealed: Uint8Array | null | undefined): T | null {
  if (!sealed) return null;
  try {
    return JSON.parse(unseal(sealed, sealing(deps, coachId))) as T;
  } catch (err) {
    deps.log.error({ err }, "details for the tax report cannot be opened: was SECRET changed?");
    return null;
  }
}

/** These coaches as the report knows them; who has left, as they were then. */
export async function sellersOf(deps: Platform, db: DbOrTx, coachIds: readonly string[]) {
  const rows = coachIds.length > 0 ? await findSellers(db, coachIds) : [];
  return new Map(rows.map((row) => [row.id, knownSeller(deps, row)]));
}

const knownSeller = (deps: Platform, row: SellerRow): KnownSeller => ({
  details: openFor<Details>(deps, row.id, row.details),
  identity: formerOf(deps, row.id, row.former)?.identity ?? identityOf(deps, row),
});

/** Before the contact was kept, the identity was all there was. */
export function formerOf(deps: Deps, coachId: string, sealed: Uint8Array | null | undefined): Former | null {
  const kept = openFor<Former | Identity>(deps, coachId, sealed);
  return kept && !("identity" in kept) ? { identity: kept, contact: null } : kept;
}

function identityOf(deps: Platform, row: SellerRow): Identity | null {
  if (!row.address1 || !row.zip_code || !row.city || !row.country) return null;
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name ?? "",
    vatNumber: row.vat_number ?? "",
    street: [row.address1, row.address2].filter(Boolean).join(", "),
    zipCode: row.zip_code,
    city: row.city,
    country: row.country,
    iban: ibanOf(deps, row),
  };
}

/** As for the details: one that cannot be opened is missing, and left out of the report. */
function ibanOf(deps: Platform, { id, iban }: SellerRow): string {
  try {
    return iban ? unseal(iban, sealingOfIban(deps, id)) : "";
  } catch (err) {
    deps.log.error({ err }, "an IBAN cannot be opened: was SECRET changed?");
    return "";
  }
}

/** A person by name, a company by its own. */
export const nameOf = ({ firstName, lastName, companyName }: Identity, form: LegalForm): string =>
  form === "entity" && companyName ? companyName : `${firstName} ${lastName}`.trim();

/** Where somebody is in the sense of the report: at the address, where the tax number is from, at establishments. */
export const countriesOf = ({ identity, details }: KnownSeller): string[] => {
  const { tin, tinCountry, establishments = [] } = details ?? {};
  const countries = [identity?.country, tin ? tinCountry : undefined, ...establishments];
  return [...new Set(countries.filter((each) => each !== undefined))];
};
