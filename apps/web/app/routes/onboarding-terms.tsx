import { acceptTerms } from "@aufwind/contract/onboarding";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { MissingList } from "../features/coach-profiles/publication/missing-list.tsx";
import { AcceptForm, termsBody } from "../features/onboarding/coach/accept-form.tsx";
import { loadStep, redirectToNextStep } from "../features/onboarding/coach/onboarding.server.ts";
import { StepFrame } from "../features/onboarding/coach/step-frame.tsx";
import { CoachTerms } from "../features/settings/coach-terms.tsx";
import { formAction } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["onboarding", "coach-profiles-publication"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding:steps.terms.title");

export const loader = (visit: LoaderFunctionArgs) => loadStep(visit, "terms");

export async function action(visit: ActionFunctionArgs) {
  return redirectToNextStep(visit, {
    step: "terms",
    answer: await formAction(visit, { route: acceptTerms, body: termsBody }),
  });
}

export default function OnboardingTerms() {
  const { steps, missing, acceptedAt } = useLoaderData<typeof loader>();
  return (
    <StepFrame here="terms" steps={steps} missing={<MissingList codes={missing} during="setUp" />}>
      <CoachTerms />
      <AcceptForm step="terms" acceptedAt={acceptedAt} />
    </StepFrame>
  );
}
