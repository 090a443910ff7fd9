import type { LoaderFunctionArgs } from "react-router";
import { articleCards } from "../features/blog/articles.server.ts";
import { toRss } from "../features/blog/feed.server.ts";
import { translatorFor } from "../platform/i18n/translator.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { loadSite } from "../platform/pages/site.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url));
  const { brand, publicUrl } = await loadSite({ request, context });
  const { t } = translatorFor(locale, brand).namespace("blog");
  const home = new URL(pathTo("blog", locale), publicUrl).href;
  const feed = { title: `${brand} · ${t("title")}`, description: t("meta.description"), language: locale, home };
  const headers = { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=600" };
  return new Response(toRss({ ...feed, self: `${home}/rss.xml` }, articleCards(locale)), { headers });
}
