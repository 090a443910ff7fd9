import { Form } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OPEN_FORM } from "./forms.ts";

export type OpeningRefusal = { other: string; status: number; detail: string };

/** Why a conversation was not opened: the action's answer, or a network failure. */
export function openingRefusalOf(answer: OpeningRefusal | FormResult | undefined): OpeningRefusal | undefined {
  if (!answer || "other" in answer) return answer;
  if (answer.ok || answer.form !== OPEN_FORM) return undefined;
  return { other: answer.values.other ?? "", status: answer.problem.status, detail: answer.problem.detail };
}

/** A conversation could not be opened: why, and a retry if that may help. */
export function OpeningRefused({ other, status, detail }: OpeningRefusal) {
  const { t } = useTranslation("conversations");
  // A link from elsewhere needs a confirmation first.
  const isForeign = status === 403;
  const mayHelp = isForeign || status >= 500;
  const action = mayHelp ? (
    <Form method="post">
      <input type="hidden" name="other" value={other} />
      <Button type="submit" name="form" value={OPEN_FORM}>
        {t("opening.open")}
      </Button>
    </Form>
  ) : (
    <PageButton to="messages">{t("chat.back")}</PageButton>
  );
  return (
    <div role="alert">
      <EmptyState title={t(isForeign ? "opening.ask" : "opening.title")} action={action}>
        {!isForeign && (detail || t("opening.unavailable"))}
      </EmptyState>
    </div>
  );
}
