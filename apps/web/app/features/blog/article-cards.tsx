import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { LineScene } from "../../ui/drawings.tsx";
import styles from "./article-cards.module.css";
import type { ArticleCard } from "./articles.server.ts";

/** Articles as cards below a heading of the level above `level`; the whole card is the link. */
export function ArticleCards({ articles, level = 3 }: { articles: ArticleCard[]; level?: 2 | 3 }) {
  const { t } = useTranslation("blog");
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {articles.map(({ key, path, title, description, published, date, minutes, area, scene, tint }) => (
        <li key={key} className={styles.card}>
          <LineScene lines={scene} tint={tint} />
          <div className={styles.body}>
            <span className={styles.area}>{area.name}</span>
            <Heading>
              <PathLink to={path}>{title}</PathLink>
            </Heading>
            <p>{description}</p>
            <small>
              <time dateTime={published}>{date}</time> · {t("minutes", { count: minutes })}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}
