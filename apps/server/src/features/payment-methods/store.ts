import { type Insertable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { PaymentMethods } from "../../platform/database/database-types.ts";

/** A card is valid until the end of its last day in Berlin. */
const isGood = (now: Date) => sql<boolean>`expires_on >= (${now}::timestamptz at time zone 'Europe/Berlin')::date`;

/** Whether somebody has a saved card that can be charged today: all that booking needs to know. */
export async function hasPaymentMethod(db: DbOrTx, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("payment_methods")
    .select("id")
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where(isGood(now))
    .limit(1)
    .execute();
  return row.length > 0;
}

/** A card as it is charged. */
export type Card = {
  id: string;
  provider_id: string;
  customer_id: string;
  last_four: string;
  /** Recognizes the same card under another name. */
  card_key: Buffer | null;
};

const chargeable = (db: DbOrTx) =>
  db
    .selectFrom("payment_methods")
    .innerJoin("payment_customers", "payment_customers.user_id", "payment_methods.user_id")
    .select(["payment_methods.id", "payment_methods.provider_id", "payment_methods.last_four", "card_key"])
    .select("payment_customers.provider_id as customer_id");

/** One card by its id, even if removed meanwhile. */
export const cardOf = (db: DbOrTx, id: string): Promise<Card | undefined> =>
  chargeable(db).where("payment_methods.id", "=", id).executeTakeFirst();

/** A saved card of its owner's choice. */
export const cardOfOwner = (db: DbOrTx, { userId, cardId }: { userId: string; cardId: string }) =>
  chargeable(db)
    .where("payment_methods.id", "=", cardId)
    .where("payment_methods.user_id", "=", userId)
    .where("removed_at", "is", null)
    .executeTakeFirst();

/** The primary card; also of somebody who has left, until the debt is paid. */
export const defaultCardOf = (db: DbOrTx, userId: string): Promise<Card | undefined> =>
  chargeable(db).where("payment_methods.user_id", "=", userId).where("is_default", "=", true).executeTakeFirst();

export const findCustomer = (db: DbOrTx, userId: string) =>
  db.selectFrom("payment_customers").select("provider_id").where("user_id", "=", userId).executeTakeFirst();

/** The user of a customer id. */
export const findOwner = (db: DbOrTx, customerId: string) =>
  db.selectFrom("payment_customers").select("user_id").where("provider_id", "=", customerId).executeTakeFirst();

/** Of two concurrent inserts the second keeps the existing one. */
export async function insertCustomer(tx: Tx, customer: { user_id: string; provider_id: string; created_at: Date }) {
  await tx
    .insertInto("payment_customers")
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findCustomer(tx, customer.user_id);
}

/** The saved cards, the primary one first, then the newest. */
export const cardsOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("payment_methods")
    .select(["id", "brand", "last_four", "is_default", "place"])
    .select(sql<string>`expires_on::text`.as("expires_on"))
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("is_default", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export type CardRow = Awaited<ReturnType<typeof cardsOf>>[number];

/** Whether the provider's card is one of ours, saved or removed. */
export const findByProvider = (db: DbOrTx, providerId: string) =>
  db
    .selectFrom("payment_methods")
    .select(["id", "user_id", "removed_at"])
    .where("provider_id", "=", providerId)
    .executeTakeFirst();

/** A saved card of somebody by its fingerprint. */
export const findKept = (db: DbOrTx, { userId, cardKey }: { userId: string; cardKey: Buffer }) =>
  db
    .selectFrom("payment_methods")
    .select(["id", sql<string>`expires_on::text`.as("expires_on")])
    .where("user_id", "=", userId)
    .where("card_key", "=", cardKey)
    .where("removed_at", "is", null)
    .executeTakeFirst();

/** For a primary card, card_is_a_chance() makes failed charges due again. */
export const insertPaymentMethod = (db: DbOrTx, method: Insertable<PaymentMethods>) =>
  db.insertInto("payment_methods").values(method).execute();

type RenewCardParams = { providerId: string; brand: string; lastFour: string; expiresOn: string };

/** A renewed card lasts longer, so its owner is warned again before it expires. */
export const renewCard = (tx: Tx, { providerId, brand, lastFour, expiresOn }: RenewCardParams) =>
  tx
    .updateTable("payment_methods")
    .set({ brand, last_four: lastFour, expires_on: expiresOn, warned_at: null })
    .where("provider_id", "=", providerId)
    .where("removed_at", "is", null)
    .where(sql<boolean>`expires_on <> ${expiresOn}::date`)
    .execute();

/** Makes one of somebody's saved cards the primary one, or none; returns whether there was such a card. */
export async function setDefault(tx: Tx, { userId, id }: { userId: string; id?: string | undefined }) {
  const kept = () => tx.updateTable("payment_methods").where("user_id", "=", userId).where("removed_at", "is", null);
  // One at a time: the unique index of primary cards is checked per statement.
  await kept()
    .set({ is_default: false })
    .where("is_default", "=", true)
    .$if(id !== undefined, (query) => query.where("id", "!=", id ?? ""))
    .execute();
  if (id === undefined) return false;
  // card_is_a_chance() makes failed charges due again.
  const made = await kept().set({ is_default: true }).where("id", "=", id).returning("id").executeTakeFirst();
  return made !== undefined;
}

const removing = (tx: Tx, { userId, now }: { userId: string; now: Date }) =>
  tx
    .updateTable("payment_methods")
    .set({ removed_at: now, place: null })
    .where("user_id", "=", userId)
    .where("removed_at", "is", null);

/** Removes one card of somebody. */
export const setRemoved = (tx: Tx, { id, ...whose }: { userId: string; id: string; now: Date }) =>
  removing(tx, whose).set({ is_default: false }).where("id", "=", id).execute();

/** Removes all of them; which one was primary is still known. */
export const setAllRemoved = (tx: Tx, whose: { userId: string; now: Date }) => removing(tx, whose).execute();

/** Whether somebody owes, or will owe, an unpaid amount. */
export async function isCardNeeded(db: DbOrTx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from appointments left join charges on charges.appointment_id = appointments.id
    where client_id = ${userId} and owed_cents > 0 and coalesce(charges.status, 'open') not in ('paid', 'void')
      and (charges.appointment_id is not null or appointments.status in ('Pending', 'Scheduled', 'Rescheduled'))
    limit 1`.execute(db);
  return rows.length > 0;
}

export const paymentMethodsOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("payment_methods")
    .select(["brand", "last_four", "is_default", "created_at", "removed_at"])
    .select(sql<string>`expires_on::text`.as("expires_on"))
    .where("user_id", "=", userId)
    .execute();

/** Removed cards that no open charge or debt needs any more. */
export const findUnneededCards = async (db: DbOrTx) => {
  const { rows } = await sql<{ id: string; provider_id: string }>`
    select payment_methods.id, payment_methods.provider_id
    from payment_methods join users on users.id = payment_methods.user_id
    where removed_at is not null and not exists (
      select from charges join appointments on appointments.id = charges.appointment_id
      where client_id = users.id and owed_cents > 0 and charges.due_at is not null
        and charges.status in ('open', 'declined', 'authentication')
        and (users.deleted_at is not null or (card_id = payment_methods.id and sent_at is not null))
    )
    order by removed_at`.execute(db);
  return rows;
};

/** Customers who have left and have no card any more. */
export const findDepartedCustomers = (db: DbOrTx) =>
  db
    .selectFrom("payment_customers")
    .innerJoin("users", "users.id", "payment_customers.user_id")
    .select(["payment_customers.user_id", "payment_customers.provider_id"])
    .where("users.deleted_at", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payment_methods")
            .select("id")
            .whereRef("payment_methods.user_id", "=", "payment_customers.user_id"),
        ),
      ),
    )
    .execute();

export const deleteCustomer = (db: DbOrTx, userId: string) =>
  db.deleteFrom("payment_customers").where("user_id", "=", userId).execute();

export const deleteRemoved = (db: DbOrTx, id: string) =>
  db.deleteFrom("payment_methods").where("id", "=", id).where("removed_at", "is not", null).execute();

type Expiring = { last_four: string; expires_on: string; email: string; first_name: string; locale: string };

/** Takes one primary card that expires by this day and whose owner was not warned. */
export async function claimExpiring(tx: Tx, { until, now }: { until: string; now: Date }) {
  const { rows } = await sql<Expiring>`
    update payment_methods set warned_at = ${now} from users
    where users.id = user_id and payment_methods.id = (
      select card.id from payment_methods card join users owner on owner.id = card.user_id
      where card.removed_at is null and card.warned_at is null and card.is_default and owner.deleted_at is null
        and card.expires_on <= ${until}::date
        and card.expires_on >= (${now}::timestamptz at time zone 'Europe/Berlin')::date
      order by card.expires_on limit 1 for no key update of card skip locked
    )
    returning last_four, expires_on::text as expires_on, email, first_name, locale`.execute(tx);
  return rows[0];
}
