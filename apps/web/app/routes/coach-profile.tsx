import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { languagesFor, loadProfile, PROFILE_ACTIONS } from "../features/coach-profiles/edit/profile.server.ts";
import {
  AreasForm,
  BioForm,
  IntroductionForm,
  LanguagesForm,
  PitchForm,
} from "../features/coach-profiles/edit/section-forms.tsx";
import { CompletenessCard } from "../features/coach-profiles/publication/completeness-card.tsx";
import { PUBLICATION_ACTIONS } from "../features/coach-profiles/publication/publication.server.ts";
import { visibilityOf } from "../features/coach-profiles/publication/publication.ts";
import { VisibilityPanel } from "../features/coach-profiles/publication/visibility-panel.tsx";
import { PhotoPanel } from "../features/storage/photos/photo-panel.tsx";
import { CHECK_ACTIONS } from "../features/vetting/check.server.ts";
import { CheckNotice, RequestedChanges } from "../features/vetting/check-notice.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { FoldedPanels } from "../ui/folded-panel.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["coach-profiles", "coach-profiles-publication", "storage-photos", "vetting"],
  isForm: true,
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coach-profiles:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { workingSlots, scheduleExceptions, appointmentSettings, ...profile } = await loadProfile(visit);
  return { profile, languages: languagesFor(visit) };
}

export const action = actionByForm({
  ...PROFILE_ACTIONS,
  ...PUBLICATION_ACTIONS,
  ...CHECK_ACTIONS,
});

export default function CoachProfile() {
  const { t } = useTranslation("coach-profiles");
  const { profile, languages } = useLoaderData<typeof loader>();
  const { name, completeness, check } = profile;
  const isPerfect = completeness.missing.length + completeness.wishes.length === 0;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <CheckNotice check={check} isPublic={profile.isProfilePublic} />
        <VisibilityPanel {...profile} />
        {!isPerfect && (
          <CompletenessCard completeness={completeness} visibility={visibilityOf(profile)} during="practice" />
        )}
        <FoldedPanels>
          <RequestedChanges check={check} section="photo" />
          <PhotoPanel role="profile" picture={profile.profilePicture} name={name} isFolded />
          <PhotoPanel role="banner" picture={profile.bannerImage} name={name} isFolded />
          <RequestedChanges check={check} section="profileText" />
          <IntroductionForm {...profile} />
          <PitchForm {...profile} />
          <AreasForm {...profile} />
          <BioForm {...profile} />
          <LanguagesForm {...profile} options={languages} />
        </FoldedPanels>
      </Panels>
    </>
  );
}
