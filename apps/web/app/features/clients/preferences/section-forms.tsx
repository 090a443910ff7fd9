import type { Preferences } from "@aufwind/contract/clients";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { SectionForm } from "../../../ui/form/section-form.tsx";
import { CoachFields, ReferralFields } from "./preference-fields.tsx";
import { coachBody, coachSchema, referralBody, referralSchema, topicsBody, topicsSchema } from "./preferences.ts";
import { TopicFields } from "./topic-fields.tsx";

type TopicsFormProps = Pick<Preferences, "preferredCoachingAreas" | "healthConsent"> & { crisis: React.ReactNode };

export const TopicsForm = ({ preferredCoachingAreas, healthConsent, crisis }: TopicsFormProps) => (
  <PreferencesForm section="topics" name="saveTopics" schema={topicsSchema} bodyOf={topicsBody}>
    <TopicFields topics={preferredCoachingAreas} healthConsent={healthConsent} crisis={crisis} />
  </PreferencesForm>
);

export const CoachForm = (props: React.ComponentProps<typeof CoachFields>) => (
  <PreferencesForm section="coach" name="saveCoach" schema={coachSchema} bodyOf={coachBody}>
    <CoachFields {...props} />
  </PreferencesForm>
);

export const ReferralForm = (props: Pick<Preferences, "referralSource">) => (
  <PreferencesForm section="referral" name="saveReferral" schema={referralSchema} bodyOf={referralBody}>
    <ReferralFields {...props} />
  </PreferencesForm>
);

type PreferencesFormProps = Omit<React.ComponentProps<typeof SectionForm>, "id" | "word" | "saving"> & {
  section: "topics" | "coach" | "referral";
};

/** One part of a client's preferences, saved by itself. */
function PreferencesForm({ section, ...form }: PreferencesFormProps) {
  const { t } = useTranslation("clients-preferences");
  return <SectionForm id={section} {...form} word={(key) => t(`${section}.${key}`)} saving={t("saving")} />;
}
