import { useContext, useState } from "react";
import { matchesName } from "../../platform/matches-name.ts";
import boxes from "./box-group.module.css";
import { BoxSearch } from "./box-search.tsx";
import { FieldError } from "./field.tsx";
import { FormContext, useField } from "./form-context.ts";
import styles from "./searched-boxes.module.css";

type SearchedBoxesProps = {
  name: string;
  legend: React.ReactNode;
  options: readonly { value: string; label: string }[];
  defaultChosen: readonly string[];
  searchLabel: string;
  /** How many a search has found, in words. */
  found: (count: number) => string;
};

/** Any of a long list, as pills that a search narrows; what is ticked stays in view. */
export function SearchedBoxes({ name, legend, options, defaultChosen, searchLabel, found }: SearchedBoxesProps) {
  const { id, error, aria } = useField(name, false);
  const { values } = useContext(FormContext);
  const [query, setQuery] = useState("");
  const sent = Object.keys(values).length > 0;
  const matching = options.filter(({ label }) => matchesName(label, query));
  return (
    <fieldset className={boxes.group} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      <BoxSearch label={searchLabel} query={query} search={setQuery} found={found(matching.length)} />
      <div className={boxes.boxes}>
        {options.map((option, place) => (
          <label
            key={option.value}
            className={`${boxes.box} ${styles.box}`}
            data-apart={!matching.includes(option) || undefined}
          >
            <input
              type="checkbox"
              id={place === 0 ? id : undefined}
              name={`${name}:${option.value}`}
              aria-invalid={aria["aria-invalid"]}
              defaultChecked={sent ? values[`${name}:${option.value}`] === "on" : defaultChosen.includes(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
