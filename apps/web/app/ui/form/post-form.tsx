import type { ProblemBody } from "@aufwind/contract/route";
import { useEffect, useMemo, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { ErrorSummary } from "./error-summary.tsx";
import styles from "./form.module.css";
import { FormContext } from "./form-context.ts";
import { type SchemaImport, useBrowserChecks } from "./use-browser-checks.ts";

type PostFormProps<T> = {
  /** Unique on the page; the action answers it back, so that each form shows only its own result. */
  name: string;
  /** Another page's address; the current page where absent. */
  action?: string;
  /** The zod schema of the body, loaded on first touch: `() => import("@aufwind/contract/support").then((m) => m.SupportRequest)`. */
  schema?: SchemaImport;
  /** Shown in place of the form, and announced. */
  success: (result: Extract<FormResult<T>, { ok: true }>) => React.ReactNode;
  className?: string;
  children: React.ReactNode;
};

/** The form pattern: works without JavaScript, keeps what was typed, says what is wrong at the field and at the top. */
export function PostForm<T>({ name, action, schema, success, className, children }: PostFormProps<T>) {
  const fetcher = useFetcher<FormResult<T>>();
  const result = useResult<T>(name, fetcher.data);
  const pending = fetcher.state !== "idle";
  const checks = useBrowserChecks(schema);
  const problem = checks.problem ?? (result && !result.ok && !pending ? result.problem : undefined);
  const state = useMemo(
    () => ({ name, errors: { ...errorsOf(problem), ...checks.errors }, values: result?.values ?? {}, pending }),
    [name, problem, checks.errors, result?.values, pending],
  );
  if (result?.ok) return <Success>{success(result)}</Success>;

  function submit(event: React.FormEvent<HTMLFormElement>) {
    if (pending || !checks.passes(event.currentTarget)) event.preventDefault();
  }
  return (
    <fetcher.Form
      method="post"
      id={name}
      action={`${action ?? ""}#${name}`}
      className={[styles.form, className].filter(Boolean).join(" ")}
      noValidate
      aria-busy={pending || undefined}
      onSubmit={submit}
      onFocus={checks.load}
      onPointerDownCapture={checks.press}
      onChange={(event) => checks.mend(event.target)}
      onBlur={(event) => checks.look(event.target)}
    >
      <FormContext value={state}>
        {problem && <ErrorSummary form={name} problem={problem} />}
        <input type="hidden" name="form" value={name} />
        {children}
      </FormContext>
    </fetcher.Form>
  );
}

/** With JavaScript the fetcher's answer; without it the page's, where it was this form that was sent. */
function useResult<T>(name: string, fetched: FormResult<T> | undefined): FormResult<T> | undefined {
  const page = useActionData<FormResult<T>>();
  return fetched ?? (page?.form === name ? page : undefined);
}

function errorsOf(problem: ProblemBody | undefined) {
  return Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
}

function Success({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.success} ref={box} tabIndex={-1} role="status">
      {children}
    </div>
  );
}
