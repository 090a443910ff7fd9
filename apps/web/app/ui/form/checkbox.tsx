import { FieldError } from "./field.tsx";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

type CheckboxProps = {
  name: string;
  /** May hold links. */
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
};

export function Checkbox({ name, label, help, optional = false }: CheckboxProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input {...aria} type="checkbox" id={id} name={name} required={!optional} defaultChecked={value === "on"} />
        <label htmlFor={id}>{label}</label>
      </div>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
