import { sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.ts";
import { isReachedBy } from "../coaches/store.ts";

type Own = { clientId: string; id?: string };

/** A client's packages with their coaches, the latest first; orders that are not paid yet, too. */
export const findOwnPurchases = (db: DbOrTx, { clientId, id }: Own) =>
  db
    .selectFrom("package_purchases")
    .innerJoin("users as coach", "coach.id", "coach_id")
    .selectAll("package_purchases")
    .select((eb) => [
      sql<string | null>`valid_until::text`.as("validUntil"),
      sql<boolean>`exists (select from contracts where contracts.package_id = package_purchases.id)`.as("has_contract"),
      sql<string>`trim(coach.first_name || ' ' || coach.last_name)`.as("coach_name"),
      eb
        .selectFrom("coaches")
        .select("slug")
        .whereRef("coaches.user_id", "=", "package_purchases.coach_id")
        .where(isReachedBy({ viewerId: sql.ref("package_purchases.client_id") }))
        .as("slug"),
    ])
    .where("client_id", "=", clientId)
    .$if(id !== undefined, (query) => query.where("package_purchases.id", "=", id ?? ""))
    .orderBy("package_purchases.id", "desc")
    .limit(100)
    .execute();
export type OwnRow = Awaited<ReturnType<typeof findOwnPurchases>>[number];

export const findPaymentsOf = (db: DbOrTx, purchaseIds: string[]) =>
  db
    .selectFrom("package_payments")
    .select(["purchase_id", "place", "amount_cents", "status", "planned_at", "paid_at", "sent_at", "last_four"])
    .select("decline_code")
    .select(
      sql<number>`(select coalesce(sum(package_refunds.amount_cents), 0)::int from package_refunds
        where payment_id = package_payments.id)`.as("refunded_cents"),
    )
    .where("purchase_id", "in", purchaseIds)
    .orderBy("place")
    .execute();
export type PaidRow = Awaited<ReturnType<typeof findPaymentsOf>>[number];

/** The appointments that were booked from packages, the latest first. */
export const findAppointmentsOf = (db: DbOrTx, purchaseIds: string[]) =>
  db
    .selectFrom("appointments")
    .select(["id", "package_id", "package_unit", "starts_at", "status"])
    .where("package_id", "in", purchaseIds)
    .orderBy("starts_at", "desc")
    .execute();
export type BookedRow = Awaited<ReturnType<typeof findAppointmentsOf>>[number];
