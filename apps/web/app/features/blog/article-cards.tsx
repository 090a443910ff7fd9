import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import cardLink from "../../shared/coach-card/card-link.module.css";
import { LineScene } from "../../ui/drawings.tsx";
import styles from "./article-cards.module.css";
import type { ArticleCard } from "./articles.server.ts";

type ArticleCardsProps = {
  articles: ArticleCard[];
  level?: 2 | 3;
  /** Three to choose from, not a whole list: where two stand beside each other, the third gives way. */
  isTeaser?: boolean;
};

/** Articles as cards below a heading of the level above `level`; the whole card is the link. */
export function ArticleCards({ articles, level = 3, isTeaser = false }: ArticleCardsProps) {
  const { t } = useTranslation("blog");
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards} data-teaser={isTeaser || undefined}>
      {articles.map(({ key, path, title, description, published, date, minutes, area, scene, tint }) => (
        <li key={key} className={styles.card}>
          <LineScene lines={scene} tint={tint} />
          <div className={`${cardLink.covers} ${styles.body}`}>
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
