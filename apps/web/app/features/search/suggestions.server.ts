import { suggestSearches } from "@aufwind/contract/search";
import { areaByKey, topicByKey } from "@aufwind/rules/areas";
import type { Locale } from "@aufwind/rules/locale";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { readSearch } from "../../shared/search-address/search-address.ts";

const MOST = { known: 5, coaches: 4 };

/** A suggestion: a page, or a further filter. */
export type Suggestion = {
  kind: "topic" | "area" | "language" | "coach";
  key: string;
  name: string;
  path: string | null;
};

/** Completions of a word being typed; empty if not available. */
export async function loadSuggestions({ request, context }: LoaderArgs): Promise<{ suggestions: Suggestion[] }> {
  const url = new URL(request.url);
  const locale = localeOf(url);
  const { keyword } = readSearch(url.searchParams).search;
  if (!keyword) return { suggestions: [] };
  const found = await api(request, context)(suggestSearches, { query: { keyword } }).catch(() => null);
  if (!found) return { suggestions: [] };
  const coaches = found.coaches.map(({ slug, name }): Suggestion => {
    return { kind: "coach", key: slug, name, path: pathTo("coachPage", locale, { slug }) };
  });
  const known = [
    ...found.topics.flatMap((key) => topicOf(key, locale) ?? []),
    ...found.areas.flatMap((key) => areaOf(key, locale) ?? []),
    ...found.languages.flatMap((key) => languageOf(key, locale) ?? []),
  ];
  return { suggestions: [...known.slice(0, MOST.known), ...coaches.slice(0, MOST.coaches)] };
}

function topicOf(key: string, locale: Locale): Suggestion | undefined {
  const topic = topicByKey(key);
  return topic && { kind: "topic", key, name: topic[locale], path: null };
}

function areaOf(key: string, locale: Locale): Suggestion | undefined {
  const area = areaByKey(key);
  return (
    area && { kind: "area", key, name: area.name[locale], path: pathTo("topic", locale, { area: area.slug[locale] }) }
  );
}

function languageOf(key: string, locale: Locale): Suggestion | undefined {
  const name = languageName(key, locale);
  return name === undefined ? undefined : { kind: "language", key, name, path: null };
}
