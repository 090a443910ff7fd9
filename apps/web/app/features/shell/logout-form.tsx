import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./logout-form.module.css";

/** Logging out; a form, so that it works before JavaScript arrives. */
export function LogoutForm({ className = "" }: { className?: string | undefined }) {
  const { t } = useTranslation("shell");
  return (
    <form className={className} method="post" action={pathTo("logout", useLocale())} data-ends-session>
      <button className={styles.button} type="submit">
        <Icon name="logout" /> {t("user.logout")}
      </button>
    </form>
  );
}
