import { otherLocale } from "../../platform/i18n/locale.tsx";
import { localeOf } from "../../platform/pages/pages.ts";
import { readSearch, searchPath, searchQuery } from "../../shared/search-address/search-address.ts";
import type { ShownSearch } from "./search.server.ts";
import { unpackValues } from "./values.ts";

type Loaded<C> = { shown: ShownSearch; twin: string; canonical: { own: string; other: string }; cards: C[] };

/** The page without an answer of the API: the filters of the address, and no coach. */
export function withoutResults<C>(known: Loaded<C>, url: URL): Loaded<C> {
  const { search, unread } = readSearch(url.searchParams);
  const { areas, languages, names, ...shown } = known.shown;
  const topics = [...names.topics, ...areas.flatMap(toTopics)];
  const spoken = [...unpackValues(languages.first), ...unpackValues(languages.others)];
  return {
    twin: searchPath(otherLocale(localeOf(url)), search),
    canonical: known.canonical,
    cards: [],
    shown: {
      ...{ ...shown, areas, languages, search, unread },
      list: searchQuery({ ...search, page: 1 }),
      results: null,
      ways: [],
      names: {
        topics: search.topics.map(
          (key) => topics.find((topic) => topic.key === key) ?? { key, name: key, isOwn: true },
        ),
        areas: search.areas.map((key) => ({ key, name: areas.find((area) => area.key === key)?.name ?? key })),
        languages: search.languages.map((code) => ({
          code,
          name: spoken.find(({ value }) => value === code)?.name ?? code,
        })),
        allTopics: "",
      },
    },
  };
}

const toTopics = ({ topics }: ShownSearch["areas"][number]) =>
  unpackValues(topics).map(({ value, name }) => ({ key: value, name, isOwn: false }));
