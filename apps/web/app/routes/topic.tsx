import { areaByKey, areaBySlug, isAcute } from "@aufwind/rules/areas/areas";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ArticleCards } from "../features/blog/article-cards.tsx";
import { articleCards } from "../features/blog/articles.server.ts";
import { CrisisSignpost } from "../features/crisis/crisis-signpost.tsx";
import { Limits, TopicList, TopicsCall } from "../features/topics/area-page.tsx";
import { AreaTiles } from "../features/topics/area-tiles.tsx";
import { areaTiles } from "../features/topics/tiles.server.ts";
import { otherLocale, useLocale } from "../platform/locale.tsx";
import type { PageHandle } from "../platform/page-handle.ts";
import { pageMeta } from "../platform/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages.ts";
import { breadcrumbs, siteOf } from "../platform/structured-data.ts";
import { useTranslation } from "../platform/use-translation.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { PageHead, Section } from "../ui/section.tsx";

// What somebody reads about here may tell of their health: no third party learns it.
export const handle = { words: ["topics", "crisis", "blog"], noTags: true } satisfies PageHandle;

export function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url));
  const area = areaBySlug(locale, params.area ?? "");
  if (!area) throw new Response(null, { status: 404 });
  const twin = pathTo("topic", otherLocale(locale), { area: area.slug[otherLocale(locale)] });
  const others = areaTiles(locale).filter(({ key }) => key !== area.key);
  return { key: area.key, name: area.name[locale], twin, others, articles: articleCards(locale, area.key).slice(0, 3) };
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { key, name = "" } = args.loaderData ?? {};
  if (!key) return [];
  const locale = localeOf(args.location);
  const steps = [
    { name: siteOf(args.matches)?.brand ?? "", path: pathTo("home", locale) },
    { name, path: args.location.pathname },
  ];
  const image = `/social/${key}.${locale}.png`;
  return [
    ...pageMeta(args, (t) => ({ title: name, description: t(`topics:areas.${key}.description`), image })),
    breadcrumbs(siteOf(args.matches), steps),
  ];
};

export default function Topic() {
  const { t } = useTranslation("topics");
  const { key, name, others, articles } = useLoaderData<typeof loader>();
  const area = areaByKey(key);
  return (
    <>
      <Breadcrumb trail={[{ label: t("meta.title"), to: pathTo("topics", useLocale()) }]} current={name} />
      <PageHead title={name} lead={t(`areas.${key}.intro`)} />
      <TopicList area={key} />
      {area && isAcute(area) && <CrisisSignpost />}
      <Limits area={key} />
      {articles.length > 0 && (
        <Section title={t("related")}>
          <ArticleCards articles={articles} />
        </Section>
      )}
      <TopicsCall />
      <Section title={t("others")}>
        <AreaTiles tiles={others} />
      </Section>
    </>
  );
}
