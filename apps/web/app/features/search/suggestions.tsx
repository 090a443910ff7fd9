import { type RefObject, useEffect, useId, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { announce } from "../../platform/browser/accessibility.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ANY_SEARCH, type Search, searchPath } from "../../shared/search-address/search-address.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./suggestions.module.css";
import type { Suggestion } from "./suggestions.server.ts";
import { useCombobox } from "./use-combobox.ts";

const PAUSE_MS = 120;
const ICONS = { topic: "search", area: "list", language: "globe", coach: "user" } as const;

export type SuggestionsProps = { input: RefObject<HTMLInputElement | null>; search: Search | undefined };

/** The suggestions below the field. */
export function Suggestions({ input, search = ANY_SEARCH }: SuggestionsProps) {
  const { t } = useTranslation("search-box");
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = useSuggestions(typed);
  const take = (suggestion: Suggestion) => {
    if (input.current) input.current.value = "";
    setTyped("");
    navigate(suggestion.path ?? searchPath(locale, withSuggestion(search, suggestion)));
  };
  const { isOpen, active } = useCombobox({
    ...{ input, id },
    count: found.length,
    onType: setTyped,
    onTake: (place) => found[place] && take(found[place]),
  });
  const count = isOpen ? found.length : 0;
  useEffect(() => {
    if (count > 0) announce(t("suggestions", { count }));
  }, [count, t]);
  return (
    <div
      id={id}
      className={styles.suggestions}
      role="listbox"
      aria-label={t("suggestionsLabel")}
      hidden={!isOpen}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its arrows and Enter choose
        <div
          key={`${suggestion.kind} ${suggestion.key}`}
          id={`${id}-${place}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onClick={() => take(suggestion)}
        >
          <Icon name={ICONS[suggestion.kind]} />
          <span>{suggestion.name}</span>
          <small>{t(`kinds.${suggestion.kind}`)}</small>
        </div>
      ))}
    </div>
  );
}

/** Debounced; the router drops outdated answers. */
function useSuggestions(typed: string): Suggestion[] {
  const locale = useLocale();
  const { load, data } = useFetcher<{ suggestions: Suggestion[] }>();
  useEffect(() => {
    if (!typed) return;
    const pause = setTimeout(
      () => load(`/${locale}/search-suggestions?${new URLSearchParams({ q: typed })}`),
      PAUSE_MS,
    );
    return () => clearTimeout(pause);
  }, [typed, locale, load]);
  return typed ? (data?.suggestions ?? []) : [];
}

/** A topic or a language becomes a filter in place of the word. */
function withSuggestion(search: Search, { kind, key }: Suggestion): Search {
  const next = { ...search, keyword: "", page: 1 };
  if (kind === "topic") return { ...next, topics: [...new Set([...search.topics, key])] };
  return { ...next, languages: [...new Set([...search.languages, key as Search["languages"][number]])] };
}
