import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { useFormResult } from "../../ui/form/use-form-result.ts";

/** Why the form was not taken, where it was sent without a script. */
export function SaveRefused() {
  const result = useFormResult("save", undefined);
  return result && !result.ok ? <ErrorSummary form="save" problem={result.problem} /> : null;
}
