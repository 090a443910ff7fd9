import type { Preferences } from "@aufwind/contract/clients";
import { CoachFields } from "./coach-fields.tsx";
import { coachBody, referralBody, topicsBody } from "./form-parsers.ts";
import { ReferralFields } from "./referral-fields.tsx";
import { coachSchema, referralSchema, topicsSchema } from "./schemas.ts";
import { SectionForm } from "./section-form.tsx";
import { TopicFields } from "./topic-fields.tsx";

type TopicsFormProps = Pick<Preferences, "preferredCoachingAreas" | "healthConsent"> & { crisis: React.ReactNode };

export const TopicsForm = ({ preferredCoachingAreas, healthConsent, crisis }: TopicsFormProps) => (
  <SectionForm section="topics" name="saveTopics" schema={topicsSchema} bodyOf={topicsBody}>
    <TopicFields topics={preferredCoachingAreas} healthConsent={healthConsent} crisis={crisis} />
  </SectionForm>
);

export const CoachForm = (props: React.ComponentProps<typeof CoachFields>) => (
  <SectionForm section="coach" name="saveCoach" schema={coachSchema} bodyOf={coachBody}>
    <CoachFields {...props} />
  </SectionForm>
);

export const ReferralForm = (props: Pick<Preferences, "referralSource">) => (
  <SectionForm section="referral" name="saveReferral" schema={referralSchema} bodyOf={referralBody}>
    <ReferralFields {...props} />
  </SectionForm>
);
