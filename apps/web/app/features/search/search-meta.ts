import type { MetaDescriptor } from "react-router";
import { absolute, pageMeta, siteOf, structuredData } from "../../platform/pages/page-meta.ts";
import type { ShownSearch } from "./search.server.ts";

type Card = { name: string; path: string };
type Visit = Parameters<typeof pageMeta>[0];
type SearchMetaParams = { shown: ShownSearch; cards: readonly Card[] };

/** For search engines; a search by keyword or several topics is not indexed. */
export function searchMeta(visit: Visit, { shown, cards }: SearchMetaParams): MetaDescriptor[] {
  const { names, search } = shown;
  const topics = names.allTopics;
  const language = names.languages.length === 1 ? (names.languages[0]?.name ?? "") : "";
  const kind = topics ? "topic" : language ? "language" : "any";
  const isUnindexed = search.keyword !== "" || search.topics.length + search.areas.length > 1 || cards.length === 0;
  const site = siteOf(visit.matches);
  const itemListElement = cards.map(({ name, path }, place) => ({
    ...{ "@type": "ListItem", position: place + 1, name },
    url: absolute(site, path),
  }));
  return [
    ...pageMeta(visit, (t) => ({
      title: t(`search:meta.${kind}.title`, { topics, language }),
      description: t(`search:meta.${kind}.description`, { topics, language }),
    })),
    ...(isUnindexed ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(isUnindexed ? [] : [structuredData({ "@type": "ItemList", itemListElement })]),
  ];
}
