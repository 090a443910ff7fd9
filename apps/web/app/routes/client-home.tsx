import { isUrgent } from "@aufwind/rules/clients";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { answerRequestAction } from "../features/appointments/detail/appointment.server.ts";
import { KnownCoaches } from "../features/appointments/overview/book-start.tsx";
import { PastPanel, UpcomingPanel } from "../features/appointments/overview/client-overview.tsx";
import { knownCoaches } from "../features/appointments/overview/overview.server.ts";
import { hasNoAppointments } from "../features/appointments/overview/overview.ts";
import { BookmarkButton } from "../features/bookmarks/bookmark-button.tsx";
import { askPreferences } from "../features/clients/clients.server.ts";
import { hasWish } from "../features/clients/preferences/preferences.ts";
import { CrisisSignpost } from "../features/crisis/crisis-help.tsx";
import { ClientLayout, CreditLine } from "../features/dashboards/client/client-layout.tsx";
import { loadClientToday } from "../features/dashboards/client/client-today.server.ts";
import { ClientHead, ClientNext, ClientWaiting } from "../features/dashboards/client/client-today.tsx";
import { loadSaved } from "../features/dashboards/dashboards.server.ts";
import { FirstSteps } from "../features/dashboards/first-steps.tsx";
import { FriendTile } from "../features/friends/friend-tile.tsx";
import { askFriends } from "../features/friends/friends.server.ts";
import { noteShown } from "../features/growth/visits.server.ts";
import { Match } from "../features/matching/match.tsx";
import { loadSuggestions } from "../features/matching/suggestions.server.ts";
import { Finding, Suggestions } from "../features/matching/suggestions.tsx";
import { stepsOf } from "../features/onboarding/client/steps.ts";
import { ClientPrompt } from "../features/onboarding/home-prompts.tsx";
import { loadGlance } from "../features/second-factors/security.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { BriefCards } from "../shared/coach-card/brief-cards.tsx";
import { toCard } from "../shared/coach-card/card.server.ts";
import { Panel } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

const NAMESPACES = [
  "dashboards-today",
  "appointments",
  "onboarding-client",
  "matching",
  "coach-card",
  "bookmarks",
  "crisis",
  "friends",
  "dashboards-first-steps",
] as const;
export const handle = { namespaces: NAMESPACES } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "settings:nav.overview");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "client");
  const [today, wishes, friends] = await Promise.all([loadClientToday(visit), loadWishes(visit), askFriends(visit)]);
  const overview = today?.appointments;
  const coaches = overview
    ? knownCoaches([...overview.upcoming, ...(overview.last ? [overview.last] : []), ...overview.recent], today.now)
    : [];
  const firstSteps =
    overview && !overview.last && wishes ? await loadFirstSteps(visit, !hasNoAppointments(overview)) : null;
  return { firstName: user.firstName, today, coaches, wishes, friends, firstSteps };
}

/** What somebody new has done already; after the first appointment nobody is new. Null if not available. */
async function loadFirstSteps(visit: LoaderArgs, hasBooked: boolean) {
  const [saved, glance] = await Promise.all([loadSaved(visit), loadGlance(visit)]);
  if (!saved || !glance) return null;
  return { look: saved.hasBookmark || hasBooked, discovery: hasBooked, card: saved.hasCard, protect: glance.on };
}

export const action = actionByForm({ accept: answerRequestAction("accept") });

/** A client's preferences and suggestions; null if not available. */
async function loadWishes(visit: LoaderArgs) {
  const preferences = await askPreferences(visit);
  if (!preferences) return null;
  const topics = preferences.preferredCoachingAreas;
  const locale = localeOf(new URL(visit.request.url));
  const found = hasWish(preferences) ? await loadSuggestions(visit, preferences).catch(() => null) : undefined;
  noteShown(visit, found?.coaches ?? []);
  return {
    steps: preferences.isFinished && hasWish(preferences) ? null : stepsOf(preferences),
    isUrgent: isUrgent(topics),
    /** Missing without enough preferences, null if not available. */
    suggested: found === null ? null : found?.suggested,
    cards: found?.coaches.map((coach) => toCard(coach, { locale, now: new Date(), topics })) ?? [],
  };
}

export default function ClientHome() {
  useRevalidateOn("appointment", "notifications");
  const { t } = useTranslation("appointments");
  const { firstName, today, coaches, wishes, friends, firstSteps } = useLoaderData<typeof loader>();
  const isNew = !today || hasNoAppointments(today.appointments);
  const done = firstSteps && { ...firstSteps, wishes: wishes?.steps === null };
  const finding = (
    <Finding
      prompt={wishes?.steps && <ClientPrompt steps={wishes.steps} isSecond={Boolean(today?.next)} />}
      suggestions={<Suggested wishes={wishes} />}
      crisis={wishes?.isUrgent && <CrisisSignpost />}
    />
  );
  const shown = new Set([today?.next?.appointment.id ?? "", ...(today?.lines.map(({ id }) => id) ?? [])]);
  return (
    <>
      <ClientHead firstName={firstName} today={today} />
      {!today && <Failure title={t("home.failed")} />}
      <ClientLayout
        main={
          <>
            {today?.next && <ClientNext next={today.next} now={today.now} />}
            {today && <ClientWaiting lines={today.lines} now={today.now} />}
            {done && <FirstSteps done={done} />}
            {isNew && finding}
          </>
        }
        side={
          <>
            {today && !isNew && <UpcomingPanel overview={today.appointments} shown={shown} />}
            {coaches.length > 0 && (
              <Panel small title={t("book.known")}>
                <KnownCoaches coaches={coaches.slice(0, MOST_KNOWN)} isBrief />
              </Panel>
            )}
            {today && <PastPanel overview={today.appointments} />}
            {today && <CreditLine cents={today.balanceCents} />}
            {friends && <FriendTile friends={friends} />}
          </>
        }
        after={!isNew && finding}
      />
    </>
  );
}

/** The page for booking has the others. */
const MOST_KNOWN = 2;

type ClientWishes = ReturnType<typeof useLoaderData<typeof loader>>["wishes"];

function Suggested({ wishes }: { wishes: ClientWishes }) {
  const home = pathTo("clientHome", useLocale());
  const suggested = wishes ? wishes.suggested : null;
  if (suggested === undefined) return null;
  const number = suggested?.view.number ?? 1;
  const back = number === 1 ? home : `${home}?others=${number}`;
  return (
    <Suggestions suggested={suggested}>
      <BriefCards
        cards={wishes?.cards ?? []}
        bookmark={(card) => <BookmarkButton {...card} back={back} />}
        match={({ coachId }) => <Match of={suggested?.matches[coachId]} />}
      />
    </Suggestions>
  );
}
