import styles from "./form.module.css";

type LabelledFieldProps = { id: string; label: string; children: React.ReactNode };

/** Looks like a field of a form, without the code that shows a form's errors. */
export const LabelledField = ({ id, label, children }: LabelledFieldProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {children}
  </div>
);
