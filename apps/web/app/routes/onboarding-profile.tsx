import { saveProfileStep } from "@aufwind/contract/onboarding";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { profileStepBody } from "../features/coach-profiles/edit/form-parsers.ts";
import { languagesFor, loadProfile, priceFrom } from "../features/coach-profiles/edit/profile.server.ts";
import { StepFields } from "../features/coach-profiles/edit/step-fields.tsx";
import { MissingList } from "../features/coach-profiles/publication/missing-list.tsx";
import { discardDraft, loadStep, redirectToNextStep } from "../features/onboarding/coach/onboarding.server.ts";
import { StepForm } from "../features/onboarding/coach/step-form.tsx";
import { StepFrame } from "../features/onboarding/coach/step-frame.tsx";
import { PhotoPanel } from "../features/storage/photos/photo-panel.tsx";
import { actionOf, formAction } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { ONBOARDING_FORM } from "../platform/session/member.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["onboarding", "coach-profiles-publication", "coach-profiles", "coach-card", "storage-photos"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding:steps.profile.title");

const schema = () => import("@aufwind/contract/onboarding").then((contract) => contract.ProfileStep);

export async function loader(visit: LoaderFunctionArgs) {
  const [step, profile] = await Promise.all([loadStep(visit, "profile"), loadProfile(visit)]);
  const { name, profilePicture, tagLine, salesPitch, aboutMe, certifications } = profile;
  const { areasOfIntervention, spokenLanguages } = profile;
  const fields = { tagLine, salesPitch, aboutMe, certifications, areasOfIntervention, spokenLanguages };
  return { ...step, name, profilePicture, fields, from: priceFrom(profile, visit), languages: languagesFor(visit) };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<() => Promise<unknown>>(visit, {
    [ONBOARDING_FORM]: async () => {
      const answer = await formAction(visit, { route: saveProfileStep, body: profileStepBody });
      return redirectToNextStep(visit, { step: "profile", answer });
    },
    discardDraft: () => discardDraft(visit, "profile"),
  });
  return act();
}

export default function OnboardingProfile() {
  const { draft, draftedAt, readAt, steps, missing, name, profilePicture, fields, from, languages } =
    useLoaderData<typeof loader>();
  const typed = { draft, draftedAt, readAt };
  return (
    <StepFrame here="profile" steps={steps} missing={<MissingList codes={missing} during="setUp" />}>
      <PhotoPanel role="profile" picture={profilePicture} name={name} />
      <StepForm step="profile" schema={schema} bodyOf={profileStepBody} {...typed}>
        <StepFields name={name} profilePicture={profilePicture} {...fields} from={from} options={languages} />
      </StepForm>
    </StepFrame>
  );
}
