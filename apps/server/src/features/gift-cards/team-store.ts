import type { Direction } from "@aufwind/rules/search/filters";
import { sql } from "kysely";
import type { Database, DbOrTx } from "../../platform/database/database.ts";

const LISTED = [
  ...(["id", "status", "amount_cents", "balance_cents", "buyer_id", "buyer_name", "buyer_email"] as const),
  ...(["recipient_name", "recipient_email", "paid_at"] as const),
] as const;

/** Paid ones alone: an order that nobody pays is nobody's business. */
const paid = (db: Database) => db.selectFrom("gift_cards").where("paid_at", "is not", null);

type Wanted = { status: string | undefined; personId: string | undefined };
type Page = Wanted & { limit: number; offset: number; sort: Direction };

/** Of a state, and of somebody, if wanted. */
const wanted = ({ status = "", personId = "" }: Wanted) =>
  sql<boolean>`(${status} = '' or status = ${status})
    and (${personId} = '' or ${personId} in (buyer_id::text, owner_id::text))`;

export const findPage = (db: Database, { limit, offset, sort, ...filter }: Page) =>
  paid(db)
    .where(wanted(filter))
    .select(LISTED)
    .orderBy("paid_at", sort)
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
export type ListedRow = Awaited<ReturnType<typeof findPage>>[number];

export async function countPaid(db: Database, filter: Wanted): Promise<number> {
  const { count } = await paid(db)
    .where(wanted(filter))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Match = { text: string; codeHash: Buffer | undefined; limit: number };

/** By a part of a name or address, or the end of the card's number; a whole code finds its own alone. */
export function findMatching(db: Database, { text, codeHash, limit }: Match) {
  const like = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = codeHash
    ? sql<boolean>`code_hash = ${codeHash}`
    : sql<boolean>`(buyer_name ilike ${like} or recipient_name ilike ${like} or buyer_email::text ilike ${like}
        or recipient_email::text ilike ${like} or last_four = ${text})`;
  return paid(db).select(LISTED).where(found).orderBy("paid_at", "desc").orderBy("id").limit(limit).execute();
}

/** In whose account a gift card is. */
export const findOwner = (db: DbOrTx, id: string) =>
  db
    .selectFrom("users")
    .select(["id", sql<string>`trim(coalesce(first_name || ' ' || last_name, ''))`.as("name")])
    .where("id", "=", id)
    .executeTakeFirst();

/** What a gift card paid, the latest first. */
export const findUses = (db: DbOrTx, id: string) =>
  db
    .selectFrom("gift_card_uses")
    .innerJoin("appointments", "appointments.id", "appointment_id")
    .select(["appointment_id", "cents", "returned_cents", "used_at", "appointments.starts_at"])
    .where("gift_card_id", "=", id)
    .orderBy("used_at", "desc")
    .execute();

/** What went back to the card that paid, in order. */
export const findRefunds = (db: DbOrTx, id: string) =>
  db
    .selectFrom("gift_card_refunds")
    .select(["id", "amount_cents", "status", "asked_at"])
    .where("gift_card_id", "=", id)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
