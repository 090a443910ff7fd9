import { Form, useNavigation } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { MailLinkPage, MailLinkResult } from "../../shared/mail-link-page.tsx";
import { Button, PageButton } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import waysStyles from "./ways.module.css";

type List = "newsletter" | "earlyAccess" | "giftCards";
export type LinkResult = FormResult<{ list: List }> | undefined;
type Panel = { title: string; children: React.ReactNode };

type LinkPageProps = {
  result: LinkResult;
  ready: { title: string; lead: string; submit: string };
  done: (list: List) => Panel;
  failed: Panel;
};

/** A page behind a mail's link: nothing happens before the button is pressed. */
function LinkPage({ result, ready, done, failed }: LinkPageProps) {
  if (result?.ok) return <MailLinkResult {...done(result.data.list)} />;
  if (result && isDead(result.problem.code)) return <MailLinkResult {...failed} />;
  return (
    <MailLinkPage title={ready.title}>
      <p>{ready.lead}</p>
      {result && <ErrorSummary form="link" problem={result.problem} />}
      <PressForm label={ready.submit} />
    </MailLinkPage>
  );
}

/** The link itself is invalid; other failures may succeed on a retry. */
const isDead = (code: string) => code === "linkInvalid" || code === "invalidFields";

function PressForm({ label }: { label: string }) {
  const pending = useNavigation().state !== "idle";
  return (
    <Form method="post" replace aria-busy={pending || undefined}>
      <input type="hidden" name="form" value="link" />
      <Button type="submit" look="accent" disabled={pending}>
        {label}
      </Button>
    </Form>
  );
}

export function ConfirmPage({ result }: { result: LinkResult }) {
  const { t } = useTranslation("subscriptions");
  return (
    <LinkPage
      result={result}
      ready={{ title: t("confirm.title"), lead: t("confirm.lead"), submit: t("confirm.submit") }}
      done={(list) => ({
        title: t("confirm.doneTitle"),
        children: (
          <>
            <p>{t(`confirm.done.${list}`)}</p>
            <PageButton to="home">{t("confirm.home")}</PageButton>
          </>
        ),
      })}
      failed={{
        title: t("confirm.failedTitle"),
        children: (
          <>
            <p>{t("confirm.failed")}</p>
            <div className={waysStyles.ways}>
              <PageButton to="earlyAccess">{t("askAgain.earlyAccess")}</PageButton>
              <PageButton to="newsletter" look="ghost">
                {t("askAgain.newsletter")}
              </PageButton>
            </div>
          </>
        ),
      }}
    />
  );
}

export function UnsubscribePage({ result }: { result: LinkResult }) {
  const { t } = useTranslation("subscriptions");
  return (
    <LinkPage
      result={result}
      ready={{ title: t("unsubscribe.title"), lead: t("unsubscribe.lead"), submit: t("unsubscribe.submit") }}
      done={(list) => ({
        title: t("unsubscribe.doneTitle"),
        children: (
          <>
            <p>
              {t(`unsubscribe.done.${list}`)} {t("unsubscribe.again")}
            </p>
            <div className={waysStyles.ways}>
              <PageButton to="home">{t("confirm.home")}</PageButton>
              <PageButton to={list === "earlyAccess" ? "earlyAccess" : "newsletter"} look="ghost">
                {t(list === "earlyAccess" ? "askAgain.earlyAccess" : "askAgain.newsletter")}
              </PageButton>
            </div>
          </>
        ),
      })}
      failed={{
        title: t("unsubscribe.failedTitle"),
        children: (
          <>
            <p>{t("unsubscribe.failed")}</p>
            <PageButton to="contact">{t("unsubscribe.contact")}</PageButton>
          </>
        ),
      }}
    />
  );
}
