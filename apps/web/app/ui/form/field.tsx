import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../icon.tsx";
import styles from "./form.module.css";

type FieldFrame = {
  id: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: React.ReactNode;
};

/** Label above, help and error below. */
export function Field({ id, label, help, error, optional, children }: FieldFrame) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({t("form.optional")})</span>}
      </label>
      {children}
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" /> {error}
    </p>
  );
}
