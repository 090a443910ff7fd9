import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadPreferences, saveTopics } from "../features/clients/clients.server.ts";
import { topicsBody, topicsSchema } from "../features/clients/preferences/preferences.ts";
import { TopicFields } from "../features/clients/preferences/topic-fields.tsx";
import { CrisisSignpost } from "../features/crisis/crisis-help.tsx";
import { redirectToNextStep } from "../features/onboarding/client/client-onboarding.server.ts";
import { StepForm } from "../features/onboarding/client/step-form.tsx";
import { StepFrame } from "../features/onboarding/client/step-frame.tsx";
import { stepsOf } from "../features/onboarding/client/steps.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["onboarding-client", "clients-preferences", "crisis"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding-client:steps.topics.title");

export async function loader(visit: LoaderFunctionArgs) {
  const preferences = await loadPreferences(visit);
  return { preferences, steps: stepsOf(preferences) };
}

export const action = async (visit: ActionFunctionArgs) => redirectToNextStep(visit, "topics", await saveTopics(visit));

export default function ClientTopics() {
  const { preferences, steps } = useLoaderData<typeof loader>();
  const { clientId, preferredCoachingAreas, healthConsent } = preferences;
  return (
    <StepFrame here="topics" steps={steps}>
      <StepForm step="topics" clientId={clientId} schema={topicsSchema} bodyOf={topicsBody}>
        <TopicFields topics={preferredCoachingAreas} healthConsent={healthConsent} crisis={<CrisisSignpost />} />
      </StepForm>
    </StepFrame>
  );
}
