import { useSearchParams } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/notices.tsx";
import type { ResendParts } from "./login-help.tsx";

const REASONS = [
  "confirmed",
  "passwordReset",
  "signedOut",
  "deleted",
  "required",
  "bookmark",
  "booking",
  "invitation",
  "joinedTeam",
] as const;
const PROBLEMS = [
  "providerFailed",
  "providerDenied",
  "providerUnconfirmed",
  "providerUnverified",
  "providerRemoved",
  "accountBarred",
  "secondStepExpired",
  "arrivalExpired",
] as const;

/** Why the person is here, if the address says so. */
export function LoginNotes({ resend }: { resend: ResendParts }) {
  const { t } = useTranslation("sign-in");
  const [query] = useSearchParams();
  const page = useAnswer<FormResult>();
  // Without JavaScript the verification mail was requested again from here.
  if (page?.form === "resend") {
    const incomplete = !page.ok && page.problem.code === "invalidFields";
    return <Note icon="mail">{incomplete ? resend.form : resend.to(page.values.email ?? "")}</Note>;
  }
  const reason = REASONS.find((known) => known === query.get("reason"));
  const problem = PROBLEMS.find((known) => known === query.get("problem"));
  return (
    <>
      {reason && (
        <Note>
          <p>{t(`reason.${reason}`)}</p>
          {reason === "bookmark" && (
            <p>
              {t("new")} <PageLink to="register">{t("register")}</PageLink>
            </p>
          )}
        </Note>
      )}
      {problem && (
        <Note icon="alert">
          <p>{t(`problem.${problem}`)}</p>
          {/* A stranger may have registered: a new password confirms the address and locks them out. */}
          {problem === "providerUnconfirmed" && <PageLink to="forgotPassword">{t("help.reset")}</PageLink>}
        </Note>
      )}
    </>
  );
}
