import type { Refusal } from "../../platform/forms/form-action.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { formatWait } from "../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/notices.tsx";
import { RichText } from "../../ui/rich-text.tsx";

export type ResendParts = {
  /** Sends the verification mail again to a known address. */
  to: (email: string) => React.ReactNode;
  /** Asks for the address first. */
  form: React.ReactNode;
};

/** What helps after the API's own sentence. */
export function LoginHelp({ refusal, resend }: { refusal: Refusal; resend: ResendParts }) {
  const { t } = useTranslation("sign-in");
  const { problem, values, retryAfter } = refusal;
  switch (problem.code) {
    case "userNotConfirmed":
      return (
        <Note icon="mail">
          <p>{t("help.notConfirmed")}</p>
          {resend.to(values.email ?? "")}
        </Note>
      );
    case "lockedOut":
      return <LockedOut retryAfter={retryAfter} />;
    case "invalidCredentials":
      return (
        <Note>
          <p>
            {t("help.invalidCredentials")} <PageLink to="forgotPassword">{t("help.reset")}</PageLink>
          </p>
        </Note>
      );
    case "userNotFound":
      return (
        <Note>
          <p>
            {t("help.userNotFound")} <PageLink to="register">{t("help.register")}</PageLink>
          </p>
        </Note>
      );
    default:
      return null;
  }
}

/** How long the lock lasts, and the way around it. */
export function LockedOut({ retryAfter }: { retryAfter: number | undefined }) {
  const { t } = useTranslation("sign-in");
  const locale = useLocale();
  const text = retryAfter ? t("help.lockedOut", { time: formatWait(locale, retryAfter) }) : t("help.lockedOutSoon");
  const reset = (words: string) => <PageLink to="forgotPassword">{words}</PageLink>;
  return (
    <Note icon="clock">
      <p>
        <RichText text={text} tags={{ reset }} />
      </p>
    </Note>
  );
}
