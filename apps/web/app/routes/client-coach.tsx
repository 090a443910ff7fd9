import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { languagesFor, loadPreferences, saveCoach } from "../features/clients/clients.server.ts";
import { CoachFields } from "../features/clients/preferences/preference-fields.tsx";
import { coachBody, coachSchema } from "../features/clients/preferences/preferences.ts";
import { redirectToNextStep } from "../features/onboarding/client/client-onboarding.server.ts";
import { StepForm } from "../features/onboarding/client/step-form.tsx";
import { StepFrame } from "../features/onboarding/client/step-frame.tsx";
import { stepsOf } from "../features/onboarding/client/steps.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { localeOf } from "../platform/pages/pages.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["onboarding-client", "clients-preferences"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding-client:steps.coach.title");

export async function loader(visit: LoaderFunctionArgs) {
  const preferences = await loadPreferences(visit);
  const { preferredSpokenLanguages: said } = preferences;
  // The reading language is preselected, since most people want to talk in it.
  const preferredSpokenLanguages = said.length > 0 ? said : [localeOf(new URL(visit.request.url))];
  const fields = { ...preferences, preferredSpokenLanguages };
  return { fields, steps: stepsOf(preferences), languages: languagesFor(visit) };
}

export const action = async (visit: ActionFunctionArgs) => redirectToNextStep(visit, "coach", await saveCoach(visit));

export default function ClientCoach() {
  const { fields, steps, languages } = useLoaderData<typeof loader>();
  return (
    <StepFrame here="coach" steps={steps}>
      <StepForm step="coach" clientId={fields.clientId} schema={coachSchema} bodyOf={coachBody}>
        <CoachFields {...fields} options={languages} />
      </StepForm>
    </StepFrame>
  );
}
