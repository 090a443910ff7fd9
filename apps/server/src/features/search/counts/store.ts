import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type Filter, type Group, passes, queries, type Word } from "../store.ts";

/** A value of a filter: how many coaches would pass with it in place of what is chosen in these groups. */
export type Value = { name: string; groups: Group[]; filter: Filter };

type Base = {
  words: Word[];
  every: boolean;
  filters: Filter[];
  values: Value[];
  /** Only coaches of so many of 1024 shares. */
  share: number;
  /** No more coaches than these are looked at. */
  most: number;
};

export type Counts = { looked: number; total: number; values: Map<string, number>; without: Map<Group, number> };

const GROUPS: Group[] = ["areas", "languages", "fee", "rating", "type", "gender", "free"];

const ALL = 2 ** GROUPS.length - 1;
const bitOf = (group: Group) => 1 << GROUPS.indexOf(group);
/** With the consultation the price that counts changes too: who is kept out by both alone has to be looked at. */
const PRICED = bitOf("fee") | bitOf("type");

/** Values that are bits of a column; the others are judged by the database. */
const bitsOf = ({ filter }: Value) =>
  (filter.group === "areas" || filter.group === "languages") && "any" in filter ? filter.any : undefined;

/**
 * Counts everything in one pass over the coaches whom at most one filter keeps out. The database judges each coach,
 * this process counts: a hundred counters per row take PostgreSQL seventy milliseconds and us three.
 */
export async function countValues(db: Database, base: Base): Promise<Counts> {
  const { said } = queries({ words: base.words, every: base.every, groups: [] });
  const shared = base.share < 1024 ? sql`sample < ${base.share}` : sql`true`;
  const judged = base.values.filter((value) => bitsOf(value) === undefined);
  const flags = [...GROUPS.map((group) => keptOut(base.filters, group)), ...judged.map(({ filter }) => passes(filter))];
  const { rows } = await sql<{ looked: number; told: string | null }>`
    with base as materialized (
      select doc, areas, languages, traits, fee_cents, extended_cents, rating, next_free_at from coach_search
      where ${shared} ${said ? sql`and doc @@ (${said})` : sql``} limit ${base.most + 1}
    ), judged as materialized (
      select areas, languages, ${sql.join(flags.map(asBit), sql` | `)} as flags from base
    )
    select (select count(*) from base)::int as looked, (
      select string_agg(areas || ' ' || languages || ' ' || flags, ',') from judged
      where bit_count((flags & ${ALL})::bit(32)) <= 1 or flags & ${ALL & ~PRICED} = 0
    ) as told`.execute(db);
  const { looked = 0, told = null } = rows[0] ?? {};
  return { looked, ...tally(told ?? "", base.values, judged) };
}

const asBit = (flag: RawBuilder<unknown>, place: number) => sql`(coalesce(${flag}, false)::int << ${place}::int)`;

function keptOut(filters: Filter[], group: Group): RawBuilder<unknown> {
  const own = filters.filter((filter) => filter.group === group);
  return own.length > 0 ? sql`not coalesce(${sql.join(own.map(passes), sql` and `)}, false)` : sql`false`;
}

type Tally = Omit<Counts, "looked">;

/** A value counts for a coach whom no filter keeps out, or only that of its own group. */
function tally(told: string, values: Value[], judged: Value[]): Tally {
  const counts = values.map(() => 0);
  const without = GROUPS.map(() => 0);
  const meant = values.map((value) => ({
    own: value.groups.reduce((mask, group) => mask | bitOf(group), 0),
    bits: bitsOf(value),
    column: value.filter.group === "areas" ? 0 : 1,
    flag: 1 << (GROUPS.length + judged.indexOf(value)),
  }));
  let total = 0;
  for (const row of told === "" ? [] : told.split(",")) {
    const [areas = "0", languages = "0", written = "0"] = row.split(" ");
    const columns = [BigInt(areas), BigInt(languages)];
    const flags = Number(written);
    const out = flags & ALL;
    if (out === 0) total += 1;
    for (const place of GROUPS.keys()) if ((out & ~(1 << place)) === 0) without[place] = (without[place] ?? 0) + 1;
    for (const [place, { own, bits, column, flag }] of meant.entries()) {
      if ((out & ~own) !== 0) continue;
      const has = bits === undefined ? flags & flag : (columns[column] ?? 0n) & bits;
      if (has) counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return {
    total,
    values: new Map(values.map(({ name }, place) => [name, counts[place] ?? 0])),
    without: new Map(GROUPS.map((group, place) => [group, without[place] ?? 0])),
  };
}

/** How fees are spread, in hundredths of the coaches, for guesses at how many a search will find. */
export async function feeSpread(db: Database, share: number): Promise<number[]> {
  const { rows } = await sql<{ spread: number[] }>`
    select percentile_disc(array[0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99]::float8[])
      within group (order by fee_cents) as spread from coach_search where sample < ${share}`.execute(db);
  return rows[0]?.spread ?? [];
}

/** About how many coaches are in search. */
export async function countListed(db: Database): Promise<number> {
  const { rows } = await sql<{ listed: number }>`
    select case when reltuples < 10000 then (select count(*) from coach_search) else reltuples end::int as listed
    from pg_class where oid = 'coach_search'::regclass`.execute(db);
  return rows[0]?.listed ?? 0;
}
