import type { CoachCard } from "@aufwind/contract/coach-cards";
import { ALMOST, FREE_POINTS, POINTS, RATING_POINTS, type Wish } from "@aufwind/rules/matching";
import { type Direction, MOST_RESULTS } from "@aufwind/rules/search/filters";
import { areaChoice, languageChoice, languageMask, topicMask, traitsOf } from "@aufwind/rules/search/index-terms";
import { DAY } from "@aufwind/rules/time/durations";
import { type RawBuilder, sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.ts";

/** Every combination of this many of these. */
const choices = (from: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : from.flatMap((each, place) => choices(from.slice(place + 1), count - 1).map((rest) => [each, ...rest]));

const joined = (parts: string[], by: "&" | "|") => `(${parts.join(` ${by} `)})`;
const quoted = (word: string) => `'${word}'`;

/** The lexemes that a row must have: this many of the topics, and one of the languages. */
const needed = (wish: Wish, least: number): string => {
  const topics = wish.areas.map((area) => quoted(areaChoice(area)));
  const languages = wish.languages.map((code) => quoted(languageChoice(code)));
  const sets = choices(topics, least).map((set) => joined(set, "&"));
  return `${joined(sets, "|")} & ${joined(languages, "|")}`;
};

const isAbove = ({ maxFeeCents }: Wish) => (maxFeeCents === null ? sql`false` : sql`(fee_cents > ${maxFeeCents})`);

export type MatchedRow = {
  coach_id: string;
  score: number;
  fee_cents: number;
  rating: number;
  traits: number;
  /** Infinity if nothing is free. */
  next_free_at: Date | number;
  card: CoachCard;
};

type FindMatchesParams = {
  wish: Wish;
  now: Date;
  least: number;
  sort: Direction;
  limit: number;
  offset: number;
  /** Coaches whom the client has met or will meet. */
  known?: readonly string[];
};

/** Who is known already is no suggestion. */
const isNew = (known: readonly string[]) => sql`coach_id <> all(${known}::uuid[])`;

/** Coaches who share a language and at least this many of the topics, by score. */
export async function findMatches(db: DbOrTx, asked: FindMatchesParams): Promise<MatchedRow[]> {
  const { wish, now, least, sort, limit, offset, known = [] } = asked;
  // Nobody above the client's limit comes before somebody within it.
  const order =
    sort === "desc" ? sql`is_above, score desc, rank desc, coach_id` : sql`is_above desc, score, rank, coach_id desc`;
  // Filter first, then score: else the planner walks a whole index to save the sorting.
  const { rows } = await sql<MatchedRow>`
    with found as materialized (
      select coach_id, ${score(wish, now)} as score, ${isAbove(wish)} as is_above, rank, fee_cents, rating, traits, next_free_at
      from coach_search where doc @@ ${needed(wish, least)}::tsquery and ${isNew(known)}
    ), page as (select * from found order by ${order} limit ${limit} offset ${offset})
    select page.*, coach_cards.card from page join coach_cards using (coach_id) order by ${order}`.execute(db);
  return rows;
}

/** The total, as far as it can be paged through. */
export async function countMatches(db: DbOrTx, wish: Wish, known: readonly string[] = []): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from coach_search where doc @@ ${needed(wish, 1)}::tsquery and ${isNew(known)} limit ${sql.lit(MOST_RESULTS)}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

type Points = RawBuilder<number>;

/** Each part as in the rules, with the same points. */
const topics = (wish: Wish): Points => sql`
  ${sql.lit(POINTS.topics)} * bit_count((areas & ${String(topicMask(wish.areas))}::bigint)::bit(64))::int
    / ${wish.areas.length}::int`;

const languages = (wish: Wish): Points => sql`
  case when languages & ${String(languageMask(wish.languages))}::bigint <> 0 then ${sql.lit(POINTS.languages)} else 0 end`;

function budget({ minFeeCents, maxFeeCents }: Wish): Points {
  if (minFeeCents === null && maxFeeCents === null) return sql`${sql.lit(POINTS.budget)}`;
  const most = maxFeeCents ?? Number.MAX_SAFE_INTEGER;
  const isWithin = sql`fee_cents >= ${minFeeCents ?? 0}::int and fee_cents <= ${most}::bigint`;
  const isAlmost = sql`fee_cents > ${most}::bigint
    and fee_cents::bigint * 100 <= ${maxFeeCents ?? 0}::bigint * ${sql.lit(ALMOST.percent)}`;
  return sql`case when ${isWithin} then ${sql.lit(POINTS.budget)} when ${isAlmost} then ${sql.lit(ALMOST.points)} else 0 end`;
}

function free(now: Date): Points {
  const steps = FREE_POINTS.map(({ days, points }) => {
    const before = new Date(now.getTime() + days * DAY);
    return sql`when next_free_at < ${before}::timestamptz then ${sql.lit(points)}`;
  });
  return sql`case ${sql.join(steps, sql` `)} else 0 end`;
}

const gender = ({ gender: wanted }: Wish): Points =>
  wanted === null
    ? sql`${sql.lit(POINTS.gender)}`
    : sql`case when traits & ${traitsOf({ gender: wanted, hasExtended: false })}::int <> 0
        then ${sql.lit(POINTS.gender)} else 0 end`;

const { unrated, from, most } = RATING_POINTS;
const rating: Points = sql`
  case when rating = 0 then ${sql.lit(unrated)}
    else greatest(0, rating - ${sql.lit(from)}) * ${sql.lit(POINTS.rating)} / ${sql.lit(most - from)} end`;

/** The score of a search row: `matchOf` of the rules in SQL. A test compares the two. */
const score = (wish: Wish, now: Date): Points =>
  sql`(${sql.join([topics(wish), languages(wish), budget(wish), free(now), gender(wish), rating], sql` + `)})`;
