import type { Locale } from "@aufwind/rules/locale";
import type { Tx } from "../../platform/database/database.ts";
import { countryIn } from "../../platform/documents/formats.ts";
import { documentText } from "../../platform/documents/printed-document.ts";
import type { Platform } from "../../platform/platform.ts";
import { findProvider } from "../businesses/store.ts";
import { inForce } from "../legal-texts/queries.ts";
import { type ContractFacts, contractDocument } from "./contract-document.ts";
import type { PackageContractFacts } from "./package-order-part.ts";
import { insertPackageContract } from "./package-store.ts";
import { insertContract } from "./store.ts";

type Concluding = {
  /** In order: all dates of a series that are agreed to in one act, or one. */
  appointmentIds: string[];
  coachId: string;
  locale: Locale;
  /** Null from before versions were kept. */
  termsVersion: string | null;
  facts: Omit<ContractFacts, "provider">;
};

/** Stores the contract as it is concluded now; returns it in words, too: § 312f BGB wants it on a durable medium. */
export async function concludeContract(tx: Tx, platform: Platform, concluding: Concluding) {
  const { appointmentIds, coachId, locale } = concluding;
  const facts = { ...concluding.facts, provider: await providerLines(tx, { coachId, locale }) };
  const termsVersion = concluding.termsVersion ?? inForce(platform, "terms");
  const contract = { concludedAt: platform.clock.now(), locale, termsVersion, facts };
  const id = await insertContract(tx, { appointmentIds, ...contract });
  return { id, text: documentText(contractDocument(platform, contract)) };
}

type Buying = Omit<Concluding, "appointmentIds" | "facts"> & {
  packageId: string;
  facts: Omit<PackageContractFacts, "provider">;
};

/** The same for a package, once: it is bought with its first payment. */
export async function concludePackage(tx: Tx, platform: Platform, { packageId, coachId, locale, ...bought }: Buying) {
  const facts = { ...bought.facts, provider: await providerLines(tx, { coachId, locale }) };
  const termsVersion = bought.termsVersion ?? inForce(platform, "terms");
  const contract = { concludedAt: platform.clock.now(), locale, termsVersion, facts };
  const id = await insertPackageContract(tx, { packageId, ...contract });
  return { id, text: documentText(contractDocument(platform, contract)) };
}

async function providerLines(tx: Tx, { coachId, locale }: { coachId: string; locale: Locale }): Promise<string[]> {
  const found = await findProvider(tx, coachId);
  if (!found) return [];
  const lines = [
    found.company_name,
    `${found.first_name} ${found.last_name}`,
    found.address1,
    found.address2,
    `${found.zip_code} ${found.city}`,
    countryIn(locale, found.country),
    found.phone,
    found.company_email,
    found.vat_number,
  ];
  return lines.filter((line): line is string => Boolean(line?.trim()));
}
