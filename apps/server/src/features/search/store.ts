import type { CoachCard } from "@aufwind/contract/coach-cards";
import type { Direction, Order } from "@aufwind/rules/search/filters";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { NEVER_PREPARED } from "../../platform/database/prepared-statements.ts";

/** The forms in which a typed word is found: any of these is enough. */
export type Word = {
  /** PostgreSQL stems them. */
  texts: string[];
  /** The choices it stands for: topics, languages, a gender. */
  choices: string[];
  /** As names are stored. */
  names: string[];
  /** Prefixes of names and stems. */
  beginnings: string[];
};

/** Filters that can be removed one by one. */
export type Group = "areas" | "languages" | "fee" | "rating" | "type" | "gender" | "verified" | "packages" | "free";
export type FeeColumn = "fee_cents" | "extended_cents";

/** Conditions of a search on a row's own columns. */
export type Filter =
  /** Any of these bits, or any of these own areas, which have none. */
  | { group: "areas"; any: bigint; own?: string[] }
  | { group: "areas"; all: bigint }
  | { group: "areas"; notAll: bigint }
  | { group: "languages"; any: bigint }
  | { group: "fee"; column: FeeColumn; least: number; most: number }
  /** Mean in hundredths. */
  | { group: "rating"; least: number }
  | { group: "type" | "gender" | "verified" | "packages"; traits: number }
  | { group: "free"; before: Date };

/** Each group requires one of its lexemes. */
type Groups = string[][];

export type Sorting = { order: Order; direction: Direction; fee: FeeColumn };
type Page = { size: number; offset: number };
/** A card of a list, and when it has to be made anew. */
export type StoredCard = { card: CoachCard; due_at: Date | number | null };
/** `cards` of one page, as they are stored. */
export type Found = { total: number; cards: StoredCard[] };

const bits = (mask: bigint) => sql`${String(mask)}::bigint`;

/** Whether a row passes a filter. */
export function filterCondition(filter: Filter): RawBuilder<boolean> {
  switch (filter.group) {
    case "areas":
      if ("all" in filter) return sql`areas & ${bits(filter.all)} = ${bits(filter.all)}`;
      if ("notAll" in filter) return sql`areas & ${bits(filter.notAll)} <> ${bits(filter.notAll)}`;
      return filter.own?.length
        ? sql`(areas & ${bits(filter.any)} <> 0 or doc @@ ${anyOf(filter.own)}::tsquery)`
        : sql`areas & ${bits(filter.any)} <> 0`;
    case "languages":
      return sql`languages & ${bits(filter.any)} <> 0`;
    case "fee":
      return sql`${sql.ref(filter.column)} between ${filter.least} and ${filter.most}`;
    case "rating":
      return sql`rating >= ${filter.least}`;
    case "free":
      return sql`next_free_at < ${filter.before}`;
    default:
      return sql`traits & ${filter.traits}::int <> 0`;
  }
}

const passesAll = (filters: readonly Filter[]) => sql.join(filters.map(filterCondition), sql` and `);

/**
 * The same for a prepared plan: without values a filter seems rare to the planner, which would start with its index.
 */
const passesOnly = (filters: readonly Filter[], last = sql``) => sql`coalesce(${passesAll(filters)}${last}, false)`;

const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (lexemes: string[]) => lexemes.map(quoted).join("|");

const stemsOf = (texts: string[]) =>
  texts.flatMap((each) => [sql`plainto_tsquery('german', ${each})`, sql`plainto_tsquery('english', ${each})`]);

/** One word as a tsquery: any stem in either language, any choice, any name, any prefix. */
function wordQuery({ texts, choices, names, beginnings }: Word): RawBuilder<unknown> {
  const begun = beginnings.map((beginning) => `${quoted(beginning)}:*`);
  const plain = [...[...choices, ...names].map(quoted), ...begun].join("|");
  return sql`(${sql.join([...stemsOf(texts), ...(plain ? [sql`${plain}::tsquery`] : [])], sql` || `)})`;
}

/** Evaluated once per statement, not per row; and the planner sees no values, so the plan can be reused. */
const once = (query: RawBuilder<unknown>) => sql`(select ${query})`;

/** `words` are required, all of them or, if not `every`, any; `also` only improves the rank. */
export type Asking = { words: Word[]; every: boolean; groups: Groups; also?: Word[] };

/** The query of the words, and of words and filters together; undefined if empty. */
export function queries({ words, every, groups }: Asking) {
  const chosen = groups.map((group) => `(${anyOf(group)})`).join("&");
  const said = words.length > 0 ? sql.join(words.map(wordQuery), every ? sql` && ` : sql` || `) : undefined;
  const filters = chosen ? sql`${chosen}::tsquery` : undefined;
  const all = said && filters ? sql`(${said}) && ${filters}` : (said ?? filters);
  return { said, all: all && once(all) };
}

/** The keys of an order, the first decides; each has a covering index, read forwards or backwards. */
const KEYS: Record<Order, { forward: Direction; keys: string[] }> = {
  bestFit: { forward: "desc", keys: ["rank desc", "coach_id asc"] },
  rating: { forward: "desc", keys: ["rating desc", "rank desc", "coach_id asc"] },
  price: { forward: "asc", keys: ["fee asc", "rank desc", "coach_id asc"] },
  nextFree: { forward: "asc", keys: ["next_free_at asc", "rank desc", "coach_id asc"] },
  newest: { forward: "desc", keys: ["public_since desc", "rank desc", "coach_id asc"] },
};

function orderOf({ order, direction, fee }: Sorting, first: string[] = []): RawBuilder<unknown> {
  const { forward, keys } = KEYS[order];
  const turned = (key: string) => (key.endsWith("desc") ? key.replace("desc", "asc") : key.replace("asc", "desc"));
  const all = [...first, ...keys].map((key) => (direction === forward ? key : turned(key)));
  return sql.raw(all.map((key) => key.replace("fee ", `${fee} `)).join(", "));
}

/** Keys that are not among the filter columns. */
const KEYED: Record<Order, string> = {
  bestFit: "rank, coach_id",
  rating: "rank, coach_id",
  price: "rank, coach_id",
  nextFree: "rank, coach_id",
  newest: "public_since, rank, coach_id",
};

/** Only the columns of the order: the index alone has them. */
const carriedBy = ({ order, fee }: Sorting) =>
  sql.raw(KEYS[order].keys.map((key) => (key.split(" ")[0] ?? "").replace("fee", fee)).join(", "));

/** Without cards there is one row, for what was counted. */
type Row = { card: CoachCard | null; due_at: StoredCard["due_at"] };
const cardsOf = (rows: Row[]): StoredCard[] => rows.flatMap(({ card, due_at }) => (card ? { card, due_at } : []));

/** Looked up for the cards of the page alone. */
const DUE_AT = sql`(select due_at from coach_search_due due where due.coach_id = coach_cards.coach_id) as due_at`;

export type Searching = { filters: Filter[]; sorting: Sorting; page: Page };
/** `exact`: all that was typed, as the name of a coach's own area. */
type FindFewParams = Searching & {
  asking: Asking;
  topics: bigint;
  most?: number | undefined;
  exact?: string | undefined;
};

/**
 * The quality of a word match. By name; by what the words stand for, better if also in the short texts; in the short
 * texts alone; in a long text. If only some words match: by how many.
 */
function weightOf({ words, every, also = [] }: Asking): RawBuilder<unknown> {
  if (words.length === 0) return sql`0`;
  const each = (word: Word) => sql`(key_words @@ ${once(wordQuery(word))})::int * 2`;
  if (!every) return sql.join([...words, ...also].map(each), sql` + `);
  const all = (queries: RawBuilder<unknown>[]) => once(sql.join(queries, sql` && `));
  const said = all(
    words.map((word) => (word.texts.length > 0 ? wordQuery({ ...word, choices: [] }) : wordQuery(word))),
  );
  const meant = words.map((word) => (word.choices.length > 0 ? sql`${anyOf(word.choices)}::tsquery` : wordQuery(word)));
  // Words without a meaning are taken literally.
  const key = words.some(({ choices }) => choices.length > 0)
    ? sql`(key_words @@ ${all(meant)})::int * 4 + (key_words @@ ${said})::int * 2`
    : sql`(key_words @@ ${said})::int * 6`;
  return sql`case when name_words @@ ${all(words.map(wordQuery))} then 8 else ${key} end`;
}

/** Searches that find few: all of them are fetched, ranked and counted. */
export async function findFew(
  db: Database,
  { filters, sorting, page, asking, topics, most, exact }: FindFewParams,
): Promise<Found> {
  const { all } = queries(asking);
  // Below a name, above the same words one by one.
  const weight = exact
    ? sql`greatest(${weightOf(asking)}, (doc @@ ${once(sql`${quoted(exact)}::tsquery`)})::int * 7)`
    : weightOf(asking);
  const weighed = sorting.order === "bestFit";
  const level = weighed ? sql`${weight} + (areas & ${bits(topics)} = ${bits(topics)})::int as level` : sql`0 as level`;
  const order = orderOf(sorting, weighed ? ["level desc"] : []);
  const { rows } = await sql<Row & { total: number }>`${all ? sql`` : NEVER_PREPARED}
    with m as materialized (
      select ${carriedBy(sorting)}, ${level} from coach_search
      where ${all ? sql`doc @@ ${all} and ${passesOnly(filters)}` : passesAll(filters)}
      ${most ? sql`limit ${most}` : sql``}
    ), p as materialized (
      select * from m order by ${order} limit ${sql.lit(page.size)} offset ${once(sql`${page.offset}::int`)}
    )
    select total, card, ${DUE_AT} from (select count(*) as total from m) counted
    left join (p join coach_cards using (coach_id)) on true order by ${order}`.execute(db);
  return { total: Number(rows[0]?.total ?? 0), cards: cardsOf(rows) };
}

/** Columns of filters and orders: all are in the covering indexes. */
const COLUMNS = sql.raw("areas, languages, traits, fee_cents, extended_cents, rating, next_free_at");

export type Many = Searching & {
  /** Required words, besides the filters. */
  words: Word[];
  /** How many index entries are read at most, and how many coaches are sampled for the count. */
  reach: number;
  sample: number;
};

/**
 * Searches that find many: an index in the right order is read until the page is full. They are not counted; `share`
 * says which part of a random sample matches. Undefined if the page could not be filled.
 */
export async function findMany(db: Database, asked: Many): Promise<{ share: number; cards: StoredCard[] } | undefined> {
  const { filters, words, sorting, page, reach, sample } = asked;
  const said = words.length > 0 ? sql` and doc @@ ${once(sql.join(words.map(wordQuery), sql` && `))}` : sql``;
  const where = passesAll(filters);
  const order = orderOf(sorting);
  const carried = carriedBy(sorting);
  const { rows } = await sql<Row & { share: number }>`
    with p as materialized (
      select ${carried} from (
        select ${sql.raw(`${KEYED[sorting.order]}, `)}${words.length > 0 ? sql`doc, ` : sql``}${COLUMNS}
        from coach_search order by ${order} limit ${once(sql`${reach}::int`)}
      ) walked where ${passesOnly(filters, said)}
      order by ${order} limit ${sql.lit(page.size)} offset ${once(sql`${page.offset}::int`)}
    ), counted as materialized (
      select count(*) filter (where ${where})::float8 / greatest(1, count(*)) as share
      from (select ${COLUMNS} from coach_search order by sample limit ${once(sql`${sample}::int`)}) looked
    )
    select share, card, ${DUE_AT} from counted left join (p join coach_cards using (coach_id)) on true
    order by ${order}
  `.execute(db);
  const cards = cardsOf(rows);
  return cards.length < page.size ? undefined : { share: rows[0]?.share ?? 0, cards };
}

/** About how many coaches use a word, by the planner's estimate: nothing is searched. */
export async function guessUses(db: Database, { texts, choices, names }: Word): Promise<number> {
  // It cannot estimate prefixes, and would count a stem that is the same in both languages twice.
  const stems = texts.map((text) => sql`plainto_tsquery('german', ${text})`);
  const lexemes = [...choices, ...names];
  const plain = lexemes.length > 0 ? [sql`${anyOf(lexemes)}::tsquery`] : [];
  const word = sql`(${sql.join([...stems, ...plain], sql` || `)})`;
  const { rows } = await sql<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>`
    explain (format json) select from coach_search where doc @@ ${word}`.execute(db);
  return rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}

/** How many coaches use a word, counted up to `most`. */
export async function countUses(db: Database, word: Word, most: number): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*) as uses from (
      select from coach_search where doc @@ ${once(wordQuery(word))} limit ${most}
    ) users`.execute(db);
  return rows[0]?.uses ?? 0;
}

type AddressPage = { page: number; size: number };

/** Slugs of listed coaches in a stable order, with the last change of what lists show. */
export const listAddresses = (db: Database, { page, size }: AddressPage) =>
  db
    .selectFrom("coach_cards")
    .innerJoin("coaches", "coaches.user_id", "coach_cards.coach_id")
    .select(["coaches.slug", "coach_cards.changed_at"])
    .orderBy("coach_cards.coach_id")
    .limit(size)
    .offset(page * size)
    .execute();

export const countAddresses = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom("coach_cards")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};
