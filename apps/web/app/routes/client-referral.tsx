import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { referralBody } from "../features/clients/preferences/form-parsers.ts";
import { loadPreferences, saveReferral } from "../features/clients/preferences/preferences.server.ts";
import { ReferralFields } from "../features/clients/preferences/referral-fields.tsx";
import { referralSchema } from "../features/clients/preferences/schemas.ts";
import { leadOn } from "../features/onboarding/client/client-onboarding.server.ts";
import { MissingSteps } from "../features/onboarding/client/missing-steps.tsx";
import { StepForm } from "../features/onboarding/client/step-form.tsx";
import { StepFrame } from "../features/onboarding/client/step-frame.tsx";
import { missingSteps, stepsOf } from "../features/onboarding/client/steps.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { words: ["onboarding-client", "clients-preferences"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding-client:steps.referral.title");

export async function loader(visit: LoaderFunctionArgs) {
  const preferences = await loadPreferences(visit);
  return { preferences, steps: stepsOf(preferences) };
}

export const action = async (visit: ActionFunctionArgs) => leadOn(visit, "referral", await saveReferral(visit));

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
