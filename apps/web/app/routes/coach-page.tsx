import type { Consultation } from "@aufwind/rules/consultations";
import { useCallback, useEffect } from "react";
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
import { coachHead } from "../features/coach-profiles/page/coach-facts.server.ts";
import { CoachPage } from "../features/coach-profiles/page/coach-page.tsx";
import { loadReviews, toReview } from "../features/coach-profiles/page/reviews.server.ts";
import { noteViewed } from "../features/growth/visits.server.ts";
import { remember, smallest } from "../features/search/recently-viewed/recent.ts";
import { JoinLink } from "../features/waiting-list/join-link.tsx";
import { otherLocale } from "../platform/i18n/locale.tsx";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { loadSite } from "../platform/pages/site.server.ts";
import { lazyOnInteraction } from "../ui/lazy-on-interaction.tsx";
// Parts that load later stand in the document from the start.
import "../features/crisis/crisis-signpost.module.css";

const CrisisSignpost = lazyOnInteraction({
  load: () => import("../features/crisis/crisis-help.tsx").then((part) => part.CrisisSignpost),
});

// The coach may tell of somebody's health: no third party learns it.
export const handle = {
  namespaces: ["coach-profiles-page", "appointments-panel", "slot-picker", "bookmarks", "waiting-list-link"],
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
  const [{ reviews, more }, panel, site] = await Promise.all([
    loadReviews({ request, context }, { slug, newest, count: reviewCount }),
    loadPanel({ request, context }, coach),
    loadSite({ request, context }),
  ]);
  const facts = toShown(coach, locale);
  const shown = {
    ...addressesOf(request.url, slug),
    coach: facts,
    head: coachHead({ coach: facts, site, locale }),
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
  const { coach, head } = args.loaderData ?? {};
  if (!coach || !head) return [];
  const { title, description, image, facts } = head;
  return [
    ...pageMeta(args, { title, description, ...(image && { image, card: "summary" }) }),
    ...(coach.isListed ? [] : [{ name: "robots", content: "noindex" }]),
    ...facts,
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
  const waiting = useCallback((type: Consultation) => <JoinLink slug={coach.slug} type={type} />, [coach.slug]);
  const booking = panel && <BookingPanel facts={panel} waiting={waiting} />;
  return <CoachPage {...{ coach, bookmark, booking, reviews }} crisis={<CrisisSignpost />} />;
}
