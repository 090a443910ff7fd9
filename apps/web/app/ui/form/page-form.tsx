import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import type { FormResult, FormValues } from "../../platform/forms/form-action.ts";
import type { BodyOf } from "../../platform/forms/form-body.ts";
import { Outcome } from "../notices.tsx";
import { FormContext } from "./field.tsx";
import styles from "./form.module.css";
import { ErrorSummary } from "./form-messages.tsx";
import { checkedForm, type SchemaImport, useApiErrors, useBrowserChecks, useFormResult } from "./form-results.ts";

export type PageFormProps = {
  /** Unique on the page; a row's form is named `remove.<id>`. */
  name: string;
  /** The zod schema of the body, as `PostForm` takes it. */
  schema?: SchemaImport;
  /** How the form becomes that body, if names alone are not enough: the action's own function. */
  bodyOf?: BodyOf;
  /** Kept in the address, if it decides what the page shows. */
  query?: string;
  /** An earlier draft. */
  draft?: FormValues | undefined;
  /** An answer to ignore, since its input was discarded. */
  ignored?: FormResult | undefined;
  /** The form's first sentence if the failure is ours. */
  failure?: string;
  /** Shown under the form, which stays: "Saved". */
  saved?: string;
  /** Success leads to another page: at its top, and Back leads here again. */
  leadsOn?: boolean;
  /** It has a file among its fields, or more text than an address should carry. */
  withFile?: boolean;
  className?: string;
  children: React.ReactNode;
};

/**
 * Like `PostForm`, for what changes the page around the form (a row goes, a step follows): the page shows the result.
 */
export function PageForm({ name, schema, bodyOf, failure, saved, className, children, ...more }: PageFormProps) {
  const { query, draft, ignored, leadsOn = false, withFile = false } = more;
  const answer = useFormResult(name, undefined);
  const result = answer === ignored ? undefined : answer;
  const pending = useNavigation().formData?.get("form") === name;
  const checks = useBrowserChecks(schema, bodyOf);
  const refusal = result && !result.ok && !pending && !checks.problem ? result.problem : undefined;
  const problem = checks.problem ?? refusal;
  const answered = useApiErrors(refusal);
  const state = useMemo(
    () => ({
      name,
      errors: { ...answered.errors, ...checks.errors },
      values: result?.values ?? draft ?? {},
      pending,
    }),
    [name, answered.errors, checks.errors, result?.values, draft, pending],
  );
  return (
    <div className={styles.box} id={name}>
      {problem && <ErrorSummary form={name} problem={problem} failure={failure} />}
      <Form
        method="post"
        {...(withFile && { encType: "multipart/form-data" as const })}
        className={[styles.form, className].filter(Boolean).join(" ")}
        {...(!leadsOn && { action: `${query ? `?${query}` : ""}#${name}`, replace: true, preventScrollReset: true })}
        {...checkedForm({ pending, checks, answered })}
      >
        <FormContext value={state}>
          <input type="hidden" name="form" value={name} />
          {children}
        </FormContext>
      </Form>
      {saved && result?.ok && !pending && !problem && <Outcome of={result}>{saved}</Outcome>}
    </div>
  );
}
