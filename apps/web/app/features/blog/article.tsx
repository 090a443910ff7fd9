import type { Locale } from "@aufwind/rules/locale";
import { PageLink, PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { absolute, breadcrumbs, structuredData } from "../../platform/pages/page-meta.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import type { ShellSite } from "../../platform/pages/site.ts";
import { PageButton } from "../../ui/button.tsx";
import { LineScene } from "../../ui/drawings.tsx";
import patterns from "../../ui/patterns.module.css";
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
        <PathLink className={`${patterns.thinLink} ${styles.area}`} to={card.area.path}>
          {card.area.name}
        </PathLink>
        <h1>{card.title}</h1>
        <p className={`${patterns.lead} ${styles.lead}`}>{card.description}</p>
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
      <ArticleCards articles={articles} isTeaser />
    </Section>
  );
}

type Facts = { card: ArticleCard; locale: Locale; image: string; site: ShellSite | undefined };

/** Structured data of an article. */
export function articleFacts({ card, locale, image, site }: Facts) {
  const publisher = { "@type": "Organization", name: site?.brand, url: absolute(site, pathTo("home", locale)) };
  const posting = structuredData({
    "@type": "BlogPosting",
    headline: card.title,
    description: card.description,
    datePublished: card.published,
    inLanguage: locale,
    articleSection: card.area.name,
    image: absolute(site, image),
    mainEntityOfPage: absolute(site, card.path),
    author: publisher,
    publisher,
  });
  const steps = [
    { name: site?.brand ?? "", path: pathTo("home", locale) },
    { name: "Blog", path: pathTo("blog", locale) },
    { name: card.title, path: card.path },
  ];
  return [posting, breadcrumbs(site, steps)];
}
