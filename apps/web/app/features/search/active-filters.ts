import type { Locale } from "@aufwind/rules/locale";
import { FEE_FILTER } from "@aufwind/rules/search/filters";
import { formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { ANY_SEARCH, type Search } from "../../shared/search-address/search-address.ts";
import type { ShownSearch } from "./search.server.ts";

/** An active filter: its name, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: Search };

type ActiveFiltersParams = Pick<ShownSearch, "search" | "names">;

/** All active filters of a search, in the order of the page. */
export function activeFilters(
  { search, names }: ActiveFiltersParams,
  t: Translate<"search-filters">,
  locale: "en" | "de",
): ActiveFilter[] {
  const { keyword, rating, type, gender, verified, packages, free } = search;
  const chosen: (Omit<ActiveFilter, "without"> & { without: Partial<Search> })[] = [
    ...(keyword ? [{ key: "q", label: t("chips.keyword", { keyword }), without: { keyword: "" } }] : []),
    ...names.topics.map(({ key, name }) => ({
      key: `topic ${key}`,
      label: name,
      without: { topics: search.topics.filter((topic) => topic !== key) },
    })),
    ...names.areas.map(({ key, name }) => ({
      key: `area ${key}`,
      label: name,
      without: { areas: search.areas.filter((area) => area !== key) },
    })),
    ...names.languages.map(({ code, name }) => ({
      key: `language ${code}`,
      label: name,
      without: { languages: search.languages.filter((language) => language !== code) },
    })),
    ...feeChip(search, t, locale),
    ...(rating ? [{ key: "rating", label: t("chips.rating", { stars: rating }), without: { rating: null } }] : []),
    ...(free
      ? [
          {
            key: "free",
            label: t("chips.available", { when: free === 1 ? t("free.soon") : t("free.days", { days: free }) }),
            without: { free: null },
          },
        ]
      : []),
    ...(type ? [{ key: "type", label: t(`type.${type}`), without: { type: null } }] : []),
    ...(gender ? [{ key: "gender", label: t(`gender.${gender}`), without: { gender: null } }] : []),
    ...(verified ? [{ key: "verified", label: t("verified.only"), without: { verified: null } }] : []),
    ...(packages ? [{ key: "packages", label: t("packages.only"), without: { packages: null } }] : []),
  ];
  return chosen.map(({ without, ...rest }) => ({ ...rest, without: { ...search, ...without, page: 1 } }));
}

function feeChip({ minFee, maxFee }: Search, t: Translate<"search-filters">, locale: "en" | "de") {
  const isUsual = minFee === ANY_SEARCH.minFee && maxFee === ANY_SEARCH.maxFee;
  if (isUsual) return [];
  const [min, max] = [formatMoney(locale, minFee * 100), formatMoney(locale, maxFee * 100)];
  const label = minFee <= FEE_FILTER.least ? t("chips.feeUpTo", { max }) : feeRange({ min, max, maxFee }, t);
  return [{ key: "fee", label, without: { minFee: ANY_SEARCH.minFee, maxFee: ANY_SEARCH.maxFee } }];
}

const feeRange = (
  { min, max, maxFee }: { min: string; max: string; maxFee: number },
  t: Translate<"search-filters">,
) => (maxFee >= FEE_FILTER.limit ? t("chips.feeFrom", { min }) : t("chips.fee", { min, max }));

export type CountFormat = { isExact: boolean; locale: Locale; t: Translate<"search-filters"> };

/** "1.200", or "ca. 1.200" for an estimate. */
export function formatCount(count: number, telling: CountFormat): string {
  if (telling.isExact || count === 0) return formatNumber(telling.locale, count);
  return estimate(count, telling);
}

/** Estimates are round numbers, so their texts are cached. */
const worded = new WeakMap<CountFormat["t"], Map<number, string>>();

function estimate(count: number, { locale, t }: CountFormat): string {
  const known = worded.get(t) ?? new Map<number, string>();
  worded.set(t, known);
  const shown = known.get(count) ?? t("about", { count: formatNumber(locale, count) });
  known.set(count, shown);
  return shown;
}
