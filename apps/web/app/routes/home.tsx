import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ArticleCards } from "../features/blog/article-cards.tsx";
import { articleCards } from "../features/blog/articles.server.ts";
import { CoachBand, Letters } from "../features/home/band.tsx";
import { Hero } from "../features/home/hero.tsx";
import { HowItWorks } from "../features/home/how-it-works.tsx";
import { Voices } from "../features/home/voices.tsx";
import { Welcome } from "../features/home/welcome.tsx";
import { subscribeAction } from "../features/subscriptions/subscribe.server.ts";
import { SubscribeForm } from "../features/subscriptions/subscribe-form.tsx";
import { AreaTiles } from "../features/topics/area-tiles.tsx";
import { areaTiles } from "../features/topics/tiles.server.ts";
import { PageLink } from "../platform/locale.tsx";
import type { PageHandle } from "../platform/page-handle.ts";
import { pageMeta } from "../platform/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages.ts";
import { useSite } from "../platform/site.ts";
import { absolute, siteOf, structuredData } from "../platform/structured-data.ts";
import { useTranslation } from "../platform/use-translation.ts";
import { Section } from "../ui/section.tsx";

export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = { words: ["home", "subscriptions", "blog"] } satisfies PageHandle;

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

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url));
  return { tiles: areaTiles(locale), articles: articleCards(locale).slice(0, 3) };
}

export const action = (visit: ActionFunctionArgs) => subscribeAction(visit);

export default function Home() {
  const { t } = useTranslation("home");
  const { tiles, articles } = useLoaderData<typeof loader>();
  const { workshop } = useSite();
  return (
    <>
      <Welcome />
      <Hero />
      <HowItWorks />
      <Section title={t("topics.title")} more={<PageLink to="topics">{t("topics.more")}</PageLink>}>
        <AreaTiles tiles={tiles} />
      </Section>
      {workshop && <Voices />}
      <Section title={t("blog.title")} more={<PageLink to="blog">{t("blog.more")}</PageLink>}>
        <ArticleCards articles={articles} />
      </Section>
      <Letters
        newsletterForm={<SubscribeForm list="newsletter" />}
        giftForm={<SubscribeForm list="giftCards" look="ghost" />}
      />
      <CoachBand />
    </>
  );
}
