import type { ProblemBody } from "@aufwind/contract/route";
import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import type { FormValues } from "../../platform/form-result.ts";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { FormContext } from "../../ui/form/form-context.ts";
import styles from "./withdrawal.module.css";

export type StepProps = { values: FormValues; problem?: ProblemBody };

/** One step of the page's form: the page itself answers, so that the way back and forth needs no JavaScript. */
export function StepForm({ values, problem, children }: StepProps & { children: React.ReactNode }) {
  const pending = useNavigation().state !== "idle";
  const state = useMemo(() => {
    const errors = Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
    return { name: "withdrawal", errors, values, pending };
  }, [problem, values, pending]);
  return (
    <Form className={styles.form} method="post" noValidate replace aria-busy={pending || undefined}>
      <FormContext value={state}>
        {problem && !pending && <ErrorSummary form="withdrawal" problem={problem} />}
        {children}
      </FormContext>
    </Form>
  );
}
