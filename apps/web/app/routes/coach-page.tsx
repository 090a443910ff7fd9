import type { Consultation } from "@aufwind/rules/consultations";
import { useEffect } from "react";
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from "react-router";
import { BookingPanel } from "../features/appointments/booking/booking-panel.tsx";
import { loadPanel } from "../features/appointments/booking/panel.server.ts";
import { isReloaded } from "../features/appointments/booking/panel-choice.ts";
import { BookmarkButton } from "../features/bookmarks/bookmark-button.tsx";
import { loadCoach, toShown } from "../features/coach-profiles/page/coach.server.ts";
import { coachFacts, ratingFacts, shortText, widest } from "../features/coach-profiles/page/coach-facts.ts";
import { CoachPage } from "../features/coach-profiles/page/coach-page.tsx";
import { loadReviews, toReview } from "../features/coach-profiles/page/reviews.server.ts";
import { CrisisSignpost } from "../features/crisis/crisis-help.tsx";
import { noteViewed } from "../features/growth/visits.server.ts";
import { remember, smallest } from "../features/search/recently-viewed/recent.ts";
import { JoinLink } from "../features/waiting-list/waiting-links.tsx";
import { otherLocale } from "../platform/i18n/locale.tsx";
import { translatorFor } from "../platform/i18n/translator.ts";
import { breadcrumbs, type PageHandle, pageMeta, siteOf } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";

// The coach may tell of somebody's health: no third party learns it.
export const handle = {
  namespaces: [
    "coach-profiles-page",
    "businesses-facts",
    "appointments-panel",
    "slot-picker",
    "crisis",
    "bookmarks",
    "waiting-list-link",
  ],
  noTags: true,
} satisfies PageHandle;

// A profile made private must be gone at once, not when a cached page expires.
export const headers = ({ loaderHeaders }: HeadersArgs) => ({
  "cache-control": loaderHeaders.get("cache-control") ?? "private, no-cache",
});

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url));
  const coach = await loadCoach({ request, context }, params.slug ?? "");
  // A former slug: redirects to the present one.
  if (coach.slug !== params.slug) throw redirect(pathTo("coachPage", locale, { slug: coach.slug }), 301);
  noteViewed({ request, context }, coach.coachId);
  const { slug, reviews: newest, reviewCount } = coach;
  const [{ reviews, more }, panel] = await Promise.all([
    loadReviews({ request, context }, { slug, newest, count: reviewCount }),
    loadPanel({ request, context }, coach),
  ]);
  const shown = {
    ...addressesOf(request.url, slug),
    coach: toShown(coach, locale),
    panel,
    reviews: { reviews: reviews.map((review) => toReview(review, locale)), more },
  };
  // Restricted pages are cached nowhere.
  return data(shown, coach.isFound ? {} : { headers: { "cache-control": "no-store" } });
}

/** A choice of the panel goes along to the other language; search engines know the page without one. */
function addressesOf(address: string, slug: string) {
  const url = new URL(address);
  const locale = localeOf(url);
  const other = pathTo("coachPage", otherLocale(locale), { slug });
  // Not what the browser's router adds when it asks for the data alone.
  url.searchParams.delete("_routes");
  return { twin: `${other}${url.search}`, canonical: { own: pathTo("coachPage", locale, { slug }), other } };
}

/** Another day of the week that is shown needs nothing new. */
export const shouldRevalidate = ({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && !rest.formMethod
    ? isReloaded(currentUrl.searchParams, nextUrl.searchParams)
    : rest.defaultShouldRevalidate;

export const meta = (args: MetaArgs<typeof loader>) => {
  const { coach } = args.loaderData ?? {};
  if (!coach) return [];
  const site = siteOf(args.matches);
  const path = args.location.pathname;
  const locale = localeOf(args.location);
  const { t } = translatorFor(locale, site?.brand ?? "");
  const image = widest(coach.profilePicture);
  const offers = coach.consultations.map(({ type }) => t(`coach-profiles-page:offers.${type}`));
  const trail = [
    { name: site?.brand ?? "", path: pathTo("home", locale) },
    { name: t("coach-profiles-page:trail.coaches"), path: pathTo("search", locale) },
    { name: coach.name, path },
  ];
  return [
    ...pageMeta(args, {
      title: t("coach-profiles-page:meta.title", { name: coach.name }),
      description: shortText(coach),
      ...(image && { image, card: "summary" }),
    }),
    ...(coach.isListed ? [] : [{ name: "robots", content: "noindex" }]),
    coachFacts({ coach, site, path, locale, offers }),
    ...ratingFacts({ coach, site, path }),
    breadcrumbs(site, trail),
  ];
};

export default function PublicCoach() {
  const { coach, panel, reviews } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { coachId, name, bookmarked } = coach;
  useEffect(() => {
    const { slug, tagLine, profilePicture, isListed } = coach;
    if (isListed) remember({ slug, name: coach.name, tagLine: tagLine?.text ?? "", picture: smallest(profilePicture) });
  }, [coach]);
  const bookmark = <BookmarkButton {...{ coachId, name, bookmarked, back: pathname }} worded />;
  const waiting = (type: Consultation) => <JoinLink slug={coach.slug} type={type} />;
  const booking = panel && <BookingPanel facts={panel} waiting={waiting} />;
  return <CoachPage {...{ coach, bookmark, booking, reviews }} crisis={<CrisisSignpost />} />;
}
