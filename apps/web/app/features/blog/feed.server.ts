import { escapeHtml } from "../../platform/pages/text.ts";
import type { ArticleCard } from "./articles.server.ts";

type Feed = { title: string; description: string; language: string; home: string; self: string };

/** RSS 2.0 of the newest articles; `home` and `self` are absolute. */
export function toRss({ title, description, language, home, self }: Feed, articles: ArticleCard[]): string {
  const items = articles.map((article) => toItem(article, new URL(article.path, home).href));
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(home)}</link>
<description>${escapeHtml(description)}</description>
<language>${language}</language>
<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
}

function toItem({ title, description, published, area }: ArticleCard, link: string): string {
  const date = new Date(`${published}T08:00:00Z`).toUTCString();
  return `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(link)}</link><guid>${escapeHtml(link)}</guid><pubDate>${date}</pubDate><category>${escapeHtml(area.name)}</category><description>${escapeHtml(description)}</description></item>`;
}
