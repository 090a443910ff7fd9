import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Success } from "../../ui/form/form-messages.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";

/** Behind the links of the mails: a button, since mail scanners open links, too. */
export function ChangePage({ act }: { act: "confirm" | "undo" }) {
  const { t } = useTranslation("email-changes");
  const result = useAnswer<FormResult<{ status: string }>>();
  if (result?.ok && result.data.status === "waiting") return <Waiting />;
  if (result?.ok) return <Changed />;
  const form = (
    <PageForm name={act} failure={t(`${act}.failed`)}>
      <SubmitRow look="accent">{t(`${act}.submit`)}</SubmitRow>
    </PageForm>
  );
  return <FormPage title={t(`${act}.title`)} lead={t(`${act}.lead`)} form={form} />;
}

/** One of the two addresses has confirmed what the team asked for. */
function Waiting() {
  const { t } = useTranslation("email-changes");
  return <FormPage title={t("waiting.title")} form={<Success>{t("waiting.text")}</Success>} />;
}

function Changed() {
  const { t } = useTranslation("email-changes");
  const form = (
    <Success>
      <p>{t("confirm.done")}</p>
      <div>
        <PageButton to="login">{t("confirm.login")}</PageButton>
      </div>
    </Success>
  );
  return <FormPage title={t("confirm.doneTitle")} form={form} />;
}
