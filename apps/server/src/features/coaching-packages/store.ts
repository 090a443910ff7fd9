import { type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { PackagePayments, PackagePurchases } from "../../platform/database/database-types.ts";

const purchases = (db: DbOrTx) =>
  db
    .selectFrom("package_purchases")
    .selectAll("package_purchases")
    .select(sql<string | null>`valid_until::text`.as("validUntil"))
    .select(sql<string | null>`terms_version::text`.as("termsVersion"));

export const findPurchase = (db: DbOrTx, id: string) => purchases(db).where("id", "=", id).executeTakeFirst();
export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

/** The same, locked until the commit: bookings, payments and refunds of one package wait for each other. */
export const lockPurchase = (tx: Tx, id: string) => purchases(tx).where("id", "=", id).forUpdate().executeTakeFirst();

/** A client's packages with a coach that have not ended, the one that ends first before the others. */
export const findActive = (db: DbOrTx, { coachId, clientId }: { coachId: string; clientId: string }) =>
  purchases(db)
    .where("coach_id", "=", coachId)
    .where("client_id", "=", clientId)
    .where("status", "=", "active")
    .orderBy("valid_until")
    .orderBy("id")
    .execute();

export const updatePurchase = (tx: Tx, id: string, changes: Updateable<PackagePurchases>) =>
  tx.updateTable("package_purchases").set(changes).where("id", "=", id).execute();

export type PaymentRow = Selectable<PackagePayments>;

export const findPayment = (db: DbOrTx, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("package_payments").selectAll().where("id", "=", id).executeTakeFirst();

/** The payments of a purchase, in their order. */
export const findPayments = (db: DbOrTx, purchaseId: string): Promise<PaymentRow[]> =>
  db.selectFrom("package_payments").selectAll().where("purchase_id", "=", purchaseId).orderBy("place").execute();

export const updatePayment = (db: DbOrTx, id: string, changes: Updateable<PackagePayments>) =>
  db.updateTable("package_payments").set(changes).where("id", "=", id).execute();

export type Usage = {
  paidCents: number;
  /** The numbers of those that are booked or used, and what they cost. */
  taken: number[];
  usedCents: number;
  /** What went back of what was not used. */
  refundedCents: number;
};

/** What was paid, used and refunded of packages, by their ids. */
export async function findUsages(db: DbOrTx, ids: readonly string[]): Promise<Map<string, Usage>> {
  const { rows } = await sql<Usage & { id: string }>`
    select package_purchases.id,
      (select coalesce(sum(amount_cents), 0)::int from package_payments
        where purchase_id = package_purchases.id and status = 'paid') as "paidCents",
      coalesce(used.taken, '{}') as taken, coalesce(used.cents, 0)::int as "usedCents",
      (select coalesce(sum(package_refunds.amount_cents), 0)::int
        from package_refunds join package_payments on package_payments.id = payment_id
        where purchase_id = package_purchases.id and appointment_id is null) as "refundedCents"
    from package_purchases cross join lateral (
      select array_agg(package_unit) as taken, sum(gross_cents) as cents from appointments
      where appointments.package_id = package_purchases.id and package_unit is not null
    ) used where package_purchases.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}

export async function findUsage(db: DbOrTx, id: string): Promise<Usage> {
  const usage = (await findUsages(db, [id])).get(id);
  if (!usage) throw new Error("a package is gone");
  return usage;
}

/** An appointment goes back to its package: its number is free again. */
export const freeUnit = (tx: Tx, appointmentId: string) =>
  tx.updateTable("appointments").set({ package_unit: null }).where("id", "=", appointmentId).execute();

/** What somebody bought or sold, for the download of their data. */
export const packageFacts = (db: Database, userId: string) =>
  db
    .selectFrom("package_purchases")
    .innerJoin("package_payments", "package_payments.purchase_id", "package_purchases.id")
    .select(["package_purchases.id", "package_purchases.status", "consultation", "size", "months", "net_cents"])
    .select([
      "booking_number",
      "gross_cents",
      "bought_at",
      "valid_until",
      "ended_at",
      "end_cause",
      "place",
      "amount_cents",
    ])
    .select(["package_payments.status as payment_status", "paid_at", "last_four"])
    .select(sql<boolean>`client_id = ${userId}`.as("is_bought"))
    .where((eb) => eb.or([eb("client_id", "=", userId), eb("coach_id", "=", userId)]))
    .orderBy("package_purchases.id")
    .orderBy("place")
    .execute();
