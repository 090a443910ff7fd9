import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { confirmAtHand } from "../features/appointments/detail/appointment.server.ts";
import { CoachOverview } from "../features/appointments/overview/coach-overview.tsx";
import { askCoachOverview } from "../features/appointments/overview/overview.server.ts";
import { isIdle, noteFor } from "../features/appointments/overview/overview.ts";
import { ProfileStatus } from "../features/coach-profiles/publication/completeness-card.tsx";
import { loadPublication, PUBLICATION_ACTIONS } from "../features/coach-profiles/publication/publication.server.ts";
import { visibilityOf } from "../features/coach-profiles/publication/publication.ts";
import { PublishPrompt, useIsPrompted } from "../features/coach-profiles/publication/publish-panel.tsx";
import { Greeting, HelpLinks, QuickActions } from "../features/dashboards/coach-home.tsx";
import { loadDashboard } from "../features/dashboards/dashboards.server.ts";
import { Numbers } from "../features/dashboards/numbers.tsx";
import { askOnboarding } from "../features/onboarding/coach/onboarding.server.ts";
import { CoachPrompt } from "../features/onboarding/home-prompts.tsx";
import { ToApprove } from "../features/reviews/received/to-approve.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { Panels } from "../ui/panel.tsx";

export { showsPresent as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

const NAMESPACES = [
  "dashboards",
  "appointments",
  "video-calls-link",
  "onboarding",
  "coach-profiles-publication",
  "reviews-received",
] as const;
export const handle = { namespaces: NAMESPACES } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "settings:nav.overview");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "coach");
  const [appointments, onboarding, publication, dashboard] = await Promise.all([
    askCoachOverview(visit),
    askOnboarding(visit),
    loadPublication(visit),
    loadDashboard(visit),
  ]);
  const steps = onboarding?.finished === false ? onboarding.steps : null;
  return { firstName: user.firstName, appointments, steps, publication, dashboard };
}

const ACTIONS = { confirm: confirmAtHand, saveVisibility: PUBLICATION_ACTIONS.saveVisibility };

export const action = actionByForm(ACTIONS);

export default function CoachHome() {
  useRevalidateOn("appointment", "notifications");
  const { firstName, steps, ...facts } = useLoaderData<typeof loader>();
  const { now, ...numbers } = facts.dashboard;
  const { overview } = facts.appointments;
  const { publication } = facts;
  const isConnected = now?.isPayoutReady;
  const isPrompted = useIsPrompted(publication) && !steps;
  const isSeen = publication && visibilityOf(publication) === "public";
  const standing = <ProfileStatus {...{ publication, isPrompted, isConnected }} isSettingUp={steps !== null} />;
  const appointments = <Appointments {...facts.appointments} reviews={now?.reviewsToApprove} />;
  const noteAbout = overview && noteFor(overview, facts.appointments.now);
  const day = overview && { waiting: overview.waitingCount, nextAt: overview.next?.scheduledAt ?? null };
  return (
    <>
      <Greeting firstName={firstName} day={steps ? null : day}>
        {!steps && <QuickActions publicSlug={isSeen ? publication.slug : null} noteFor={noteAbout} />}
      </Greeting>
      <Panels>
        {steps && <CoachPrompt steps={steps} />}
        {isPrompted && publication && <PublishPrompt {...publication} />}
        {steps && standing}
        {!(steps && overview && isIdle(overview)) && appointments}
        {!steps && standing}
      </Panels>
      {/* Without figures during the onboarding. */}
      {!(steps && numbers.practice?.isStill) && <Numbers {...numbers} />}
      <HelpLinks />
    </>
  );
}

type AppointmentFacts = ReturnType<typeof useLoaderData<typeof loader>>["appointments"];

const Appointments = ({ reviews, ...facts }: AppointmentFacts & { reviews: number | undefined }) => (
  <CoachOverview {...facts} also={reviews ? <ToApprove count={reviews} /> : null} />
);
