import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../platform/member.ts";
import { Button } from "../../ui/button.tsx";
import { REGISTER_FORM } from "./form-parsers.ts";
import styles from "./order.module.css";

/** For visitors: log-in and registration both lead back to this very time. */
export function SignInFirst({ here }: { here: string }) {
  const { t } = useTranslation("booking");
  const locale = useLocale();
  return (
    <div className={styles.signIn}>
      <p>{t("signIn.text")}</p>
      <div>
        <PathLink className={styles.logIn} to={pathToLogin(locale, { reason: "booking", to: here })}>
          {t("signIn.logIn")}
        </PathLink>
        <form method="post" action={here}>
          <input type="hidden" name="form" value={REGISTER_FORM} />
          <Button type="submit" look="ghost" wide>
            {t("signIn.register")}
          </Button>
        </form>
      </div>
      <p className={styles.soft}>{t("signIn.notHeld")}</p>
    </div>
  );
}
