import { LEASE } from "@aufwind/rules/payments/charge-plan";
import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { PackagePayments, PackagePurchases } from "../../platform/database/database-types.ts";
import { affectsRow } from "../../platform/database/has-row.ts";
import { isReachedBy } from "../coaches/store.ts";
import type { PaymentRow } from "./store.ts";

/** Returns its id; undefined if the client has ordered the same and it is not settled. */
export async function insertPurchase(tx: Tx, purchase: Insertable<PackagePurchases>): Promise<string | undefined> {
  const inserted = tx
    .insertInto("package_purchases")
    .values(purchase)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id");
  return (await inserted.executeTakeFirst())?.id;
}

export const insertPayments = (tx: Tx, payments: Insertable<PackagePayments>[]) =>
  tx.insertInto("package_payments").values(payments).execute();

/** The open order of a package by a client, locked. */
export const lockOrder = (tx: Tx, { clientId, packageId }: { clientId: string; packageId: string }) =>
  tx
    .selectFrom("package_purchases")
    .select("id")
    .where("client_id", "=", clientId)
    .where("package_id", "=", packageId)
    .where("status", "=", "ordered")
    .forUpdate()
    .executeTakeFirst();

/** An order that was never paid, with its payments. */
export const deleteOrder = (db: DbOrTx, id: string) =>
  db.deleteFrom("package_purchases").where("id", "=", id).where("status", "=", "ordered").execute();

/** Orders that nobody has paid since then. */
export const findOpenOrders = (db: Database, { before, limit }: { before: Date; limit: number }) =>
  db
    .selectFrom("package_purchases")
    .innerJoin("package_payments", "package_payments.purchase_id", "package_purchases.id")
    .select(["package_purchases.id", "package_payments.id as payment_id", "intent_id"])
    .where("package_purchases.status", "=", "ordered")
    .where("place", "=", 1)
    // One without an answer is asked about before anything else.
    .where("sent_at", "is", null)
    .where("ordered_at", "<", before)
    .orderBy("ordered_at")
    .limit(limit)
    .execute();

const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE);

/** Leases the payment that is due the longest; other workers take others. */
export async function leaseDue(db: Database, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update package_payments set leased_until = ${leaseUntil(now)} where id = (
      select id from package_payments
      where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit 1 for update skip locked
    ) returning id`.execute(db);
  return rows[0]?.id;
}

/** Leases one payment; false if somebody else has it. */
export async function leaseOne(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return affectsRow(
    db
      .updateTable("package_payments")
      .set({ leased_until: leaseUntil(now) })
      .where("id", "=", id)
      .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)])),
  );
}

export const findByIntent = (db: DbOrTx, intentId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("package_payments").selectAll().where("intent_id", "=", intentId).executeTakeFirst();

/** Both people of a purchase, with the address of the coach's profile if the client reaches it. */
export async function findPeople(db: DbOrTx, { coachId, clientId }: { coachId: string; clientId: string }) {
  const { rows } = await sql<{
    coachName: string;
    coachFirstName: string;
    coachEmail: string | null;
    coachLocale: string;
    slug: string | null;
    clientName: string;
    clientFirstName: string;
    clientEmail: string | null;
    clientLocale: string;
  }>`
    select trim(coach.first_name || ' ' || coach.last_name) as "coachName", coach.first_name as "coachFirstName",
      coach.email as "coachEmail", coach.locale as "coachLocale",
      (select slug from coaches where coaches.user_id = coach.id
        and ${isReachedBy({ viewerId: sql`${clientId}::uuid` })}) as slug,
      trim(client.first_name || ' ' || client.last_name) as "clientName", client.first_name as "clientFirstName",
      client.email as "clientEmail", client.locale as "clientLocale"
    from users coach, users client where coach.id = ${coachId} and client.id = ${clientId}`.execute(db);
  const [people] = rows;
  if (!people) throw new Error("a package has nobody");
  return people;
}
