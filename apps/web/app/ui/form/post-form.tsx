import { useMemo } from "react";
import { useFetcher } from "react-router";
import type { FormResult, Refusal } from "../../platform/forms/form-action.ts";
import { FormContext } from "./field.tsx";
import styles from "./form.module.css";
import { ErrorSummary, Success } from "./form-messages.tsx";
import { checkedForm, type SchemaImport, useApiErrors, useBrowserChecks, useFormResult } from "./form-results.ts";

type PostFormProps<T> = {
  /** Unique on the page; the action answers it back, so that each form shows only its own result. */
  name: string;
  /** Another page's address; the current page if absent. */
  action?: string;
  /**
   * The zod schema of the body, loaded on first use: `() => import("@aufwind/contract/support").then((m) =>
   * m.SupportRequest)`.
   */
  schema?: SchemaImport;
  /** Shown instead of the form, and announced. */
  success: (result: Extract<FormResult<T>, { ok: true }>) => React.ReactNode;
  /** The form's first sentence if the failure is ours: "Failed to send reset email". */
  failure?: string;
  /** What helps after a refusal, shown under it; it may contain forms. */
  help?: (refusal: Refusal) => React.ReactNode;
  className?: string;
  children: React.ReactNode;
};

/** The form pattern: works without JavaScript, keeps the input, shows errors at the field and at the top. */
export function PostForm<T>({ name, action, schema, success, failure, help, className, children }: PostFormProps<T>) {
  const fetcher = useFetcher<FormResult<T>>();
  const result = useFormResult<T>(name, fetcher.data);
  const pending = fetcher.state !== "idle";
  const checks = useBrowserChecks(schema);
  const refusal = result && !result.ok && !pending && !checks.problem ? result : undefined;
  const problem = checks.problem ?? refusal?.problem;
  const answered = useApiErrors(refusal?.problem);
  const state = useMemo(
    () => ({ name, errors: { ...answered.errors, ...checks.errors }, values: result?.values ?? {}, pending }),
    [name, answered.errors, checks.errors, result?.values, pending],
  );
  if (result?.ok) return <Success>{success(result)}</Success>;

  return (
    <div className={styles.box} id={name}>
      {problem && <ErrorSummary form={name} problem={problem} failure={failure} />}
      {refusal && help?.(refusal)}
      <fetcher.Form
        method="post"
        action={`${action ?? ""}#${name}`}
        className={[styles.form, className].filter(Boolean).join(" ")}
        {...checkedForm({ pending, checks, answered })}
      >
        <FormContext value={state}>
          <input type="hidden" name="form" value={name} />
          {children}
        </FormContext>
      </fetcher.Form>
    </div>
  );
}
