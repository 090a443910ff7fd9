import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { DisputeAccounts } from "../../platform/database/database-types.ts";

/** What the client agreed to, and when; and with which card. */
export const findConsents = (db: Database, appointmentId: string) =>
  db
    .selectFrom("appointments")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .leftJoin("charges", "charges.appointment_id", "appointments.id")
    .leftJoin("payment_methods as card", "card.id", "charges.card_id")
    .select([
      "appointments.coach_id",
      "appointments.client_id",
      "appointments.agreed_at",
      "appointments.terms_version",
      "appointments.early_start_at",
      "appointments.early_start_for",
      "appointments.early_start_locale",
      "client.locale",
      "client.terms_accepted_at",
      "client.terms_locale",
      "card.created_at as card_saved_at",
    ])
    .where("appointments.id", "=", appointmentId)
    .executeTakeFirst();
export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsents>>>;

/** A coach's own, open ones first; with what the coach said about each. */
export const findOwnDisputes = (db: DbOrTx, { coachId, id }: { coachId: string; id?: string }) =>
  db
    .selectFrom("disputes")
    .innerJoin("appointments", "appointments.id", "disputes.appointment_id")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .leftJoin("dispute_accounts as account", "account.dispute_id", "disputes.provider_id")
    .select([
      "disputes.provider_id",
      "disputes.appointment_id",
      "disputes.amount_cents",
      "disputes.reason",
      "disputes.status",
      "disputes.opened_at",
      "disputes.closed_at",
      "disputes.evidence_by",
      "appointments.starts_at",
      "account.sealed",
      "account.wrapped_key",
      "account.key_name",
      "account.written_at",
    ])
    .select(sql<string>`trim(client.first_name || ' ' || client.last_name)`.as("client"))
    .where("appointments.coach_id", "=", coachId)
    .$if(id !== undefined, (query) => query.where("disputes.provider_id", "=", id ?? ""))
    .orderBy(sql`disputes.status = 'open'`, "desc")
    .orderBy("disputes.opened_at", "desc")
    .limit(50)
    .execute();
export type OwnDisputeRow = Awaited<ReturnType<typeof findOwnDisputes>>[number];

/** Payments of a coach's packages that banks have asked back, open ones first. */
export const findPackageDisputes = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("package_payments as payment")
    .innerJoin("package_purchases as purchase", "purchase.id", "payment.purchase_id")
    .innerJoin("users as client", "client.id", "purchase.client_id")
    .select(["payment.id", "payment.amount_cents", "payment.status", "payment.dispute_closed_at"])
    .select(["purchase.consultation", "purchase.size"])
    .select(sql<Date>`payment.disputed_at`.as("disputed_at"))
    .select(sql<string>`trim(client.first_name || ' ' || client.last_name)`.as("client"))
    .where("purchase.coach_id", "=", coachId)
    .where("payment.disputed_at", "is not", null)
    .orderBy(sql`payment.dispute_closed_at is null`, "desc")
    .orderBy("payment.disputed_at", "desc")
    .limit(50)
    .execute();

/** How many open ones of a coach's own nobody has said anything about. */
export const unansweredDisputesOf = (coachId: string) => sql<number>`(
  select count(*)::int from disputes join appointments on appointments.id = appointment_id
  where disputes.status = 'open' and coach_id = ${coachId}
    and not exists (select from dispute_accounts where dispute_id = provider_id))`;

/** An open one of the coach's own, locked so that the bank's decision does not come in between. */
export const lockOpenDispute = (tx: Tx, { coachId, id }: { coachId: string; id: string }) =>
  tx
    .selectFrom("disputes")
    .innerJoin("appointments", "appointments.id", "disputes.appointment_id")
    .select("disputes.status")
    .where("disputes.provider_id", "=", id)
    .where("appointments.coach_id", "=", coachId)
    .forShare("disputes")
    .executeTakeFirst();

export const upsertAccount = (tx: Tx, { dispute_id, ...written }: Insertable<DisputeAccounts>) =>
  tx
    .insertInto("dispute_accounts")
    .values({ dispute_id, ...written })
    .onConflict((conflict) => conflict.column("dispute_id").doUpdateSet(written))
    .execute();

export const findAccount = (db: DbOrTx, disputeId: string) =>
  db.selectFrom("dispute_accounts").selectAll().where("dispute_id", "=", disputeId).executeTakeFirst();

export const eraseAccounts = (tx: Tx, coachId: string) =>
  tx.deleteFrom("dispute_accounts").where("coach_id", "=", coachId).execute();
