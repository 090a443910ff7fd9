import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";

/** True for the form that was just refused: its section stays open. */
export function useRefused(form: string): boolean {
  const result = useActionData<FormResult>();
  return result?.ok === false && result.form === form;
}
