import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";

const PAUSE_MS = 200;
/** As the route of the search's suggestions answers. */
type Answer = { suggestions: { kind: string; key: string }[] };

/** The topics that a word may mean which is in no topic's name: "Depression", "can't sleep". */
export function useMeantTopics(query: string): string[] {
  const locale = useLocale();
  const { load, data } = useFetcher<Answer>({ key: "meant-topics" });
  const word = query.trim();
  useEffect(() => {
    if (!word) return;
    const path = `/${locale}/search-suggestions?${new URLSearchParams({ q: word })}`;
    const pause = setTimeout(() => load(path), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [word, locale, load]);
  if (!word || !data) return [];
  return data.suggestions.filter(({ kind }) => kind === "topic").map(({ key }) => key);
}
