import type { Locale } from "@aufwind/rules/locale";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Contract } from "./contract-document.ts";
import type { PackageContractFacts } from "./package-order-part.ts";

/** A package is bought once. */
export async function insertPackageContract(tx: Tx, { packageId, ...contract }: Contract & { packageId: string }) {
  const { id } = await tx
    .insertInto("contracts")
    .values({
      ...{ package_id: packageId, concluded_at: contract.concludedAt, locale: contract.locale },
      ...{ terms_version: contract.termsVersion, facts: JSON.stringify(contract.facts) },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const packageContracts = (db: DbOrTx) =>
  db
    .selectFrom("contracts")
    .innerJoin("package_purchases", "package_purchases.id", "contracts.package_id")
    .select(["concluded_at as concludedAt", "contracts.locale", "contracts.terms_version as termsVersion", "facts"])
    .$narrowType<{ locale: Locale; facts: PackageContractFacts }>();

/** For its client and its coach alone. */
export const isOwnPackage = (userId: string) => sql<boolean>`${userId}::uuid in (client_id, coach_id)`;

export const findOwnOfPackage = (
  db: DbOrTx,
  { packageId, userId }: { packageId: string; userId: string },
): Promise<Contract | undefined> =>
  packageContracts(db).where("contracts.package_id", "=", packageId).where(isOwnPackage(userId)).executeTakeFirst();
