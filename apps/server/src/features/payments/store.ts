import { LEASE } from "@aufwind/rules/payments/charge-plan";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Charges, Disputes } from "../../platform/database/database-types.ts";
import { affectsRow } from "../../platform/database/has-row.ts";

export type ChargeRow = Selectable<Charges>;

/** What the client has paid, by card, gift cards or a package: all but the credits. */
export const clientPaid = ({ amount_cents, gift_cents, package_cents }: ChargeRow): number =>
  amount_cents + gift_cents + package_cents;

const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE);

// Charges are inserted by charge_is_due() when a price is agreed; it and card_is_a_chance() make them due again.

/** Leases the due charge whose appointment begins first; other workers take others. */
export async function leaseDue(db: Database, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ appointment_id: string }>`
    update charges set leased_until = ${leaseUntil(now)} where appointment_id = (
      select appointment_id from charges
      where due_at is not null and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by starts_at, appointment_id limit 1 for update skip locked
    ) returning appointment_id`.execute(db);
  return rows[0]?.appointment_id;
}

/** Whether another worker has leased a due one, or died with it. */
export async function isAnyChargeLeased(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from charges where due_at is not null and due_at <= ${now} and leased_until > ${now} limit 1`.execute(db);
  return rows.length > 0;
}

/** Leases one charge; false if somebody else has it. */
export async function leaseOne(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return affectsRow(
    db
      .updateTable("charges")
      .set({ leased_until: leaseUntil(now) })
      .where("appointment_id", "=", id)
      .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)])),
  );
}

export const releaseCharge = (db: DbOrTx, id: string) =>
  db.updateTable("charges").set({ leased_until: null }).where("appointment_id", "=", id).execute();

/** After locking its appointment: the same order everywhere. */
export const lockCharge = (tx: Tx, id: string): Promise<ChargeRow> =>
  tx.selectFrom("charges").selectAll().where("appointment_id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

export const updateCharge = (tx: Tx, id: string, changes: Updateable<Charges>): Promise<ChargeRow> =>
  tx.updateTable("charges").set(changes).where("appointment_id", "=", id).returningAll().executeTakeFirstOrThrow();

export const findCharge = (db: DbOrTx, id: string): Promise<ChargeRow | undefined> =>
  db.selectFrom("charges").selectAll().where("appointment_id", "=", id).executeTakeFirst();

/** The charge of a client's own appointment. */
export const findOwnCharge = (db: Database, { id, clientId }: { id: string; clientId: string }) =>
  db
    .selectFrom("charges")
    .innerJoin("appointments", "appointments.id", "charges.appointment_id")
    .select(["charges.appointment_id", "charges.status", "charges.intent_id"])
    .where("charges.appointment_id", "=", id)
    .where("appointments.client_id", "=", clientId)
    .executeTakeFirst();

export const findByIntent = (db: Database, intentId: string): Promise<ChargeRow | undefined> =>
  db.selectFrom("charges").selectAll().where("intent_id", "=", intentId).executeTakeFirst();

/** Whether all of its price was refunded, or a bank has taken it. */
export async function isGivenBack(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select coalesce((select sum(price_cents) from refunds where appointment_id = ${id}) >= amount_cents + gift_cents + package_cents + credit_cents, false)
      or exists (select from disputes where appointment_id = ${id} and status <> 'won') as is
    from charges where appointment_id = ${id}`.execute(tx);
  return rows[0]?.is ?? false;
}

/** For the download of one's data. */
export const paymentsOf = (db: Database, clientId: string) =>
  db
    .selectFrom("charges")
    .innerJoin("appointments", "appointments.id", "charges.appointment_id")
    .select((eb) => [
      "charges.appointment_id",
      "charges.amount_cents",
      "charges.gift_cents",
      "charges.package_cents",
      "charges.credit_cents",
      "charges.status",
      "charges.last_four",
      "charges.paid_at",
      jsonArrayFrom(
        eb
          .selectFrom("refunds")
          .select(["refunds.amount_cents", "refunds.gift_cents", "refunds.credit_cents"])
          .select(["refunds.status", "refunds.settled_at"])
          .whereRef("refunds.appointment_id", "=", "charges.appointment_id")
          .orderBy("refunds.asked_at"),
      ).as("refunds"),
    ])
    .where("appointments.client_id", "=", clientId)
    .orderBy("charges.starts_at")
    .execute();

export const findDispute = (tx: Tx, providerId: string): Promise<Selectable<Disputes> | undefined> =>
  tx.selectFrom("disputes").selectAll().where("provider_id", "=", providerId).forNoKeyUpdate().executeTakeFirst();

export const upsertDispute = (tx: Tx, dispute: Insertable<Disputes>) =>
  tx
    .insertInto("disputes")
    .values(dispute)
    .onConflict((conflict) =>
      conflict.column("provider_id").doUpdateSet({ status: dispute.status, closed_at: dispute.closed_at ?? null }),
    )
    .execute();
