import type { Inviting } from "@aufwind/contract/invitations";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { ACCEPT_FORM } from "./forms.ts";

/** For clients: accepting leads to the free times; where there are none to see yet, the page says so. */
export function AcceptForm({ name, slug }: Inviting) {
  const { t } = useTranslation("invitation");
  const result = useActionData<FormResult>();
  if (result?.ok) return <Outcome of={result}>{t("accepted", { name })}</Outcome>;
  const isKnown = result?.problem.code === "alreadyAcquainted";
  return (
    <>
      <PageForm name={ACCEPT_FORM} failure={t("failed")}>
        {!isKnown && <SubmitButton look="accent">{t("accept")}</SubmitButton>}
      </PageForm>
      {isKnown && slug && (
        <div>
          <PageButton to="book" params={{ slug }}>
            {t("book")}
          </PageButton>
        </div>
      )}
    </>
  );
}
