import { isUrgent } from "@aufwind/rules/clients";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ClientOverview } from "../features/appointments/overview/client-overview.tsx";
import { askClientOverview } from "../features/appointments/overview/overview.server.ts";
import { isBlank } from "../features/appointments/overview/overview.ts";
import { AreaTiles } from "../features/areas/area-tiles.tsx";
import { areaTiles } from "../features/areas/tiles.server.ts";
import { BookmarkButton } from "../features/bookmarks/bookmark-button.tsx";
import { askPreferences } from "../features/clients/clients.server.ts";
import { hasWish } from "../features/clients/preferences/preferences.ts";
import { CrisisSignpost } from "../features/crisis/crisis-help.tsx";
import { loadSaved } from "../features/dashboards/dashboards.server.ts";
import { FirstSteps } from "../features/dashboards/first-steps.tsx";
import { FriendTile } from "../features/friends/friend-tile.tsx";
import { askFriends } from "../features/friends/friends.server.ts";
import { Match } from "../features/matching/match.tsx";
import { loadSuggestions } from "../features/matching/suggestions.server.ts";
import { Finding, Suggestions } from "../features/matching/suggestions.tsx";
import { stepsOf } from "../features/onboarding/client/steps.ts";
import { ClientPrompt } from "../features/onboarding/home-prompts.tsx";
import { askUnrated } from "../features/reviews/writing/review.server.ts";
import { RatePrompts } from "../features/reviews/writing/review-prompts.tsx";
import { Glance } from "../features/second-factors/glance.tsx";
import { loadGlance } from "../features/second-factors/security.server.ts";
import { Overview, toAccountFacts } from "../features/settings/overview.tsx";
import type { LoaderArgs } from "../platform/http/api.ts";
import { PageLink, useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { toCard } from "../shared/coach-card/card.server.ts";
import { CoachCards } from "../shared/coach-card/coach-cards.tsx";
import { Section } from "../ui/section.tsx";

const NAMESPACES = [
  "appointments",
  "video-calls-link",
  "second-factors",
  "onboarding-client",
  "matching",
  "coach-card",
  "bookmarks",
  "crisis",
  "friends",
  "dashboards-first-steps",
  "reviews-link",
] as const;
export const handle = { namespaces: NAMESPACES } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "settings:nav.overview");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "client");
  const [appointments, wishes, glance, friends, unrated] = await Promise.all([
    askClientOverview(visit),
    loadWishes(visit),
    loadGlance(visit),
    askFriends(visit),
    askUnrated(visit),
  ]);
  const { overview } = appointments;
  // After the first appointment the newcomer parts are gone.
  const saved = overview && !overview.last && wishes && glance ? await loadSaved(visit) : null;
  const hasBooked = overview !== null && !isBlank(overview);
  const firstSteps = saved && {
    wishes: wishes?.steps === null,
    look: saved.hasBookmark || hasBooked,
    discovery: hasBooked,
    card: saved.hasCard,
    protect: glance?.on ?? false,
  };
  const tiles = areaTiles(localeOf(new URL(visit.request.url)));
  return { user: toAccountFacts(user), appointments, wishes, glance, friends, unrated, firstSteps, tiles };
}

/** A client's preferences and suggestions; null if not available. */
async function loadWishes(visit: LoaderArgs) {
  const preferences = await askPreferences(visit);
  if (!preferences) return null;
  const topics = preferences.preferredCoachingAreas;
  const locale = localeOf(new URL(visit.request.url));
  const found = hasWish(preferences) ? await loadSuggestions(visit, preferences).catch(() => null) : undefined;
  return {
    steps: preferences.isFinished && hasWish(preferences) ? null : stepsOf(preferences),
    isUrgent: isUrgent(topics),
    /** Missing without enough preferences, null if not available. */
    suggested: found === null ? null : found?.suggested,
    cards: found?.coaches.map((coach) => toCard(coach, { locale, now: new Date(), topics })) ?? [],
  };
}

export default function ClientHome() {
  useRevalidateOn("appointment");
  const { t } = useTranslation("settings");
  const { user, appointments, wishes, glance, friends, unrated, firstSteps, tiles } = useLoaderData<typeof loader>();
  const isNew = appointments.overview !== null && isBlank(appointments.overview);
  const overview = <ClientOverview {...appointments} />;
  const finding = (
    <Finding
      prompt={
        <>
          {wishes?.steps && <ClientPrompt steps={wishes.steps} />}
          {firstSteps && <FirstSteps done={firstSteps} />}
          <RatePrompts items={unrated} />
        </>
      }
      suggestions={<Suggested wishes={wishes} />}
      crisis={wishes?.isUrgent && <CrisisSignpost />}
    />
  );
  return (
    <>
      <Overview
        area="client"
        user={user}
        // Without appointments the search for a coach comes first.
        practice={
          <>
            {!isNew && overview}
            {finding}
            {isNew && overview}
            {friends && <FriendTile friends={friends} />}
          </>
        }
        glance={<Glance facts={glance} />}
      />
      <Section
        title={t("topics.title")}
        lead={t("topics.lead")}
        more={<PageLink to="topics">{t("topics.all")}</PageLink>}
      >
        <AreaTiles tiles={tiles} />
      </Section>
    </>
  );
}

type ClientWishes = ReturnType<typeof useLoaderData<typeof loader>>["wishes"];

function Suggested({ wishes }: { wishes: ClientWishes }) {
  const home = pathTo("clientHome", useLocale());
  const suggested = wishes ? wishes.suggested : null;
  if (suggested === undefined) return null;
  const number = suggested?.view.number ?? 1;
  const back = number === 1 ? home : `${home}?others=${number}`;
  return (
    <Suggestions suggested={suggested}>
      <CoachCards
        cards={wishes?.cards ?? []}
        bookmark={(card) => <BookmarkButton {...card} back={back} />}
        match={({ coachId }) => <Match of={suggested?.matches[coachId]} />}
      />
    </Suggestions>
  );
}
