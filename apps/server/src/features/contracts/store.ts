import type { Locale } from "@aufwind/rules/locale";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";
import type { Contract, ContractFacts } from "./contract-document.ts";
import { isOwnPackage, packageContracts } from "./package-store.ts";

type New = Contract & { facts: ContractFacts; appointmentIds: string[] };

/** Two conclusions at one moment are one: whoever asks again gets the same. */
export async function insertContract(tx: Tx, { appointmentIds, ...contract }: New): Promise<string> {
  const [first = "", ...others] = appointmentIds;
  const { id } = await tx
    .insertInto("contracts")
    .values({
      ...{ appointment_id: first, concluded_at: contract.concludedAt, locale: contract.locale },
      ...{ terms_version: contract.termsVersion, facts: JSON.stringify(contract.facts) },
    })
    .onConflict((conflict) =>
      conflict.constraint("concluded_once").doUpdateSet((eb) => ({ facts: eb.ref("excluded.facts") })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  if (others.length > 0)
    await tx
      .insertInto("contract_dates")
      .values(appointmentIds.map((appointment_id) => ({ contract_id: id, appointment_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return id;
}

/** The contracts of an appointment: its own, and those that list it among the dates of its series. */
export const isOf = (appointmentId: RawBuilder<unknown> | string) =>
  sql<boolean>`(contracts.appointment_id = ${appointmentId} or contracts.id in (
    select contract_id from contract_dates where contract_dates.appointment_id = ${appointmentId}))`;

const contracts = (db: DbOrTx) =>
  db
    .selectFrom("contracts")
    .innerJoin("appointments", "appointments.id", "contracts.appointment_id")
    .select(["concluded_at as concludedAt", "contracts.locale", "contracts.terms_version as termsVersion", "facts"])
    .$narrowType<{ locale: Locale; facts: ContractFacts }>();

/** For the two people of the appointment alone. */
const isOwn = (userId: string) => (eb: ExpressionBuilder<DB, "appointments">) =>
  eb.or([eb("client_id", "=", userId), eb("coach_id", "=", userId)]);

/** The contract that holds: the one concluded last. */
export const findOwn = (
  db: DbOrTx,
  { appointmentId, userId }: { appointmentId: string; userId: string },
): Promise<Contract | undefined> =>
  contracts(db)
    .where(isOf(appointmentId))
    .where(isOwn(userId))
    .orderBy("concluded_at", "desc")
    .limit(1)
    .executeTakeFirst();

export const findContract = async (db: DbOrTx, id: string): Promise<Contract | undefined> =>
  (await contracts(db).where("contracts.id", "=", id).executeTakeFirst()) ??
  (await packageContracts(db).where("contracts.id", "=", id).executeTakeFirst());

export const contractsOf = async (db: DbOrTx, userId: string): Promise<Contract[]> => [
  ...(await contracts(db).where(isOwn(userId)).orderBy("concluded_at").execute()),
  ...(await packageContracts(db).where(isOwnPackage(userId)).orderBy("concluded_at").execute()),
];

/** A client's name goes. A coach's stays where money is owed for it, as on the invoice; free ones go. */
export async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  const appointmentsOf = (side: "client_id" | "coach_id") => (eb: ExpressionBuilder<DB, "contracts">) =>
    eb.selectFrom("appointments").select("id").where(side, "=", userId);
  await tx
    .updateTable("contracts")
    .set({ facts: sql`facts - 'client'` })
    .where((eb) =>
      eb.or([
        eb("appointment_id", "in", appointmentsOf("client_id")(eb)),
        eb("package_id", "in", eb.selectFrom("package_purchases").select("id").where("client_id", "=", userId)),
      ]),
    )
    .execute();
  await tx
    .deleteFrom("contracts")
    .where("appointment_id", "in", appointmentsOf("coach_id"))
    .where(sql<boolean>`(facts->>'grossCents')::int = 0`)
    .execute();
}

const isFreeIn = (table: "appointments" | "package_purchases", key: "appointment_id" | "package_id") =>
  sql<boolean>`exists (select from ${sql.table(table)} of_both where of_both.id = contracts.${sql.ref(key)}
    and ${hasNoLegalHold(sql.ref("of_both.coach_id"))} and ${hasNoLegalHold(sql.ref("of_both.client_id"))})`;

/** Not while somebody's data has to be kept. */
export const deleteOldContracts = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "contracts",
    where: sql`concluded_at < ${before} and (${isFreeIn("appointments", "appointment_id")}
      or ${isFreeIn("package_purchases", "package_id")})`,
    limit,
  });
