import { acceptConduct } from "@aufwind/contract/onboarding";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { MissingList } from "../features/coach-profiles/publication/missing-list.tsx";
import { loadCurrentText } from "../features/legal-texts/texts.server.ts";
import { AcceptForm, ConductText, conductBody } from "../features/onboarding/coach/accept-form.tsx";
import { loadStep, redirectToNextStep } from "../features/onboarding/coach/onboarding.server.ts";
import { StepFrame } from "../features/onboarding/coach/step-frame.tsx";
import { formAction } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["onboarding", "coach-profiles-publication"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding:steps.conduct.title");

export async function loader(visit: LoaderFunctionArgs) {
  const [step, { html }] = await Promise.all([loadStep(visit, "conduct"), loadCurrentText(visit, "conduct")]);
  return { ...step, html };
}

export async function action(visit: ActionFunctionArgs) {
  const answer = await formAction(visit, { route: acceptConduct, body: conductBody });
  return redirectToNextStep(visit, { step: "conduct", answer });
}

export default function OnboardingConduct() {
  const { steps, missing, acceptedAt, html } = useLoaderData<typeof loader>();
  return (
    <StepFrame here="conduct" steps={steps} missing={<MissingList codes={missing} during="setUp" />}>
      <ConductText html={html} />
      <AcceptForm step="conduct" acceptedAt={acceptedAt} />
    </StepFrame>
  );
}
