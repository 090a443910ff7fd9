import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { type FeeColumn, type Filter, filterCondition, type Group, queries, type Word } from "./store.ts";

/** A filter value: how many coaches would pass with it in place of what is chosen in these groups. */
export type Value = { name: string; groups: Group[]; filter: Filter };

type Base = {
  words: Word[];
  every: boolean;
  filters: Filter[];
  values: Value[];
  /** Only this many of 1024 shares. */
  share: number;
  /** At most this many coaches are read. */
  most: number;
};

export type Counts = { looked: number; total: number; values: Map<string, number>; without: Map<Group, number> };

const GROUPS: Group[] = ["areas", "languages", "fee", "rating", "type", "gender", "verified", "packages", "free"];

const ALL = 2 ** GROUPS.length - 1;
const bitOf = (group: Group) => 1 << GROUPS.indexOf(group);
/** The consultation also changes the relevant price: coaches excluded by both alone have to be read. */
const PRICED = bitOf("fee") | bitOf("type");

/** Values that are bits of a column; the others are evaluated by the database. */
const bitsOf = ({ filter }: Value) =>
  (filter.group === "areas" || filter.group === "languages") && "any" in filter ? filter.any : undefined;

/**
 * Counts everything in one pass over the coaches whom at most one filter excludes. The database evaluates each coach,
 * this process counts: a hundred counters per row take PostgreSQL seventy milliseconds and us three.
 */
export async function countValues(db: Database, base: Base): Promise<Counts> {
  const { said } = queries({ words: base.words, every: base.every, groups: [] });
  const shared = base.share < 1024 ? sql`sample < ${base.share}` : sql`true`;
  const judged = base.values.filter((value) => bitsOf(value) === undefined);
  const flags = [
    ...GROUPS.map((group) => keptOut(base.filters, group)),
    ...judged.map(({ filter }) => filterCondition(filter)),
  ];
  // Own areas have no bit: only for them the lexemes are read.
  const hasOwn = base.filters.some((filter) => "own" in filter && filter.own?.length);
  const { rows } = await sql<{ looked: number; told: string | null }>`
    with base as materialized (
      select ${hasOwn ? sql`doc, ` : sql``}areas, languages, traits, fee_cents, extended_cents, rating, next_free_at
      from coach_search
      where ${shared} ${said ? sql`and doc @@ (${said})` : sql``} limit ${base.most + 1}
    ), judged as materialized (
      select areas, languages, ${sql.join(flags.map(asBit), sql` | `)} as flags from base
    )
    select (select count(*) from base)::int as looked, (
      select string_agg(concat_ws(' ', flags, ${HALVES}), ',') from judged
      where bit_count((flags & ${ALL})::bit(32)) <= 1 or flags & ${ALL & ~PRICED} = 0
    ) as told`.execute(db);
  const { looked = 0, told = null } = rows[0] ?? {};
  return { looked, ...tally(told ?? "", base.values, judged) };
}

const asBit = (flag: RawBuilder<unknown>, place: number) => sql`(coalesce(${flag}, false)::int << ${place}::int)`;

function keptOut(filters: Filter[], group: Group): RawBuilder<unknown> {
  const own = filters.filter((filter) => filter.group === group);
  return own.length > 0 ? sql`not coalesce(${sql.join(own.map(filterCondition), sql` and `)}, false)` : sql`false`;
}

/** 32-bit halves of both columns, which are fast to test. */
const HALVES = sql.raw("areas & 4294967295, areas >> 32, languages & 4294967295, languages >> 32");
const HALF = 2n ** 32n;

type Tally = Omit<Counts, "looked">;

/** A value counts for a coach whom no filter excludes, or only those of its own groups. */
function tally(told: string, values: Value[], judged: Value[]): Tally {
  const counts = new Array<number>(values.length).fill(0);
  const without = GROUPS.map(() => 0);
  const add = (list: number[], place: number) => {
    list[place] = (list[place] ?? 0) + 1;
  };
  const { byBit, byMask, byFlag } = placesOf(values, judged);
  let total = 0;
  for (const row of told === "" ? [] : told.split(",")) {
    const [flags = 0, ...halves] = row.split(" ").map(Number);
    const out = flags & ALL;
    if (out === 0) total += 1;
    for (const place of GROUPS.keys()) if ((out & ~(1 << place)) === 0) add(without, place);
    for (const { place, own, flag } of byFlag) if ((out & ~own) === 0 && flags & flag) add(counts, place);
    for (const { place, own, halves: wanted } of byMask)
      if ((out & ~own) === 0 && wanted.some((mask, half) => (halves[half] ?? 0) & mask)) add(counts, place);
    for (const [half, places] of byBit.entries()) {
      const own = half < 2 ? bitOf("areas") : bitOf("languages");
      if ((out & ~own) !== 0) continue;
      for (let left = (halves[half] ?? 0) | 0; left !== 0; left &= left - 1) {
        const place = places[31 - Math.clz32(left & -left)];
        if (place !== undefined) add(counts, place);
      }
    }
  }
  return {
    total,
    values: new Map(values.map(({ name }, place) => [name, counts[place] ?? 0])),
    without: new Map(GROUPS.map((group, place) => [group, without[place] ?? 0])),
  };
}

/** How each value is counted: by its bit in one of the four halves, by any of several bits, or by its flag. */
function placesOf(values: Value[], judged: Value[]) {
  const byBit: number[][] = [[], [], [], []];
  const byMask: { place: number; own: number; halves: number[] }[] = [];
  const byFlag: { place: number; own: number; flag: number }[] = [];
  for (const [place, value] of values.entries()) {
    const bits = bitsOf(value);
    const own = value.groups.reduce((mask, group) => mask | bitOf(group), 0);
    if (bits === undefined) byFlag.push({ place, own, flag: 1 << (GROUPS.length + judged.indexOf(value)) });
    else if (bits & (bits - 1n)) {
      const halves = [Number(bits % HALF) | 0, Number(bits / HALF) | 0];
      byMask.push({ place, own, halves: value.filter.group === "areas" ? halves : [0, 0, ...halves] });
    } else {
      const column = value.filter.group === "areas" ? 0 : 2;
      const [half, low] = bits >= HALF ? [column + 1, bits / HALF] : [column, bits];
      (byBit[half] ?? [])[31 - Math.clz32(Number(low))] = place;
    }
  }
  return { byBit, byMask, byFlag };
}

/** The distribution of fees in percentiles, to estimate how many a search will find. */
export async function feeSpread(db: Database, share: number, column: FeeColumn): Promise<number[]> {
  const { rows } = await sql<{ spread: number[] }>`
    select percentile_disc(array[0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99]::float8[])
      within group (order by ${sql.ref(column)}) as spread from coach_search where sample < ${share}`.execute(db);
  return rows[0]?.spread ?? [];
}

/** About how many coaches are in search. */
export async function countListed(db: Database): Promise<number> {
  const { rows } = await sql<{ listed: number }>`
    select case when reltuples < 10000 then (select count(*) from coach_search) else reltuples end::int as listed
    from pg_class where oid = 'coach_search'::regclass`.execute(db);
  return rows[0]?.listed ?? 0;
}
