import { useLocale } from "../../platform/locale.tsx";
import { pathTo } from "../../platform/pages.ts";
import { useTranslation } from "../../platform/use-translation.ts";
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
