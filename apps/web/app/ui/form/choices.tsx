import { useContext } from "react";
import styles from "./choices.module.css";
import { Field, FieldError, FormContext, useField } from "./field.tsx";
import form from "./form.module.css";

type SelectOption = { value: string; label: string; lang?: string };
type SelectFieldProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  options: readonly SelectOption[];
  /** More options in groups, below the ungrouped ones. */
  groups?: readonly { label: string; options: readonly SelectOption[] }[];
  defaultValue?: string;
};

/** One of a list; a native select. */
export function SelectField({ name, label, help, options, groups = [], defaultValue }: SelectFieldProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select {...aria} className={form.input} id={id} name={name} defaultValue={value ?? defaultValue}>
        <Options of={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options of={group.options} />
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

const Options = ({ of }: { of: readonly SelectOption[] }) =>
  of.map((option) => (
    <option key={option.value} value={option.value} lang={option.lang}>
      {option.label}
    </option>
  ));

type RadioGroupProps = {
  name: string;
  legend: React.ReactNode;
  help?: React.ReactNode;
  /** An empty value is "no choice". */
  options: readonly { value: string; label: string }[];
  defaultValue: string;
  /** Numbers in a row. */
  isScale?: boolean;
};

/** One of a few, as pills. */
export function RadioGroup({ name, legend, help, options, defaultValue, isScale = false }: RadioGroupProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <fieldset className={styles.group} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <div className={styles.boxes} data-scale={isScale || undefined}>
        {options.map((option, place) => (
          <label key={option.value} className={styles.box}>
            <input
              type="radio"
              // The first one has the field's name, so that the error summary links to it.
              id={place === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              aria-invalid={aria["aria-invalid"]}
              defaultChecked={(value ?? defaultValue) === option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type ExplainedOption = { value: string; label: string; help: string };
type ChoiceProps = {
  name: string;
  legend: string;
  options: readonly ExplainedOption[];
  defaultValue?: string | undefined;
};

/** One of a few, each with its meaning. */
export function Choice({ name, legend, options, defaultValue }: ChoiceProps) {
  const { id, error, value, aria } = useField(name, false);
  return (
    <fieldset className={styles.choice} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      {options.map((option, place) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            // The first one has the field's name, so that the error summary links to it.
            id={place === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            required
            aria-invalid={aria["aria-invalid"]}
            defaultChecked={(value ?? defaultValue) === option.value}
          />
          <span>
            <strong>{option.label}</strong>
            <span className={styles.optionHelp}>{option.help}</span>
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type BoxOption = { value: string; label: React.ReactNode };
type BoxGroupProps = {
  name: string;
  legend: React.ReactNode;
  /** Read separately if the legend is visually hidden. */
  help?: React.ReactNode;
  options: readonly BoxOption[];
  defaultChosen?: readonly string[];
  /** The first box has the field's id, so that the error summary links to it; once per field. */
  first?: boolean;
};

/** Any of a list, as pills; each box is a field of its own, `name:value`, and all share one error. */
export function BoxGroup({ name, legend, help, options, defaultChosen = [], first = true }: BoxGroupProps) {
  const { id, error, aria } = useField(name, Boolean(help));
  const { values } = useContext(FormContext);
  const sent = Object.keys(values).length > 0;
  return (
    <fieldset className={styles.group} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <div className={styles.boxes}>
        {options.map(({ value, label }, place) => (
          <label key={value} className={styles.box}>
            <input
              type="checkbox"
              id={first && place === 0 ? id : undefined}
              name={`${name}:${value}`}
              aria-invalid={aria["aria-invalid"]}
              defaultChecked={sent ? values[`${name}:${value}`] === "on" : defaultChosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {first && <FieldError id={id} error={error} />}
    </fieldset>
  );
}
