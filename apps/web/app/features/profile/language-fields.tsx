import { useContext, useId, useState } from "react";
import { useTranslation } from "../../platform/use-translation.ts";
import boxes from "../../ui/form/box-group.module.css";
import { FieldError } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { FormContext, useField } from "../../ui/form/form-context.ts";
import { matchesName } from "./language-search.ts";
import styles from "./languages.module.css";

const FIELD = "spokenLanguages";

export type NamedLanguage = { code: string; name: string };
type LanguageFieldsProps = {
  /** All there are, named and sorted for the reader. */
  options: readonly NamedLanguage[];
  languages: readonly string[];
};

/** Any of the languages, as pills that a search narrows; what is ticked stays in view. */
export function LanguageFields({ options, languages }: LanguageFieldsProps) {
  const { t } = useTranslation("profile");
  const { id, error, aria } = useField(FIELD, false);
  const { values } = useContext(FormContext);
  const [query, setQuery] = useState("");
  const sent = Object.keys(values).length > 0;
  const found = options.filter(({ name }) => matchesName(name, query));
  return (
    <fieldset className={boxes.group} aria-describedby={aria["aria-describedby"]}>
      <legend>{t("languages.legend")}</legend>
      <Search query={query} search={setQuery} found={found.length} />
      <div className={boxes.boxes}>
        {options.map(({ code, name }, place) => (
          <label
            key={code}
            className={`${boxes.box} ${styles.box}`}
            data-apart={!found.some((each) => each.code === code) || undefined}
          >
            <input
              type="checkbox"
              id={place === 0 ? id : undefined}
              name={`${FIELD}:${code}`}
              aria-invalid={aria["aria-invalid"]}
              defaultChecked={sent ? values[`${FIELD}:${code}`] === "on" : languages.includes(code)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type SearchProps = { query: string; search: (query: string) => void; found: number };

/** Only narrows what is shown: it has no name, and is never sent. */
function Search({ query, search, found }: SearchProps) {
  const { t } = useTranslation("profile");
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{t("languages.search")}</label>
      <input
        id={id}
        type="search"
        className={form.input}
        value={query}
        autoComplete="off"
        onChange={(event) => search(event.currentTarget.value)}
        // Enter is for searching here, not for sending the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status">{query && t("languages.found", { count: found })}</p>
    </div>
  );
}
