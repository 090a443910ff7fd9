import { createContext, useContext } from "react";
import type { FormValues } from "../../platform/forms/form-action.ts";
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
      <FieldHelp id={id}>{help}</FieldHelp>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What `useField` names in `aria-describedby`. */
export const FieldHelp = ({ id, children }: { id: string; children: React.ReactNode }) =>
  children && (
    <div className={styles.help} id={`${id}-help`}>
      {children}
    </div>
  );

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" /> {error}
    </p>
  );
}

type FormState = {
  name: string;
  /** The errors by field. */
  errors: Record<string, string>;
  /** The input before the page came back. */
  values: FormValues;
  pending: boolean;
};

export const FormContext = createContext<FormState>({ name: "form", errors: {}, values: {}, pending: false });

export const fieldId = (form: string, field: string) => `${form}-${field}`;

/** The state of one field and the attributes that connect its label, help and error. */
export function useField(name: string, hasHelp: boolean) {
  const form = useContext(FormContext);
  const id = fieldId(form.name, name);
  const error = form.errors[name];
  const described = [hasHelp && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    error,
    value: form.values[name],
    aria: { "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined },
  };
}

/** A field that people never see and bots fill in. */
export function Honeypot() {
  const { t } = useTranslation("common");
  const { id } = useField("website", false);
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{t("form.honeypot")}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
