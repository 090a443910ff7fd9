import { type ComponentType, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import type { Search } from "../../shared/search-address/search-address.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./search-box.module.css";
import { SEARCH_FORM } from "./search-form.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

type SearchBoxProps = {
  /** The searched keyword. */
  search?: Search;
  /** Languages to choose from; none on the search page, which has a filter. */
  languages?: readonly { code: string; name: string }[];
  /** Instead of navigating to the search page. */
  onSearch?: (form: HTMLFormElement) => void;
};

/** The search box; a plain form until JavaScript arrives. Its texts are in `search-box`. */
export function SearchBox({ search, languages, onSearch }: SearchBoxProps) {
  const { t } = useTranslation("search-box");
  const path = pathTo("search", useLocale());
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  // The home page loads nothing of this before somebody focuses it.
  const suggest = () => {
    if (!Suggestions)
      import("./suggestions.tsx").then(
        (room) => setSuggestions(() => room.Suggestions),
        () => undefined,
      );
  };
  return (
    <search>
      <form
        id={SEARCH_FORM}
        className={styles.box}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          if (onSearch) onSearch(event.currentTarget);
          else navigate(`${path}${saidBy(event.currentTarget)}`);
        }}
      >
        <label className={styles.field}>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            name="q"
            maxLength={200}
            aria-label={t("label")}
            placeholder={t("placeholder")}
            defaultValue={search?.keyword}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={suggest}
          />
        </label>
        {languages && (
          <label className={`${styles.field} ${styles.language}`}>
            <select name="language" aria-label={t("language")}>
              <option value="">{t("anyLanguage")}</option>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" look={search ? "primary" : "accent"}>
          {t(search ? "search" : "find")}
        </Button>
        {Suggestions && <Suggestions input={input} search={search} />}
      </form>
    </search>
  );
}

/** The input as a query; the search page interprets it. */
function saidBy(form: HTMLFormElement): string {
  const said = [...new FormData(form)]
    .map(([name, value]) => [name, String(value).trim()])
    .filter(([, value]) => value);
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}
