import { useEffect, useRef } from "react";
import { useFetcher, useNavigate } from "react-router";
import { announce } from "../../platform/browser/accessibility.ts";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { PageButton } from "../../ui/button.tsx";
import { ErrorSummary, Success } from "../../ui/form/form-messages.tsx";
import { Aside, FormPage } from "../../ui/form/form-page.tsx";
import { useFormResult } from "../../ui/form/form-results.ts";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useCountdown } from "../../ui/form/use-countdown.ts";
import styles from "./accounts.module.css";
import { ResendForm } from "./check-mail.tsx";

const SECONDS = 5;
const REASON = "reason=confirmed";

/** The address is confirmed; the log-in page follows after a few seconds. */
function Verified() {
  const { t } = useTranslation("accounts");
  const { left, start } = useCountdown();
  const navigate = useNavigate();
  const login = `${pathTo("login", useLocale())}?${REASON}`;
  useEffect(() => start(SECONDS), [start]);
  useEffect(() => {
    // Replaces this page: going back must not send a used link.
    if (left === 0) navigate(login, { replace: true });
  }, [left, login, navigate]);
  const form = (
    <Success>
      <p>{t("confirm.verified")}</p>
      {left !== undefined && <p aria-hidden="true">{t("confirm.going", { count: left })}</p>}
      <div>
        <PageButton to="login" query={REASON}>
          {t("confirm.login")}
        </PageButton>
      </div>
    </Success>
  );
  return <FormPage title={t("confirm.verifiedTitle")} form={form} />;
}

const CONFIRM_FORM = "confirm";

/** Submits the page's form once, by itself. */
function useConfirmation() {
  const fetcher = useFetcher<FormResult<{ status: "confirmed" }>>();
  const result = useFormResult(CONFIRM_FORM, fetcher.data);
  const answered = useAnswer() !== undefined;
  const sent = useRef(answered);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    fetcher.submit({ form: CONFIRM_FORM }, { method: "post" });
  }, [fetcher]);
  return { result, pending: fetcher.state !== "idle", Form: fetcher.Form };
}

/** Verifying, verified, or failed; without JavaScript a button submits it. */
export function ConfirmEmailPage() {
  const { t } = useTranslation("accounts");
  const { result, pending, Form } = useConfirmation();
  const resent = useAnswer<FormResult>()?.form === "resend";
  if (result?.ok) return <Verified />;
  if (resent || (result && !pending && isDead(result.problem.code))) return <DeadLink />;
  const trouble = result && !pending ? result.problem : undefined;
  const form = (
    <Form method="post" className={styles.steps} aria-busy={pending || undefined}>
      <input type="hidden" name="form" value={CONFIRM_FORM} />
      {trouble && <ErrorSummary form={CONFIRM_FORM} problem={trouble} failure={t("confirm.trouble")} />}
      <div role="status">{pending && <p>{t("confirm.verifying")}</p>}</div>
      {!pending && (
        <SubmitButton look="accent" wide>
          {t(trouble ? "confirm.retry" : "confirm.submit")}
        </SubmitButton>
      )}
    </Form>
  );
  return <FormPage title={t("confirm.title")} lead={t("confirm.lead")} form={form} />;
}

/** The link itself is invalid; other failures may succeed on a retry. */
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
