import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadCoach, toShown } from "../features/coach-page/coach.server.ts";
import { coachFacts, shortText, widest } from "../features/coach-page/coach-facts.ts";
import { CoachPage } from "../features/coach-page/coach-page.tsx";
import { CrisisSignpost } from "../features/crisis/crisis-signpost.tsx";
import type { PageHandle } from "../platform/page-handle.ts";
import { pageMeta } from "../platform/page-meta.ts";
import { localeOf } from "../platform/pages.ts";
import { siteOf } from "../platform/structured-data.ts";
import { wordsIn } from "../platform/words.ts";

// Whose areas somebody reads may tell of their health: no third party learns it.
export const handle = { words: ["coach-page", "crisis"], noTags: true } satisfies PageHandle;

// A profile that was made private must be gone at once, not when a kept page runs out.
export const headers = () => ({ "cache-control": "private, no-cache" });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const coach = await loadCoach({ request, context }, params.slug ?? "");
  return { coach: toShown(coach, localeOf(new URL(request.url))) };
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { coach } = args.loaderData ?? {};
  if (!coach) return [];
  const site = siteOf(args.matches);
  const locale = localeOf(args.location);
  const { t } = wordsIn(locale, site?.brand ?? "");
  const image = widest(coach.profilePicture);
  const offers = coach.consultations.map(({ type }) => t(`coach-page:offers.${type}`));
  return [
    ...pageMeta(args, {
      title: t("coach-page:meta.title", { name: coach.name }),
      description: shortText(coach),
      ...(image && { image }),
    }),
    ...(coach.isListed ? [] : [{ name: "robots", content: "noindex" }]),
    coachFacts({ coach, site, path: args.location.pathname, locale, offers }),
  ];
};

export default function PublicCoach() {
  const { coach } = useLoaderData<typeof loader>();
  return <CoachPage coach={coach} crisis={<CrisisSignpost />} />;
}
