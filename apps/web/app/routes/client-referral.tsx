import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadPreferences, saveReferral } from "../features/clients/clients.server.ts";
import { ReferralFields } from "../features/clients/preferences/preference-fields.tsx";
import { referralBody, referralSchema } from "../features/clients/preferences/preferences.ts";
import { redirectToNextStep } from "../features/onboarding/client/client-onboarding.server.ts";
import { StepForm } from "../features/onboarding/client/step-form.tsx";
import { MissingSteps, StepFrame } from "../features/onboarding/client/step-frame.tsx";
import { missingSteps, stepsOf } from "../features/onboarding/client/steps.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["onboarding-client", "clients-preferences"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding-client:steps.referral.title");

export async function loader(visit: LoaderFunctionArgs) {
  const preferences = await loadPreferences(visit);
  return { preferences, steps: stepsOf(preferences) };
}

export const action = async (visit: ActionFunctionArgs) =>
  redirectToNextStep(visit, "referral", await saveReferral(visit));

export default function ClientReferral() {
  const { preferences, steps } = useLoaderData<typeof loader>();
  const missing = missingSteps(steps);
  const instead = missing.length > 0 && <MissingSteps missing={missing} />;
  return (
    <StepFrame here="referral" steps={steps}>
      <StepForm
        step="referral"
        clientId={preferences.clientId}
        schema={referralSchema}
        bodyOf={referralBody}
        instead={instead}
      >
        <ReferralFields {...preferences} />
      </StepForm>
    </StepFrame>
  );
}
