import type { Direction } from "@aufwind/rules/search/filters";
import { sql } from "kysely";
import type { Database, DbOrTx } from "../../platform/database/database.ts";

/** Bought ones alone: an order that nobody pays is nobody's business. */
const bought = (db: DbOrTx) =>
  db
    .selectFrom("package_purchases")
    .innerJoin("users as coach", "coach.id", "coach_id")
    .innerJoin("users as client", "client.id", "client_id")
    .select(["package_purchases.id", "status", "consultation", "size", "gross_cents", "bought_at"])
    .select(["coach_id", "client_id"])
    .select([
      sql<string>`trim(coalesce(coach.first_name || ' ' || coach.last_name, ''))`.as("coach_name"),
      sql<string>`trim(coalesce(client.first_name || ' ' || client.last_name, ''))`.as("client_name"),
    ])
    .where("bought_at", "is not", null);
export type BoughtRow = Awaited<ReturnType<typeof findPage>>[number];

type Wanted = { status: string | undefined; personId: string | undefined };
type Page = Wanted & { limit: number; offset: number; sort: Direction };

/** Of a state, and of somebody, if wanted. */
const wanted = ({ status = "", personId = "" }: Wanted) =>
  sql<boolean>`(${status} = '' or status = ${status})
    and (${personId} = '' or ${personId} in (client_id::text, coach_id::text))`;

export const findPage = (db: Database, { limit, offset, sort, ...filter }: Page) =>
  bought(db)
    .where(wanted(filter))
    .orderBy("bought_at", sort)
    .orderBy("package_purchases.id")
    .limit(limit)
    .offset(offset)
    .execute();

export async function countBought(db: Database, filter: Wanted): Promise<number> {
  const { count } = await db
    .selectFrom("package_purchases")
    .where("bought_at", "is not", null)
    .where(wanted(filter))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By a part of a name or address of one of the two, its booking number, or the end of a card's number. */
export function findMatching(db: Database, { text, limit }: { text: string; limit: number }) {
  const like = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return bought(db)
    .where(
      sql<boolean>`(client.first_name || ' ' || client.last_name ilike ${like} or client.email::text ilike ${like}
        or coach.first_name || ' ' || coach.last_name ilike ${like} or coach.email::text ilike ${like} or booking_number = upper(${text})
        or exists (select from package_payments where purchase_id = package_purchases.id and last_four = ${text}))`,
    )
    .orderBy("bought_at", "desc")
    .orderBy("package_purchases.id")
    .limit(limit)
    .execute();
}

export const findBought = (db: DbOrTx, id: string) =>
  bought(db).where("package_purchases.id", "=", id).executeTakeFirst();

/** What went back of a package to its cards, in order. */
export const findRefundsOf = (db: DbOrTx, purchaseId: string) =>
  db
    .selectFrom("package_refunds")
    .innerJoin("package_payments", "package_payments.id", "payment_id")
    .select(["package_refunds.id", "place", "package_refunds.amount_cents", "package_refunds.status", "asked_at"])
    .where("purchase_id", "=", purchaseId)
    .orderBy("asked_at")
    .orderBy("package_refunds.id")
    .execute();
