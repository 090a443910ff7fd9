import { useEffect } from "react";
import { useActionData } from "react-router";
import { announce } from "../../platform/announce.ts";
import type { FormResult } from "../../platform/form-result.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { Aside, FormPage } from "../../ui/form/form-page.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import styles from "./accounts.module.css";
import { ResendForm } from "./resend-form.tsx";
import { CONFIRM_FORM, useConfirmation } from "./use-confirmation.ts";
import { Verified } from "./verified.tsx";

/** Verifying, verified, or failed; without JavaScript a button does what the page does by itself otherwise. */
export function ConfirmEmailPage() {
  const { t } = useTranslation("accounts");
  const { result, pending, Form } = useConfirmation();
  const resent = useActionData<FormResult>()?.form === "resend";
  if (result?.ok) return <Verified />;
  if (resent || (result && !pending && isDead(result.problem.code))) return <DeadLink />;
  const trouble = result && !pending ? result.problem : undefined;
  const form = (
    <Form method="post" className={styles.steps} aria-busy={pending || undefined}>
      <input type="hidden" name="form" value={CONFIRM_FORM} />
      {trouble && <ErrorSummary form={CONFIRM_FORM} problem={trouble} failure={t("confirm.trouble")} />}
      <div role="status">{pending && <p>{t("confirm.verifying")}</p>}</div>
      {!pending && <SubmitButton look="accent">{t(trouble ? "confirm.retry" : "confirm.submit")}</SubmitButton>}
    </Form>
  );
  return <FormPage title={t("confirm.title")} lead={t("confirm.lead")} form={form} />;
}

/** The link itself is at fault; anything else may work when tried again. */
const isDead = (code: string) => code === "confirmLinkInvalid" || code === "invalidFields";

function DeadLink() {
  const { t } = useTranslation("accounts");
  useEffect(() => announce(t("confirm.failedTitle")), [t]);
  const form = (
    <div className={styles.steps}>
      <h2>{t("resend.title")}</h2>
      <ResendForm />
      <Aside>
        <PageLink to="login">{t("confirm.toLogin")}</PageLink>
      </Aside>
    </div>
  );
  return <FormPage title={t("confirm.failedTitle")} lead={t("confirm.failed")} form={form} />;
}
