import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { AgainForm } from "../../ui/form/again-form.tsx";

/** Sends the verification mail again. */
export function Resend({ email, wait = 0 }: { email: string; wait?: number }) {
  const { t } = useTranslation("accounts");
  return (
    <AgainForm
      name="resend"
      fields={{ email }}
      wait={wait}
      label={t("resend.submit")}
      sent={t("resend.sent")}
      failure={t("resend.failed")}
    />
  );
}
