import styles from "./box-group.module.css";
import { FieldError } from "./field.tsx";
import { useField } from "./form-context.ts";

type RadioGroupProps = {
  name: string;
  legend: React.ReactNode;
  help?: React.ReactNode;
  /** An empty value is "no choice". */
  options: readonly { value: string; label: string }[];
  defaultValue: string;
};

/** One of a few, as pills. */
export function RadioGroup({ name, legend, help, options, defaultValue }: RadioGroupProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <fieldset className={styles.group} aria-describedby={aria["aria-describedby"]}>
      <legend>{legend}</legend>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <div className={styles.boxes}>
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
