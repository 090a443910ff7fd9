import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { aboutArea, areaTiles } from "../features/areas/tiles.server.ts";
import { articleCards } from "../features/blog/articles.server.ts";
import { noteShown } from "../features/growth/visits.server.ts";
import { Hero, Welcome } from "../features/home/hero.tsx";
import teasers from "../features/home/teasers.module.css";
import { RecentlyViewed } from "../features/search/recently-viewed/recently-viewed.tsx";
import { SearchBox } from "../features/search/search-box.tsx";
import { subscribeAction } from "../features/subscriptions/subscribe.server.ts";
import { languagesIn } from "../platform/i18n/languages.server.ts";
import { PageLink, useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { absolute, type PageHandle, pageMeta, siteOf, structuredData } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { useSite } from "../platform/pages/site.ts";
import { type ShownCard, toCard } from "../shared/coach-card/card.server.ts";
import { findCoaches } from "../shared/coach-card/find-coaches.server.ts";
import { lazyOnInteraction } from "../ui/lazy-on-interaction.tsx";
import { Section } from "../ui/section.tsx";
// Parts that load later stand in the document from the start.
import "../features/areas/area-tiles.module.css";
import "../features/blog/article-cards.module.css";
import "../features/bookmarks/bookmark-button.module.css";
import "../features/home/band.module.css";
import "../features/home/how-it-works.module.css";
import "../features/home/voices.module.css";
import "../features/subscriptions/forms.module.css";
import "../shared/coach-card/card-link.module.css";
import "../shared/coach-card/coach-card.module.css";
import "../shared/coach-card/coach-cards.module.css";
import "../ui/chip.module.css";
import "../ui/drawings.module.css";
import "../ui/form/form.module.css";
import "../ui/moment.module.css";
import "../ui/rating.module.css";

const SearchTiles = lazyOnInteraction({
  load: () => import("../features/areas/area-tiles.tsx").then((part) => part.SearchTiles),
});
const CoachCards = lazyOnInteraction({
  load: () => import("../shared/coach-card/coach-cards.tsx").then((part) => part.CoachCards),
});
const BookmarkButton = lazyOnInteraction({
  load: () => import("../features/bookmarks/bookmark-button.tsx").then((part) => part.BookmarkButton),
});
const LowerSections = lazyOnInteraction({
  load: () => import("../features/home/home-sections.tsx").then((part) => part.LowerSections),
});
const ArticleCards = lazyOnInteraction({
  load: () => import("../features/blog/article-cards.tsx").then((part) => part.ArticleCards),
});
const SubscribeForm = lazyOnInteraction({
  load: () => import("../features/subscriptions/subscribe-form.tsx").then((part) => part.SubscribeForm),
});

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// Viewed coaches are shown here, and may tell of somebody's health: no third party learns it.
export const handle = { namespaces: ["home", "search-box", "blog"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => {
  const site = siteOf(args.matches);
  const home = absolute(site, pathTo("home", localeOf(args.location)));
  const logo = absolute(site, "/favicon.svg");
  return [
    ...pageMeta(args, (t) => ({ title: t("home:meta.title"), description: t("home:meta.description") })),
    structuredData({ "@type": "Organization", name: site?.brand, url: home, logo }),
    structuredData({ "@type": "WebSite", name: site?.brand, url: home, inLanguage: localeOf(args.location) }),
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url));
  const newest = await findCoaches({ request, context }, { orderBy: "newest" });
  const reader = { locale, now: new Date() };
  noteShown({ request, context }, newest);
  return {
    tiles: areaTiles(locale),
    about: aboutArea(locale),
    languages: languagesIn(locale),
    newest: newest.map((card) => toCard(card, reader)),
    articles: articleCards(locale).slice(0, 3),
  };
}

export const action = (visit: ActionFunctionArgs) => subscribeAction(visit);

export default function Home() {
  const { t } = useTranslation("home");
  const { tiles, about, languages, newest, articles } = useLoaderData<typeof loader>();
  const { devTools } = useSite();
  return (
    <>
      <Welcome />
      <Hero search={<SearchBox languages={languages} />} />
      <Section title={t("topics.title")} more={<PageLink to="topics">{t("topics.more")}</PageLink>}>
        <SearchTiles tiles={tiles} about={about} />
      </Section>
      {newest.length > 0 && <NewCoaches cards={newest} />}
      <RecentlyViewed />
      <LowerSections
        isDemo={devTools}
        articles={<ArticleCards articles={articles} isTeaser />}
        newsletterForm={<SubscribeForm list="newsletter" />}
      />
    </>
  );
}

function NewCoaches({ cards }: { cards: ShownCard[] }) {
  const { t } = useTranslation("home");
  const back = pathTo("home", useLocale());
  return (
    <Section title={t("newest.title")} more={<PageLink to="search">{t("newest.more")}</PageLink>}>
      <div className={teasers.coaches}>
        <CoachCards
          cards={cards}
          bookmark={({ coachId, name, bookmarked }) => <BookmarkButton {...{ coachId, name, bookmarked, back }} />}
        />
      </div>
    </Section>
  );
}
