import { useSearchParams } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useSite } from "../../platform/pages/site.ts";
import { Success } from "../../ui/form/form-messages.tsx";
import { Aside, FormPage } from "../../ui/form/form-page.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SendAgainForm } from "../../ui/form/send-again-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { VisitorEmailField } from "../../ui/form/text-fields.tsx";
import { Note } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./passwords.module.css";

const SENT_AGAIN = "forgot-again";

/** The link was sent, and what to do if it does not arrive. */
function LinkSent({ email, wait }: { email: string; wait: number }) {
  const { t } = useTranslation("passwords");
  const locale = useLocale();
  const { devTools } = useSite();
  return (
    <>
      <p className={styles.title}>{t("forgot.sentTitle")}</p>
      <p>
        <RichText text={t("forgot.sent", { email: email.trim() })} />
      </p>
      <p className={`${patterns.links} ${styles.note}`}>
        {t("forgot.missing")}{" "}
        <PageLink to="forgotPassword" reloadDocument>
          {t("forgot.other")}
        </PageLink>
      </p>
      <SendAgainForm
        name={SENT_AGAIN}
        fields={{ email }}
        wait={wait}
        label={t("forgot.again")}
        sent={t("forgot.sentAgain")}
        failure={t("forgot.failed")}
      />
      {devTools && (
        <p className={`${patterns.links} ${styles.note}`}>
          <a href={`/dev/mailbox?lang=${locale}`}>{t("forgot.mailbox")}</a>
        </p>
      )}
    </>
  );
}

/** Requests a link; also the target of an expired link. */
export function ForgotPage() {
  const { t } = useTranslation("passwords");
  const [query] = useSearchParams();
  const dead = query.get("reason") === "linkInvalid";
  const form = (
    <div className={styles.parts}>
      {dead && (
        <Note icon="alert">
          <p>{t("reset.dead")}</p>
        </Note>
      )}
      <ForgotForm />
      <Aside>
        {t("forgot.remembered")} <PageLink to="login">{t("forgot.login")}</PageLink>
      </Aside>
    </div>
  );
  return <FormPage title={t(dead ? "reset.deadTitle" : "forgot.title")} lead={t("forgot.lead")} form={form} />;
}

const schema = () => import("@aufwind/contract/accounts").then((contract) => contract.EmailOnly);

function ForgotForm() {
  const { t } = useTranslation("passwords");
  const page = useAnswer<FormResult>();
  // Without JavaScript the mail was requested again from the page that said it was sent.
  if (page?.form === SENT_AGAIN) {
    return (
      <Success>
        <LinkSent email={page.values.email ?? ""} wait={0} />
      </Success>
    );
  }
  return (
    <PostForm<{ resendAfter: number }>
      name="forgot"
      schema={schema}
      failure={t("forgot.failed")}
      help={({ problem }) =>
        problem.code === "noAccountWithEmail" && (
          <Note>
            <p>
              <PageLink to="register">{t("forgot.register")}</PageLink>
            </p>
          </Note>
        )
      }
      success={({ data, values }) => <LinkSent email={values.email ?? ""} wait={data.resendAfter} />}
    >
      <VisitorEmailField label={t("forgot.email")} />
      <SubmitButton look="accent" wide>
        {t("forgot.submit")}
      </SubmitButton>
    </PostForm>
  );
}
