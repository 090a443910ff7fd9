import { useContext, useId, useState } from "react";
import { matchesName } from "../../platform/i18n/matches-name.ts";
import { Disclosure } from "../disclosure.tsx";
import boxes from "./choices.module.css";
import { FieldError, FormContext, useField } from "./field.tsx";
import form from "./form.module.css";
import styles from "./searchable-checkboxes.module.css";

type Option = { value: string; label: string };
type SearchableCheckboxesProps = {
  name: string;
  legend: React.ReactNode;
  options: readonly Option[];
  defaultChosen: readonly string[];
  searchLabel: string;
  /** Those to show at once, in this order, and the label of the collapsed others. */
  first?: { values: readonly string[]; others: string };
  /** The number of results, in words. */
  found: (count: number) => string;
};

/** Any of a long list, as pills that a search filters; ticked ones stay visible. */
export function SearchableCheckboxes({
  name,
  legend,
  options,
  defaultChosen,
  searchLabel,
  found,
  first,
}: SearchableCheckboxesProps) {
  const { id, error, aria } = useField(name, false);
  const { values } = useContext(FormContext);
  const [query, setQuery] = useState("");
  const sent = Object.keys(values).length > 0;
  const isChosen = ({ value }: Option) => (sent ? values[`${name}:${value}`] === "on" : defaultChosen.includes(value));
  const matching = options.filter(({ label }) => matchesName(label, query));
  const isMatching = (option: Option) => matching.includes(option);
  const known = first ? first.values.flatMap((value) => options.filter((option) => option.value === value)) : options;
  const others = options.filter((option) => !known.includes(option));
  const box = (option: Option) => (
    <label key={option.value} className={`${boxes.box} ${styles.box}`} data-apart={!isMatching(option) || undefined}>
      <input
        type="checkbox"
        id={option === known[0] ? id : undefined}
        name={`${name}:${option.value}`}
        aria-invalid={aria["aria-invalid"]}
        defaultChecked={isChosen(option)}
      />
      <span>{option.label}</span>
    </label>
  );
  return (
    <fieldset className={boxes.group} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      <CheckboxSearch label={searchLabel} query={query} search={setQuery} found={found(matching.length)} />
      <div className={boxes.boxes}>{known.map(box)}</div>
      {first && (
        <Disclosure summary={first.others} open={others.some(query.trim() ? isMatching : isChosen)}>
          <div className={boxes.boxes}>{others.map(box)}</div>
        </Disclosure>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type CheckboxSearchProps = {
  label: string;
  query: string;
  search: (query: string) => void;
  /** Announced while typing: "3 languages". */
  found: string;
};

/** Only filters the shown boxes: it has no name, is never submitted, and is hidden without JavaScript. */
export function CheckboxSearch({ label, query, search, found }: CheckboxSearchProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={form.input}
        value={query}
        autoComplete="off"
        onChange={(event) => search(event.currentTarget.value)}
        // Enter searches here, instead of submitting the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status">{query && found}</p>
    </div>
  );
}
