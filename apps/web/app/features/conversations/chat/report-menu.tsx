import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { momentOf } from "../../../platform/moments.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./message.module.css";

/** What can be done about a message of the other side; it opens beside it, where nothing cuts it off. */
export function ReportMenu({ at, onReport }: { at: string; onReport: () => void }) {
  const { t } = useTranslation("conversations");
  const time = momentOf({ at }, { locale: useLocale(), shape: "clock" });
  return (
    <details className={styles.more} data-menu>
      <summary>
        <Icon name="dots" />
        <VisuallyHidden>{t("report.more", { time })}</VisuallyHidden>
      </summary>
      <button type="button" onClick={onReport}>
        <Icon name="flag" /> {t("report.open")}
      </button>
    </details>
  );
}
