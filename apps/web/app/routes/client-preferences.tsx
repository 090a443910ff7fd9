import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import {
  forgetPreferences,
  languagesFor,
  loadPreferences,
  saveCoach,
  saveReferral,
  saveTopics,
} from "../features/clients/clients.server.ts";
import { ForgetPanel, useRound } from "../features/clients/preferences/forget-panel.tsx";
import { hasWish } from "../features/clients/preferences/preferences.ts";
import { CoachForm, ReferralForm, TopicsForm } from "../features/clients/preferences/section-forms.tsx";
import { CrisisSignpost } from "../features/crisis/crisis-help.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["clients-preferences", "crisis"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "clients-preferences:title");

export async function loader(visit: LoaderFunctionArgs) {
  return { preferences: await loadPreferences(visit), languages: languagesFor(visit) };
}

export const action = actionByForm({
  saveTopics,
  saveCoach,
  saveReferral,
  forgetPreferences,
});

export default function ClientPreferences() {
  const { t } = useTranslation("clients-preferences");
  const { preferences, languages } = useLoaderData<typeof loader>();
  const { preferredCoachingAreas: topics, preferredSpokenLanguages: spoken, healthConsent } = preferences;
  const hasWishes = topics.length + spoken.length > 0;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels key={useRound(hasWishes)}>
        <TopicsForm {...preferences} crisis={<CrisisSignpost />} />
        <CoachForm {...preferences} options={languages} />
        {hasWish(preferences) && <ReferralForm {...preferences} />}
        <ForgetPanel hasWishes={hasWishes} healthConsent={healthConsent} />
      </Panels>
    </>
  );
}
