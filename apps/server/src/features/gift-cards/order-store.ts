import { GIFT_CARD_WINDOW } from "@aufwind/rules/gift-cards";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { GiftCardRefunds, GiftCards } from "../../platform/database/database-types.ts";

export const insertOrder = (tx: Tx, order: Insertable<GiftCards>) =>
  tx.insertInto("gift_cards").values(order).returning("id").executeTakeFirstOrThrow();

const DAYS = [
  sql<string | null>`deliver_on::text`.as("deliverOn"),
  sql<string | null>`expires_on::text`.as("expiresOn"),
];

const cards = (db: DbOrTx) => db.selectFrom("gift_cards").selectAll("gift_cards").select(DAYS);

export const findGiftCard = (db: DbOrTx, id: string) => cards(db).where("id", "=", id).executeTakeFirst();
export type GiftCardRow = NonNullable<Awaited<ReturnType<typeof findGiftCard>>>;

/** The same, locked until the commit. */
export const lockGiftCard = (tx: Tx, id: string) => cards(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export const findByIntent = (db: DbOrTx, intentId: string) =>
  cards(db).where("intent_id", "=", intentId).executeTakeFirst();

export const updateGiftCard = (db: DbOrTx, id: string, changes: Updateable<GiftCards>) =>
  db.updateTable("gift_cards").set(changes).where("id", "=", id).execute();

type BoughtBy = { buyerId: string | null; email: string | null; cardKey: Buffer | null; since: Date; except: string };

/** What the same person, mailbox or card has bought since then; those at once wait for each other. */
export async function sumBought(tx: Tx, { buyerId, email, cardKey, since, except }: BoughtBy) {
  await sql`select pg_advisory_xact_lock(hashtextextended('gift cards ' || ${email ?? ""}::text, 0))`.execute(tx);
  if (cardKey) await sql`select pg_advisory_xact_lock(hashtextextended(encode(${cardKey}, 'hex'), 0))`.execute(tx);
  const { rows } = await sql<{ cents: number; count: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents, count(*)::int as count from gift_cards
    where paid_at > ${since} and id <> ${except}
      and (buyer_id = ${buyerId} or buyer_email = ${email} or card_key = ${cardKey})`.execute(tx);
  return rows[0] ?? { cents: 0, count: 0 };
}

/** What the same person, mailbox or card bought in the day before a gift card, without it. */
export async function readBought(db: DbOrTx, { id, buyer_id, buyer_email, card_key, paid_at }: GiftCardRow) {
  const until = paid_at ?? new Date(0);
  const since = new Date(until.getTime() - GIFT_CARD_WINDOW);
  const { rows } = await sql<{ cents: number; count: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents, count(*)::int as count from gift_cards
    where paid_at > ${since} and paid_at <= ${until} and id <> ${id}
      and (buyer_id = ${buyer_id} or buyer_email = ${buyer_email} or card_key = ${card_key})`.execute(db);
  return rows[0] ?? { cents: 0, count: 0 };
}

/** Orders whose payment nobody has heard of lately: asked about, the oldest first. */
export const findOpenOrders = (db: Database, { before, limit }: { before: Date; limit: number }) =>
  db
    .selectFrom("gift_cards")
    .select(["id", "intent_id"])
    .where("status", "=", "ordered")
    .where("ordered_at", "<", before)
    .orderBy("ordered_at")
    .limit(limit)
    .execute();

export const deleteOrder = (db: DbOrTx, id: string) =>
  db.deleteFrom("gift_cards").where("id", "=", id).where("status", "=", "ordered").execute();

type SessionParams = { slug: string; consultation: string };

/** The price of a public coach's session, and the coach's name. */
export async function findSession(db: DbOrTx, { slug, consultation }: SessionParams) {
  const { rows } = await sql<{ name: string; netCents: number; vatStatus: string | null }>`
    select trim(first_name || ' ' || last_name) as name, price_cents as "netCents", vat_status as "vatStatus"
    from coaches join users on users.id = coaches.user_id
      join consultations on consultations.coach_id = users.id and consultations.kind = ${consultation}
      left join businesses on businesses.coach_id = users.id
    where coaches.slug = ${slug} and coaches.is_public and users.deleted_at is null and price_cents > 0`.execute(db);
  return rows[0];
}

/** refunds_stay_within_payment() refuses more than was paid. */
export const insertRefund = (tx: Tx, refund: Insertable<GiftCardRefunds>) =>
  tx.insertInto("gift_card_refunds").values(refund).execute();

export const findRefundRow = (db: DbOrTx, id: string): Promise<Selectable<GiftCardRefunds> | undefined> =>
  db.selectFrom("gift_card_refunds").selectAll().where("id", "=", id).executeTakeFirst();

/** The paid gift card whose delivery is due the longest, locked; other workers skip it. */
export async function findDue(tx: Tx, now: Date) {
  const due = await tx
    .selectFrom("gift_cards")
    .select("id")
    .where("status", "=", "paid")
    .where("delivered_at", "is", null)
    .where("deliver_at", "<=", now)
    .orderBy("deliver_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due && lockGiftCard(tx, due.id);
}
