import type { Locale } from "@aufwind/rules/locale";
import { absolute, breadcrumbs, structuredData } from "../../platform/pages/page-meta.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import type { ShellSite } from "../../platform/pages/site.ts";
import type { ArticleCard } from "./articles.server.ts";

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
