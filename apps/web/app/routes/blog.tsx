import { areaByKey } from "@aufwind/rules/areas";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ArticleCards } from "../features/blog/article-cards.tsx";
import { areasWithArticles, articleCards } from "../features/blog/articles.server.ts";
import { AreaFilter, FeedLink } from "../features/blog/blog-head.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { PageHead } from "../ui/section.tsx";

// The topic may tell of somebody's health: no third party learns it.
export const handle = { namespaces: ["blog"], noTags: true } satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url);
  const area = areaByKey(url.searchParams.get("area") ?? "")?.key;
  return { area, areas: areasWithArticles(locale), articles: articleCards(locale, area) };
}

export const meta = (args: MetaArgs<typeof loader>) => [
  ...pageMeta(args, (t) => ({ title: t("blog:meta.title"), description: t("blog:meta.description") })),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    href: `${pathTo("blog", localeOf(args.location))}/rss.xml`,
  },
];

export default function Blog() {
  const { t } = useTranslation("blog");
  const { area, areas, articles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <AreaFilter areas={areas} chosen={area} />
      <p role="status">{t("count", { count: articles.length })}</p>
      <ArticleCards articles={articles} level={2} />
      <FeedLink />
    </>
  );
}
