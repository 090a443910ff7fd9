import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Article, ArticleCall, articleFacts, ReadOn } from "../features/blog/article.tsx";
import { articleBySlug, nextArticles, toCard, twinPath } from "../features/blog/articles.server.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { type PageHandle, pageMeta, siteOf } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { loadSite } from "../platform/pages/site.server.ts";
import { fillText, htmlOf } from "../platform/pages/text.ts";
import { Breadcrumb } from "../ui/links.tsx";

// The topic may tell of somebody's health: no third party learns it.
export const handle = { namespaces: ["blog"], noTags: true } satisfies PageHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = articleBySlug(localeOf(new URL(request.url)), params.slug ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const site = await loadSite({ request, context });
  const text = fillText(found, site);
  return { card: toCard(text), html: htmlOf(text), next: nextArticles(found, 3), twin: twinPath(found) };
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { card } = args.loaderData ?? {};
  if (!card) return [];
  const locale = localeOf(args.location);
  const image = `/social/${card.area.key}.${locale}.png`;
  const page = pageMeta(args, { title: card.title, description: card.description, type: "article", image });
  return [...page, ...articleFacts({ card, locale, image, site: siteOf(args.matches) })];
};

export default function BlogArticle() {
  const { t } = useTranslation("blog");
  const { card, html, next } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb trail={[{ label: t("title"), to: pathTo("blog", useLocale()) }]} current={card.title} />
      <Article card={card} html={html} />
      <ArticleCall />
      <ReadOn articles={next} />
    </>
  );
}
