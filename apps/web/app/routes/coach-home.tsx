import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Overview, toAccountFacts } from "../features/account/overview.tsx";
import { confirmAtHand } from "../features/appointments/acts.server.ts";
import { CoachOverview } from "../features/appointments/coach-overview.tsx";
import { askCoachOverview } from "../features/appointments/overview.server.ts";
import { countWaiting } from "../features/coach-reviews/coach-reviews.server.ts";
import { ToApprove } from "../features/coach-reviews/to-approve.tsx";
import { askOnboarding } from "../features/onboarding/onboarding.server.ts";
import { SetUpPrompt } from "../features/onboarding/set-up-prompt.tsx";
import { loadPayoutAccount } from "../features/payout-account/payout-account.server.ts";
import { loadPublication, PUBLICATION_ACTIONS } from "../features/publication/publication.server.ts";
import { Standing } from "../features/publication/standing.tsx";
import { RoomLink } from "../features/room/room-link.tsx";
import { Glance } from "../features/security/glance.tsx";
import { loadGlance } from "../features/security/security.server.ts";
import type { Visit } from "../platform/api.ts";
import { actionOf } from "../platform/form-action.ts";
import { useRevalidateOn } from "../platform/live/use-revalidate-on.ts";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";

export { showsPresent as shouldRevalidate } from "../features/appointments/after-act.ts";
export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = {
  words: ["appointments", "room-link", "security", "onboarding", "publication", "coach-reviews"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "account:nav.overview");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "coach");
  const [appointments, onboarding, publication, account, glance, reviewsToApprove] = await Promise.all([
    askCoachOverview(visit),
    askOnboarding(visit),
    loadPublication(visit),
    loadPayoutAccount(visit),
    loadGlance(visit),
    countWaiting(visit),
  ]);
  return {
    user: toAccountFacts(user),
    appointments,
    steps: onboarding?.finished === false ? onboarding.steps : null,
    publication,
    isConnected: account ? account.status === "ready" : undefined,
    glance,
    reviewsToApprove,
  };
}

const ACTIONS = { confirm: confirmAtHand, saveVisibility: PUBLICATION_ACTIONS.saveVisibility };

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: Visit) => Promise<unknown>>(visit, ACTIONS);
  return act(visit);
}

export default function CoachHome() {
  useRevalidateOn("appointment", "notifications");
  const { user, appointments, steps, publication, isConnected, glance, reviewsToApprove } =
    useLoaderData<typeof loader>();
  const prompt = steps && <SetUpPrompt steps={steps} />;
  const overview = (
    <CoachOverview
      {...appointments}
      room={(item) => <RoomLink appointment={item} now={appointments.now} name={item.client.name} small isBrief />}
    />
  );
  return (
    <Overview
      area="coach"
      user={user}
      practice={
        <>
          {!prompt && overview}
          <ToApprove count={reviewsToApprove} />
          <Standing publication={publication} prompt={prompt} isConnected={isConnected} />
          {prompt && overview}
        </>
      }
      glance={<Glance facts={glance} />}
    />
  );
}
