import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";

/** With JavaScript the fetcher's answer; without it the page's, if this form was submitted. */
export function useFormResult<T>(name: string, fetched: FormResult<T> | undefined): FormResult<T> | undefined {
  const page = useActionData<FormResult<T>>();
  return fetched ?? (page?.form === name ? page : undefined);
}
