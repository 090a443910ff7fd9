import { createContext, useContext } from "react";
import type { FormValues } from "../../platform/forms/form-action.ts";

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
