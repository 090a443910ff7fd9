import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../platform/member.ts";
import { Button } from "../../ui/button.tsx";
import { REGISTER_FORM } from "./forms.ts";
import styles from "./invitation.module.css";

/** For visitors: registration and log-in both lead back to the invitation. */
export function SignInFirst({ here }: { here: string }) {
  const { t } = useTranslation("invitation");
  const locale = useLocale();
  return (
    <div className={styles.signIn}>
      <p>{t("signIn.text")}</p>
      <div>
        <form method="post" action={here}>
          <input type="hidden" name="form" value={REGISTER_FORM} />
          <Button type="submit" look="accent" wide>
            {t("signIn.register")}
          </Button>
        </form>
        <PathLink className={styles.logIn} to={pathToLogin(locale, { reason: "invitation", to: here })}>
          {t("signIn.logIn")}
        </PathLink>
      </div>
    </div>
  );
}
