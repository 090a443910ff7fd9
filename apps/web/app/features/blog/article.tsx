import { PageLink, PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { LineScene } from "../../ui/line-drawing.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./article.module.css";
import { ArticleCards } from "./article-cards.tsx";
import type { ArticleCard } from "./articles.server.ts";

type ArticleProps = { card: ArticleCard; html: string };

export function Article({ card, html }: ArticleProps) {
  const { t } = useTranslation("blog");
  return (
    <article className={styles.article}>
      <header>
        <PathLink className={styles.area} to={card.area.path}>
          {card.area.name}
        </PathLink>
        <h1>{card.title}</h1>
        <p className={styles.lead}>{card.description}</p>
        <p className={styles.facts}>
          <time dateTime={card.published}>{t("published", { date: card.date })}</time>
          <span>{t("minutes", { count: card.minutes })}</span>
        </p>
      </header>
      <div className={styles.scene}>
        <LineScene lines={card.scene} tint={card.tint} />
      </div>
      <Prose html={html} className={styles.text ?? ""} />
      <p className={styles.note}>{t("note")}</p>
    </article>
  );
}

export function ArticleCall() {
  const { t } = useTranslation("blog");
  return (
    <aside className={styles.call} aria-labelledby="article-call">
      <h2 id="article-call">{t("call.title")}</h2>
      <p>{t("call.text")}</p>
      <PageButton to="search" look="accent">
        {t("call.button")}
      </PageButton>
    </aside>
  );
}

export function ReadOn({ articles }: { articles: ArticleCard[] }) {
  const { t } = useTranslation("blog");
  return (
    <Section title={t("next")} more={<PageLink to="blog">{t("back")}</PageLink>}>
      <ArticleCards articles={articles} />
    </Section>
  );
}
