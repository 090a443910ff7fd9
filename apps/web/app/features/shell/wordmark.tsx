import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useSite } from "../../platform/pages/site.ts";
import styles from "./wordmark.module.css";

/** The logo, linked to the home page. */
export function Wordmark() {
  const { t } = useTranslation("shell");
  const { brand } = useSite();
  return (
    <PageLink to="home" className={styles.wordmark} aria-label={brand ? undefined : t("failure.home")}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M4 23c7 1 11-2 13-7 1.6-4 4-8 11-9" />
        <path className={styles.faint} d="M4 28c9 1 15-2 18-8 1.2-2.4 3-4.6 6-5.6" />
      </svg>
      {brand}
    </PageLink>
  );
}
