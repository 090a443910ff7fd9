import { Link } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { Chip, Chips } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./area-filter.module.css";

type AreaFilterProps = { areas: { key: string; name: string }[]; chosen: string | undefined };

/** Links, so that a choice has an address and works without JavaScript. */
export function AreaFilter({ areas, chosen }: AreaFilterProps) {
  const { t } = useTranslation("blog");
  const choices = [{ key: "", name: t("all") }, ...areas];
  return (
    <nav className={styles.filter} aria-label={t("filter")}>
      <Chips>
        {choices.map(({ key, name }) => {
          const on = key === (chosen ?? "");
          return (
            <li key={key}>
              <Link to={{ search: key ? `?area=${key}` : "" }} aria-current={on || undefined} preventScrollReset>
                <Chip on={on}>{name}</Chip>
              </Link>
            </li>
          );
        })}
      </Chips>
    </nav>
  );
}

export function FeedLink() {
  const { t } = useTranslation("blog");
  return (
    <p className={styles.feed}>
      <a href={`${pathTo("blog", useLocale())}/rss.xml`}>
        <Icon name="rss" /> <span>{t("rss")}</span>
      </a>
    </p>
  );
}
