import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { answerSeriesAction } from "../features/appointment-series/series.server.ts";
import { answerRequestAction } from "../features/appointments/detail/appointment.server.ts";
import { ProfileStatus } from "../features/coach-profiles/publication/completeness-card.tsx";
import { PUBLICATION_ACTIONS } from "../features/coach-profiles/publication/publication.server.ts";
import { visibilityOf } from "../features/coach-profiles/publication/publication.ts";
import { PublishPrompt, useIsPrompted } from "../features/coach-profiles/publication/publish-panel.tsx";
import { COMPLAINT_ACTIONS, loadOwnRestrictions } from "../features/coach-restrictions/own.server.ts";
import { RestrictionNotices } from "../features/coach-restrictions/restriction-notice.tsx";
import { Greeting, HelpLinks, QuickActions, TodayHead } from "../features/dashboards/coach-home.tsx";
import { CoachToday } from "../features/dashboards/today/coach-today.tsx";
import { isIdle, noteFor } from "../features/dashboards/today/day-entries.ts";
import { loadToday, type Today } from "../features/dashboards/today/today.server.ts";
import { loadOpenTexts } from "../features/legal-texts/own.server.ts";
import { TextNotices } from "../features/legal-texts/text-notices.tsx";
import { askOnboarding } from "../features/onboarding/coach/onboarding.server.ts";
import { CoachPrompt } from "../features/onboarding/home-prompts.tsx";
import { REVIEW_ACTIONS } from "../features/reviews/received/coach-reviews.server.ts";
import { CHECK_ACTIONS } from "../features/vetting/check.server.ts";
import { CheckNotice } from "../features/vetting/check-notice.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

const NAMESPACES = [
  "dashboards-today",
  "dashboards",
  "onboarding",
  "coach-profiles-publication",
  "businesses-facts",
  "vetting",
  "coach-restrictions",
  "legal-texts",
] as const;
export const handle = { namespaces: NAMESPACES } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "dashboards-today:title");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "coach");
  const [today, restrictions, openTexts] = await Promise.all([
    loadToday(visit),
    loadOwnRestrictions(visit, user),
    loadOpenTexts(visit),
  ]);
  const onboarding = today?.isSettingUp ? await askOnboarding(visit) : null;
  return { firstName: user.firstName, today, steps: onboarding?.steps ?? null, restrictions, openTexts };
}

export const action = actionByForm({
  confirm: answerRequestAction("confirm"),
  accept: answerRequestAction("accept"),
  confirmSeries: answerSeriesAction("confirm"),
  acceptSeries: answerSeriesAction("accept"),
  approve: REVIEW_ACTIONS.approve,
  saveVisibility: PUBLICATION_ACTIONS.saveVisibility,
  ...CHECK_ACTIONS,
  ...COMPLAINT_ACTIONS,
});

export default function CoachHome() {
  useRevalidateOn("appointment", "notifications");
  const { t } = useTranslation("dashboards-today");
  const { firstName, today, steps, restrictions, openTexts } = useLoaderData<typeof loader>();
  if (!today)
    return (
      <>
        <PageHeader title={t("title")} />
        <Failure title={t("failed")} />
      </>
    );
  const notices = (
    <>
      <RestrictionNotices restrictions={restrictions} />
      <TextNotices open={openTexts} />
    </>
  );
  return steps ? (
    <SettingUp firstName={firstName} today={today} steps={steps} notices={notices} />
  ) : (
    <Working today={today} notices={notices} />
  );
}

function Working({ today, notices }: { today: Today; notices: React.ReactNode }) {
  const isPrompted = useIsPrompted(today.profile);
  const isSeen = visibilityOf(today.profile) === "public";
  return (
    <>
      <TodayHead
        today={today}
        acts={<QuickActions publicSlug={isSeen ? today.profile.slug : null} noteFor={noteFor(today)} />}
      />
      <Panels>
        {notices}
        <CheckNotice check={today.profile.check} isPublic={today.profile.isProfilePublic} />
        {isPrompted && <PublishPrompt {...today.profile} />}
        <CoachToday {...today} />
      </Panels>
    </>
  );
}

type SettingUpProps = {
  firstName: string;
  today: Today;
  steps: React.ComponentProps<typeof CoachPrompt>["steps"];
  notices: React.ReactNode;
};

/** The way to the first appointment; the day appears with the first thing in it. */
const SettingUp = ({ firstName, today, steps, notices }: SettingUpProps) => (
  <>
    <Greeting firstName={firstName} />
    <Panels>
      {notices}
      <CheckNotice check={today.profile.check} isPublic={today.profile.isProfilePublic} />
      <CoachPrompt steps={steps} />
      <ProfileStatus
        publication={today.profile}
        isConnected={today.payout.isConnected}
        isPrompted={false}
        isSettingUp
      />
      {!isIdle(today) && <CoachToday {...today} />}
    </Panels>
    <HelpLinks />
  </>
);
