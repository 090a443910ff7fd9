import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./area-filter.module.css";

export function FeedLink() {
  const { t } = useTranslation("blog");
  return (
    <p className={styles.feed}>
      <a href={`${pathTo("blog", useLocale())}/rss.xml`}>
        <Icon name="rss" /> {t("rss")}
      </a>
    </p>
  );
}
