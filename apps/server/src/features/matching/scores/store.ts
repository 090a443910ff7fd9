import { ALMOST, FREE_POINTS, POINTS, RATING_POINTS, type Wish } from "@aufwind/rules/matching/matching";
import { traitsOf } from "@aufwind/rules/search/choices";
import { languageMask, topicMask } from "@aufwind/rules/search/facet-bits";
import { type RawBuilder, sql } from "kysely";

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

const DAY = 86_400_000;

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

/** How well a row of the search fits: `matchOf` of the rules in SQL. Both give the same number, and a test holds them to it. */
export const score = (wish: Wish, now: Date): Points =>
  sql`(${sql.join([topics(wish), languages(wish), budget(wish), free(now), gender(wish), rating], sql` + `)})`;
