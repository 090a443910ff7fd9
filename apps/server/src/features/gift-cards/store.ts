import { extendedExpiry, type GiftBalance } from "@aufwind/rules/gift-cards";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { DeletionBatch } from "../../platform/database/delete-batch.ts";

type Whose = { clientId: string; today: string };

const balances = (db: DbOrTx, { clientId, today }: Whose) =>
  db
    .selectFrom("gift_cards")
    .select(["id", "balance_cents as balanceCents", sql<string>`expires_on::text`.as("expiresOn")])
    .where("owner_id", "=", clientId)
    .where("status", "=", "delivered")
    .where("balance_cents", ">", 0)
    .where("expires_on", ">=", sql<Date>`${today}::date`)
    .orderBy("expires_on")
    .orderBy("id");

/** What a client's gift cards are worth now. */
export const findBalances = (db: DbOrTx, whose: Whose): Promise<GiftBalance[]> => balances(db, whose).execute();

/** The same, locked until the commit: charges of one client take one after the other. */
export const lockBalances = (tx: Tx, whose: Whose): Promise<GiftBalance[]> => balances(tx, whose).forUpdate().execute();

type Use = { id: string; appointmentId: string; cents: number; now: Date };

/** Takes a part of a locked gift card; `balance_is_covered` refuses more than is left. */
export async function insertUse(tx: Tx, { id, appointmentId, cents, now }: Use): Promise<void> {
  await sql`update gift_cards set balance_cents = balance_cents - ${cents} where id = ${id}`.execute(tx);
  // An appointment that was given up, agreed again and charged again uses the same card a second time.
  await sql`
    insert into gift_card_uses (gift_card_id, appointment_id, cents, used_at)
    values (${id}, ${appointmentId}, ${cents}, ${now})
    on conflict (gift_card_id, appointment_id) do update
      set cents = gift_card_uses.cents + excluded.cents, used_at = excluded.used_at`.execute(tx);
}

/** What gift cards paid for an appointment, in the order in which they did; locked. */
export const lockUses = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom("gift_card_uses")
    .innerJoin("gift_cards", "gift_cards.id", "gift_card_id")
    .select(["gift_cards.id", "gift_card_uses.cents", "returned_cents as returnedCents"])
    .where("appointment_id", "=", appointmentId)
    .orderBy("gift_cards.expires_on")
    .orderBy("gift_cards.id")
    .forUpdate()
    .execute();

/** Gives a part back; a gift card that has expired meanwhile is good for a while longer. */
export async function returnUse(tx: Tx, { id, appointmentId, cents, now }: Use): Promise<void> {
  const card = await tx
    .selectFrom("gift_cards")
    .select(["status", sql<string>`expires_on::text`.as("expiresOn")])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await sql`
    update gift_cards set balance_cents = balance_cents + ${cents},
      expires_on = ${extendedExpiry(card.expiresOn, now.getTime())}::date,
      status = case status when 'expired' then 'delivered' else status end
    where id = ${id}`.execute(tx);
  await sql`
    update gift_card_uses set returned_cents = returned_cents + ${cents}
    where gift_card_id = ${id} and appointment_id = ${appointmentId}`.execute(tx);
}

/** What somebody bought or was given, for the download of their data; the codes are in their mails. */
export const giftCardFacts = (db: Database, userId: string) =>
  db
    .selectFrom("gift_cards")
    .select(["id", "status", "amount_cents", "balance_cents", "buyer_name", "recipient_name", "recipient_email"])
    .select(["message", "ordered_at", "paid_at", "delivered_at", "redeemed_at", "expires_on", "last_four"])
    .select(sql<boolean>`coalesce(buyer_id = ${userId}, false)`.as("is_bought"))
    .where((eb) => eb.or([eb("owner_id", "=", userId), eb("buyer_id", "=", userId)]))
    .orderBy("ordered_at")
    .execute();

/** Whoever leaves takes the rest along: its code can be redeemed again. What was bought stays with the books. */
export async function eraseGiftCards(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("gift_cards")
    .set({ owner_id: null, redeemed_at: null })
    .where("owner_id", "=", userId)
    .execute();
  await tx.updateTable("gift_cards").set({ buyer_id: null }).where("buyer_id", "=", userId).execute();
}

/** Names, addresses and words of gift cards that were paid before and have nothing left go; returns of how many. */
export async function emptyOldGiftCards(db: Database, { before, limit }: DeletionBatch): Promise<number> {
  const { numAffectedRows } = await sql`
    update gift_cards set buyer_name = '', buyer_email = null, recipient_name = '', recipient_email = null, message = '',
      code = null
    where id = any(array(
      select id from gift_cards where paid_at < ${before} and balance_cents = 0 and buyer_name <> ''
      limit ${limit} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
