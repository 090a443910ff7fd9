import type { ProblemBody } from "@aufwind/contract/route";
import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import { Outcome } from "../outcome.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import styles from "./form.module.css";
import { FormContext } from "./form-context.ts";
import { type SchemaImport, useBrowserChecks } from "./use-browser-checks.ts";
import { useFormResult } from "./use-form-result.ts";

type PageFormProps = {
  /** Unique on the page; the form of a row is named `remove.<id>`. */
  name: string;
  /** The zod schema of the body, as `PostForm` takes it. */
  schema?: SchemaImport;
  /** What this form says first where the trouble is on our side. */
  failure?: string;
  /** Said under the form, which stays: "Saved". */
  saved?: string;
  className?: string;
  children: React.ReactNode;
};

/** Like `PostForm`, for what changes the page around the form (a row goes, a step follows): the page shows how it went. */
export function PageForm({ name, schema, failure, saved, className, children }: PageFormProps) {
  const result = useFormResult(name, undefined);
  const pending = useNavigation().formData?.get("form") === name;
  const checks = useBrowserChecks(schema);
  const problem = checks.problem ?? (result && !result.ok && !pending ? result.problem : undefined);
  const state = useMemo(
    () => ({ name, errors: { ...errorsOf(problem), ...checks.errors }, values: result?.values ?? {}, pending }),
    [name, problem, checks.errors, result?.values, pending],
  );

  function submit(event: React.FormEvent<HTMLFormElement>) {
    if (pending || !checks.passes(event.currentTarget)) event.preventDefault();
  }
  return (
    <div className={styles.box} id={name}>
      {problem && <ErrorSummary form={name} problem={problem} failure={failure} />}
      <Form
        method="post"
        action={`#${name}`}
        className={[styles.form, className].filter(Boolean).join(" ")}
        noValidate
        replace
        preventScrollReset
        aria-busy={pending || undefined}
        onSubmit={submit}
        onFocus={checks.load}
        onPointerDownCapture={checks.press}
        onChange={(event) => checks.mend(event.target)}
        onBlur={(event) => checks.look(event.target)}
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

function errorsOf(problem: ProblemBody | undefined) {
  return Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
}
