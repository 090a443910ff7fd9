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
  optional?: boolean;
};

/** One of a list; a native select. */
export function SelectField({ name, label, help, options, groups = [], defaultValue, optional }: SelectFieldProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
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

const GroupHelp = ({ id, children }: { id: string; children: React.ReactNode }) =>
  children && (
    <div className={styles.help} id={`${id}-help`}>
      {children}
    </div>
  );

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
  const field = useField(name, Boolean(help));
  const { id, error, aria } = field;
  return (
    <fieldset className={styles.group} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      <GroupHelp id={id}>{help}</GroupHelp>
      <div className={styles.boxes} data-scale={isScale || undefined}>
        {options.map((option, place) => (
          <label key={option.value} className={styles.box}>
            <input {...radio(field, { name, place, value: option.value, defaultValue })} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type RadioParams = { name: string; place: number; value: string; defaultValue: string | undefined };

/** One of several; the first one has the field's id, so that the error summary links to it. */
const radio = (field: ReturnType<typeof useField>, { name, place, value, defaultValue }: RadioParams) => ({
  type: "radio",
  id: place === 0 ? field.id : `${field.id}-${value}`,
  name,
  value,
  "aria-invalid": field.aria["aria-invalid"],
  defaultChecked: (field.value ?? defaultValue) === value,
});

type ExplainedOption = { value: string; label: string; help: string };
type ChoiceProps = {
  name: string;
  legend: string;
  options: readonly ExplainedOption[];
  defaultValue?: string | undefined;
};

/** One of a few, each with its meaning. */
export function Choice({ name, legend, options, defaultValue }: ChoiceProps) {
  const field = useField(name, false);
  const { id, error, aria } = field;
  return (
    <fieldset className={styles.choice} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      {options.map((option, place) => (
        <label key={option.value} className={styles.option}>
          <input {...radio(field, { name, place, value: option.value, defaultValue })} required />
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
      <GroupHelp id={id}>{help}</GroupHelp>
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
