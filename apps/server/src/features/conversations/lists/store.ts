import type { Side } from "@aufwind/rules/appointments/status";
import type { Direction } from "@aufwind/rules/search/search";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { isCalled } from "../../../platform/database/folded-name.ts";
import { KEPT } from "../../../platform/database/kept-statements.ts";
import { type SeenRow, SIDE, seen } from "../store.ts";

// The index has the newest first, and those of one moment by their ids.
const ORDERS = {
  desc: sql`order by mine.listed_at desc, mine.conversation_id`,
  asc: sql`order by mine.listed_at, mine.conversation_id desc`,
};

type Page = { userId: string; page: number; size: number; sort: Direction; now: Date };

export async function findPage(db: Database, { userId, page, size, sort, now }: Page): Promise<SeenRow[]> {
  const order = ORDERS[sort];
  const sides = sql`
    select ${SIDE} from conversation_sides mine where user_id = ${userId} and listed_at is not null
    ${order} limit ${size} offset ${page * size}`;
  const { rows } = await seen(sides, { order, now }).execute(db);
  return rows;
}

export async function countListed(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom("conversation_counts")
    .modifyFront(KEPT)
    .select("listed")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.listed ?? 0;
}

const MOST_WORDS_KEPT = 2;

type Named = Page & { side: Side; name: string };

/** Where the other is called so, with how many there are; found by the index of names, since a list may be long. */
export async function findNamed(
  db: Database,
  { side, name, userId, page, size, sort, now }: Named,
): Promise<SeenRow[]> {
  const order = ORDERS[sort];
  const other = sql.ref<string>(side === "coach" ? "named.client_name" : "named.coach_name");
  const sides = sql`
    select ${SIDE}, count(*) over () as total_count
    from conversations named join conversation_sides mine on mine.conversation_id = named.id and mine.side = ${side}
    where ${sql.ref(`named.${side}_id`)} = ${userId} and mine.listed_at is not null and ${isCalled(other, name)}
    ${order} limit ${size} offset ${page * size}`;
  // Each number of typed words is a statement of its own: only those that people type are kept.
  const front = name.split(/\s+/).length > MOST_WORDS_KEPT ? sql`` : KEPT;
  const { rows } = await seen(sides, { order, now, front, also: sql`mine.total_count` }).execute(db);
  return rows;
}
