import type { Direction } from "@aufwind/rules/search/filters";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database, DbOrTx } from "../../platform/database/database.ts";

type Filter = { text: string; status: string | undefined; codeHash: Buffer | undefined };

/** Paid ones alone: an order that nobody pays is nobody's business. */
function matches({ text, status, codeHash }: Filter): RawBuilder<SqlBool> {
  const like = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = codeHash
    ? sql`code_hash = ${codeHash}`
    : sql`(${text} = '' or buyer_name ilike ${like} or recipient_name ilike ${like} or buyer_email::text ilike ${like}
        or recipient_email::text ilike ${like} or last_four = ${text})`;
  return sql`paid_at is not null and ${found} and (${status ?? null}::text is null or status = ${status ?? null})`;
}

const LISTED = [
  ...(["id", "status", "amount_cents", "balance_cents", "buyer_id", "buyer_name", "buyer_email"] as const),
  ...(["recipient_name", "recipient_email", "paid_at"] as const),
] as const;

type Page = Filter & { limit: number; offset: number; sort: Direction };

export const findPage = (db: Database, { limit, offset, sort, ...filter }: Page) =>
  db
    .selectFrom("gift_cards")
    .select(LISTED)
    .where(matches(filter))
    .orderBy("paid_at", sort)
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
export type ListedRow = Awaited<ReturnType<typeof findPage>>[number];

export async function countFound(db: Database, filter: Filter): Promise<number> {
  const { count } = await db
    .selectFrom("gift_cards")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
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

export const findRefund = (db: DbOrTx, id: string) =>
  db.selectFrom("gift_card_refunds").selectAll().where("gift_card_id", "=", id).executeTakeFirst();
