import { areaByKey, areaBySlug, isAcute } from "@aufwind/rules/areas";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from "react-router";
import { Limits, TopicList, TopicsCall, WholeRows } from "../features/areas/area-page.tsx";
import { AreaTiles } from "../features/areas/area-tiles.tsx";
import { areaTiles } from "../features/areas/tiles.server.ts";
import { ArticleCards } from "../features/blog/article-cards.tsx";
import { articleCards } from "../features/blog/articles.server.ts";
import { BookmarkButton } from "../features/bookmarks/bookmark-button.tsx";
import { CrisisSignpost } from "../features/crisis/crisis-help.tsx";
import { noteShown } from "../features/growth/visits.server.ts";
import { otherLocale, PageLink, useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { breadcrumbs, type PageHandle, pageMeta, siteOf } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { type ShownCard, toCard } from "../shared/coach-card/card.server.ts";
import { CoachCards } from "../shared/coach-card/coach-cards.tsx";
import { findCoaches } from "../shared/coach-card/find-coaches.server.ts";
import { searchQuery } from "../shared/search-address/search-address.ts";
import { Breadcrumb } from "../ui/links.tsx";
import { PageHead, Section } from "../ui/section.tsx";

// The topic may tell of somebody's health: no third party learns it.
export const handle = {
  namespaces: ["areas", "crisis", "blog", "coach-card", "bookmarks"],
  noTags: true,
} satisfies PageHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url));
  const area = areaBySlug(locale, params.area ?? "");
  if (!area) throw new Response(null, { status: 404 });
  const topics = area.topics.map(({ key }) => key);
  const found = await findCoaches({ request, context }, { category: [area.key] });
  const reader = { locale, now: new Date(), topics };
  noteShown({ request, context }, found);
  return {
    key: area.key,
    name: area.name[locale],
    twin: pathTo("topic", otherLocale(locale), { area: area.slug[otherLocale(locale)] }),
    query: searchQuery({ areas: [area.key] }),
    coaches: found.map((card) => toCard(card, reader)),
    others: areaTiles(locale).filter(({ key }) => key !== area.key),
    articles: articleCards(locale, area.key).slice(0, 3),
  };
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
    ...pageMeta(args, (t) => ({ title: name, description: t(`areas:areas.${key}.description`), image })),
    breadcrumbs(siteOf(args.matches), steps),
  ];
};

export default function Topic() {
  const { t } = useTranslation("areas");
  const { key, name, query, coaches, others, articles } = useLoaderData<typeof loader>();
  const area = areaByKey(key);
  return (
    <>
      <Breadcrumb trail={[{ label: t("meta.title"), to: pathTo("topics", useLocale()) }]} current={name} />
      <PageHead title={name} lead={t(`areas.${key}.intro`)} />
      <TopicList area={key} />
      {area && isAcute(area) && <CrisisSignpost />}
      {coaches.length > 0 && <AreaCoaches cards={coaches} query={query} />}
      <Limits area={key} />
      {articles.length > 0 && (
        <Section title={t("related")}>
          <ArticleCards articles={articles} />
        </Section>
      )}
      <TopicsCall query={query} />
      <Section title={t("others")}>
        <AreaTiles tiles={others} />
      </Section>
    </>
  );
}

function AreaCoaches({ cards, query }: { cards: ShownCard[]; query: string }) {
  const { t } = useTranslation("areas");
  const { pathname } = useLocation();
  const more = (
    <PageLink to="search" query={query}>
      {t("coaches.more")}
    </PageLink>
  );
  return (
    <Section title={t("coaches.title")} more={more}>
      <WholeRows>
        <CoachCards
          cards={cards}
          bookmark={({ coachId, name, bookmarked }) => (
            <BookmarkButton {...{ coachId, name, bookmarked, back: pathname }} />
          )}
        />
      </WholeRows>
    </Section>
  );
}
