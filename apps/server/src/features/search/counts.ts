import type { SearchCounts, SearchFilters } from "@aufwind/contract/search";
import { topicsOfAreas } from "@aufwind/rules/areas";
import { FREE_WITHIN } from "@aufwind/rules/search/filters";
import { EXTENDED_CHOICE, PACKAGES_CHOICE, VERIFIED_CHOICE } from "@aufwind/rules/search/index-terms";
import type { Spread } from "@aufwind/rules/search/selectivity";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { ABOVE, CHOICES, type Choices, freeChoice, presentCounts, STANDARD_CHOICE } from "./count-answers.ts";
import * as store from "./count-store.ts";
import { CONDITIONS, feeColumn, filtersOf, toWord } from "./filters.ts";
import { understandKeyword } from "./spelling.ts";
import { type Filter, guessUses } from "./store.ts";

/** Up to this many coaches are counted exactly, otherwise a sample. */
const EXACTLY = 2000;
const SHARES = 1024;
const MOST_CENTS = 2 ** 31 - 1;

const value = (name: string, filter: Filter): store.Value => ({ name, groups: [filter.group], filter });

const valuesOf = <K>({ keys, choice }: Choices<K>, filterOf: (key: K) => Filter): store.Value[] =>
  keys.map((key) => value(choice(key), filterOf(key)));

/** Every choice of the filters without a price, by its lexeme. */
const valuesAt = (now: Date): store.Value[] => [
  ...valuesOf(CHOICES.areas, (key) => CONDITIONS.areas([key])),
  ...valuesOf(CHOICES.category, (key) => CONDITIONS.areas(topicsOfAreas([key]))),
  ...valuesOf(CHOICES.languages, (code) => CONDITIONS.languages([code])),
  ...valuesOf(CHOICES.rating, CONDITIONS.rating),
  ...valuesOf(CHOICES.gender, CONDITIONS.gender),
  value(VERIFIED_CHOICE, CONDITIONS.verified),
  value(PACKAGES_CHOICE, CONDITIONS.packages),
  ...valuesOf(CHOICES.free, (days) => CONDITIONS.free(now, days)),
];
const EXTENDED = value(EXTENDED_CHOICE, CONDITIONS.extended);

type Fees = { least: number; most: number };

/** Consultations have their own prices, so they are counted together. */
const pricedValues = (fees: Fees): store.Value[] => [
  { name: EXTENDED_CHOICE, groups: ["type", "fee"], filter: { group: "fee", column: "extended_cents", ...fees } },
  { name: STANDARD_CHOICE, groups: ["type", "fee"], filter: { group: "fee", column: "fee_cents", ...fees } },
];

/** The sample: all coaches if they are few. */
const shareOf = (listed: number) => Math.min(SHARES, Math.ceil((SHARES * EXACTLY) / Math.max(1, listed)));

/** How many answers are cached, each for a minute. */
const KEPT = { most: 500, ms: 60_000 };

/** Estimates are cached for a while: a share of very many coaches does not change by the second. */
export function createCounter(deps: Deps) {
  const kept = new Map<string, { counts: SearchCounts; until: number }>();
  return async (asked: SearchFilters): Promise<SearchCounts> => {
    const key = JSON.stringify(asked);
    const known = kept.get(key);
    const now = deps.clock.now().getTime();
    if (known && known.until > now) return known.counts;
    const counts = await countsOf(deps, asked);
    if (counts.isExact) return counts;
    kept.delete(key);
    kept.set(key, { counts, until: now + KEPT.ms });
    const [oldest] = kept.keys();
    if (kept.size > KEPT.most && oldest !== undefined) kept.delete(oldest);
    return counts;
  };
}

/** How many coaches there would be with each further choice, and without each filter. */
async function countsOf({ database, clock }: Deps, asked: SearchFilters): Promise<SearchCounts> {
  const now = clock.now();
  const fees = { least: Math.round(asked.minAppointmentFee * 100), most: Math.round(asked.maxAppointmentFee * 100) };
  const above = { group: "fee" as const, column: feeColumn(asked), least: fees.most + 1, most: MOST_CENTS };
  const base = {
    words: (await understandKeyword(database, asked.keyword)).map(toWord),
    every: true,
    filters: filtersOf(asked, now),
    values: [...valuesAt(now), ...pricedValues(fees), value(ABOVE, above)],
  };
  const counts = await countSome(database, base);
  // Only with no results does it matter what the keyword costs.
  const isLost = counts.total === 0 && base.words.length > 0;
  const unsaid = isLost ? await countSome(database, { ...base, words: [] }) : counts;
  return presentCounts(counts, unsaid);
}

type Counting = Parameters<typeof store.countValues>[1];
type Scaled = store.Counts & { scale: number };

/** Exactly if at most this many use the words, else in a sample. */
async function countSome(database: Database, base: Omit<Counting, "share" | "most">): Promise<Scaled> {
  const listed = await store.countListed(database);
  const uses = await Promise.all(base.words.map((word) => guessUses(database, word)));
  const share = shareOf(Math.min(listed, ...uses));
  const most = 4 * EXACTLY;
  const counts = await store.countValues(database, { ...base, share, most });
  if (counts.looked <= most) return { ...counts, scale: SHARES / share };
  // More coaches use the words than estimated.
  const few = shareOf(listed);
  return { ...(await store.countValues(database, { ...base, share: few, most })), scale: SHARES / few };
}

const FRESH_MS = 300_000;

type Deps = Pick<Platform, "database" | "clock">;
/** Extended consultations have their own prices. */
type Spreads = Spread & { extendedFees: readonly number[] };

/** How common each choice is, refreshed every few minutes by one request at a time. */
export function createSpread(deps: Deps): () => Promise<Spreads> {
  let kept: Promise<Spreads> | undefined;
  let since = 0;
  return () => {
    const now = deps.clock.now();
    if (!kept || Math.abs(now.getTime() - since) > FRESH_MS) {
      since = now.getTime();
      kept = lookAround(deps.database, now).catch((error: unknown) => {
        kept = undefined;
        throw error;
      });
    }
    return kept;
  };
}

async function lookAround(database: Database, now: Date): Promise<Spreads> {
  const listed = await store.countListed(database);
  const share = shareOf(listed);
  const base = { words: [], every: true, filters: [], values: [...valuesAt(now), EXTENDED], share, most: 4 * EXACTLY };
  const { total, values } = await store.countValues(database, base);
  const shareOfAll = (name: string) => (values.get(name) ?? 0) / Math.max(1, total);
  return {
    listed,
    shares: new Map([...values.keys()].map((name) => [name, shareOfAll(name)])),
    fees: await store.feeSpread(database, share, "fee_cents"),
    extendedFees: await store.feeSpread(database, share, "extended_cents"),
    free: new Map(FREE_WITHIN.map((days) => [days, shareOfAll(freeChoice(days))])),
  };
}
