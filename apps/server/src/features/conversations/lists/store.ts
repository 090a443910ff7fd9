import type { Direction } from "@aufwind/rules/search/search";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { isCalled } from "../../../platform/database/folded-name.ts";
import { KEPT } from "../../../platform/database/kept-statements.ts";
import { type SeenRow, SIDE, seen } from "../store.ts";

type Wanted = { userId: string; name: string };
type Page = { page: number; size: number; sort: Direction };

/** What somebody's list holds; all of it, or where the other is called so. */
const listed = ({ userId, name }: Wanted): RawBuilder<unknown> =>
  sql`conversation_sides mine where user_id = ${userId} and listed_at is not null
    and ${isCalled(sql.ref("other_name"), name)}`;

/** Each number of typed words is a statement of its own. */
const frontOf = ({ name }: Wanted) => (name ? sql`` : KEPT);

// The index has the newest first, and those of one moment by their ids.
const ORDERS = {
  desc: sql`order by mine.listed_at desc, mine.conversation_id`,
  asc: sql`order by mine.listed_at, mine.conversation_id desc`,
};

type Asked = Wanted & Page & { now: Date };

export async function findPage(db: Database, { page, size, sort, now, ...wanted }: Asked): Promise<SeenRow[]> {
  const order = ORDERS[sort];
  const sides = sql`select ${SIDE} from ${listed(wanted)} ${order} limit ${size} offset ${page * size}`;
  const { rows } = await seen(sides, { order, now, front: frontOf(wanted) }).execute(db);
  return rows;
}

export async function countListed(db: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`${frontOf(wanted)} select count(*) as count from ${listed(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}
