import type { CoachReview } from "@aufwind/contract/reviews";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { Outcome } from "../../ui/outcome.tsx";

type ToldProps = { items: readonly CoachReview[]; contested: boolean };

/** What is told above the list, since the review or its form is gone then. */
const isTold = (form: string | undefined): form is "approve" | "answer" | "removeAnswer" =>
  form === "approve" || form === "answer" || form === "removeAnswer";

/** How it went. */
export function Told({ items, contested }: ToldProps) {
  const { t } = useTranslation("coach-reviews");
  const result = useActionData<FormResult>();
  const [form, id] = result?.form.split(".") ?? [];
  if (result?.ok && isTold(form)) return <Outcome of={result}>{t(`${form}.done`)}</Outcome>;
  if (result && !result.ok && !items.some(({ reviewId }) => reviewId === id))
    return <ErrorSummary form={result.form} problem={result.problem} />;
  return contested && !result ? <Outcome of="contested">{t("contest.done")}</Outcome> : null;
}
