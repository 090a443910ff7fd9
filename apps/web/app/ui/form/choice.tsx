import styles from "./choice.module.css";
import { FieldError } from "./field.tsx";
import { useField } from "./form-context.ts";

type Option = { value: string; label: string; help: string };
type ChoiceProps = { name: string; legend: string; options: readonly Option[]; defaultValue?: string | undefined };

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
            <span className={styles.help}>{option.help}</span>
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
