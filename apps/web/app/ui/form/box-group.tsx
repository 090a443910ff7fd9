import { useContext } from "react";
import styles from "./box-group.module.css";
import { FieldError } from "./field.tsx";
import { FormContext, useField } from "./form-context.ts";

type Option = { value: string; label: React.ReactNode };
type BoxGroupProps = {
  name: string;
  legend: React.ReactNode;
  /** Read separately if the legend is visually hidden. */
  help?: React.ReactNode;
  options: readonly Option[];
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
