import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useSite } from "../../../platform/pages/site.ts";
import { openConsent } from "../consent/consent.ts";
import styles from "./legal-line.module.css";

const PAGES = ["imprint", "privacy", "terms", "withdraw", "accessibility"] as const;

/** What the law wants in reach of every page. */
export function LegalLine() {
  const { t } = useTranslation("shell");
  const { devTools } = useSite();
  return (
    <footer className={styles.line}>
      <ul>
        {PAGES.map((page) => (
          <li key={page}>
            <PageLink to={page}>{t(`pages.${page}`)}</PageLink>
          </li>
        ))}
        <li className={styles.scripted}>
          <button type="button" onClick={openConsent}>
            {t("footer.privacySettings")}
          </button>
        </li>
        {devTools && (
          <li>
            <a href="/dev/mailbox">{t("footer.mailbox")}</a>
          </li>
        )}
      </ul>
    </footer>
  );
}
