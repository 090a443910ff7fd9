import { emailKey } from "@aufwind/rules/accounts";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { WithdrawalOutcomes, Withdrawals } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasRow } from "../../platform/database/has-row.ts";
import { addressHasNoLegalHold } from "../../platform/session/legal-hold.ts";
import { appointmentsWithNames } from "../appointments/store.ts";

export type WithdrawalRow = Selectable<Withdrawals>;

export const insertWithdrawal = (tx: Tx, withdrawal: Omit<Insertable<Withdrawals>, "email_key">) =>
  tx
    .insertInto("withdrawals")
    .values({ ...withdrawal, email_key: emailKey(withdrawal.email) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const withdrawalsOf = (database: Database, email: string) =>
  database
    .selectFrom("withdrawals")
    .select(["reference", "name", "email", "contract", "received_at"])
    .where("email_key", "=", emailKey(email))
    .execute();

type FindContractParams = { bookingNumber: string; email: string; userId: string | undefined };

/** Whether the client is who declares: signed in, or by the address. */
const isDeclarant = ({ email, userId }: Omit<FindContractParams, "bookingNumber">) =>
  sql<boolean>`(client.email_key = ${emailKey(email)} or client.id = ${userId ?? null}::uuid)`;

/** The appointment with this number, if it is the client's who declares. */
export const findContract = (tx: Tx, { bookingNumber, ...declared }: FindContractParams) =>
  tx
    .selectFrom("appointments")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .select(["appointments.id", "appointments.client_id"])
    .where("booking_number", "=", bookingNumber)
    .where(isDeclarant(declared))
    .executeTakeFirst();

/** The package with this number, by the same rule. */
export const findPackage = (tx: Tx, { bookingNumber, ...declared }: FindContractParams) =>
  tx
    .selectFrom("package_purchases")
    .innerJoin("users as client", "client.id", "client_id")
    .select(["package_purchases.id", "client_id"])
    .where("booking_number", "=", bookingNumber)
    .where("bought_at", "is not", null)
    .where(isDeclarant(declared))
    .executeTakeFirst();

const coachName = sql<string>`trim(coach.first_name || ' ' || coach.last_name)`.as("coach_name");

/** A client's packages that were bought since then. */
export const findOwnPackages = (db: DbOrTx, { userId, since }: { userId: string; since: Date }) =>
  db
    .selectFrom("package_purchases")
    .innerJoin("users as coach", "coach.id", "coach_id")
    .select(["package_purchases.id", "booking_number", "size", "gross_cents", "bought_at", "package_purchases.status"])
    .select(coachName)
    .where("client_id", "=", userId)
    .where("bought_at", ">=", since)
    .orderBy("bought_at", "desc")
    .orderBy("package_purchases.id")
    .limit(50)
    .execute();

/** The appointments that were booked from packages. */
export const findPackageAppointments = (db: DbOrTx, packageIds: string[]) =>
  db
    .selectFrom("appointments")
    .select(["id", "package_id", "package_unit", "status", "starts_at", "gross_cents", "early_start_for"])
    .where("package_id", "in", packageIds)
    .orderBy("id")
    .execute();

export const lockWithdrawal = (tx: Tx, reference: string) =>
  tx.selectFrom("withdrawals").selectAll().where("reference", "=", reference).forUpdate().executeTakeFirst();

export const findOutcome = (db: DbOrTx, withdrawalId: string) =>
  db.selectFrom("withdrawal_outcomes").selectAll().where("withdrawal_id", "=", withdrawalId).executeTakeFirst();

/** Whether it was new: an appointment is withdrawn from once. */
export async function insertOutcome(tx: Tx, outcome: Insertable<WithdrawalOutcomes>): Promise<boolean> {
  const inserted = tx
    .insertInto("withdrawal_outcomes")
    .values(outcome)
    .onConflict((conflict) => conflict.doNothing());
  return hasRow(inserted.returning("withdrawal_id"));
}

/** What a client may withdraw from: what is ahead, or was agreed lately. */
export const findOwnContracts = (db: DbOrTx, { userId, since }: { userId: string; since: Date }) =>
  appointmentsWithNames(db)
    .where("appointments.client_id", "=", userId)
    .where("appointments.owed_cents", ">", 0)
    .where((eb) => eb.or([eb("appointments.agreed_at", "is", null), eb("appointments.agreed_at", ">=", since)]))
    .orderBy("appointments.starts_at")
    .orderBy("appointments.id")
    .limit(50)
    .execute();

export type ContractRow = { id: string; booking_number: string; coach_name: string };

/** What somebody may mean: whatever the address has booked lately. */
export const findContractsOf = (db: DbOrTx, { email_key, since }: { email_key: string; since: Date }) =>
  db
    .selectFrom("appointments")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .innerJoin("users as coach", "coach.id", "appointments.coach_id")
    .select(["appointments.id", "appointments.booking_number"])
    .select(coachName)
    .where("client.email_key", "=", email_key)
    .where("appointments.booked_at", ">=", since)
    .orderBy("appointments.starts_at", "desc")
    .orderBy("appointments.id")
    .limit(20)
    .execute();

/** With what they led to. */
export const deleteOldWithdrawals = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "withdrawals",
    where: sql`received_at < ${before} and ${addressHasNoLegalHold(sql.ref("withdrawals.email_key"))}`,
    limit,
  });
