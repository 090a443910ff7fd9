import type { Preferences } from "@aufwind/contract/clients";
import type { BodyOf } from "../../../platform/forms/form-body.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { SchemaImport } from "../../../ui/form/form-results.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { CoachFields, ReferralFields } from "./preference-fields.tsx";
import styles from "./preferences.module.css";
import { coachBody, coachSchema, referralBody, referralSchema, topicsBody, topicsSchema } from "./preferences.ts";
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

type SectionFormProps = {
  section: "topics" | "coach" | "referral";
  /** The form's name, and the action's. */
  name: string;
  schema: SchemaImport;
  bodyOf: BodyOf;
  children: React.ReactNode;
};

/** One part of a client's preferences, saved by itself. */
function SectionForm({ section, name, schema, bodyOf, children }: SectionFormProps) {
  const { t } = useTranslation("clients-preferences");
  return (
    <Panel title={t(`${section}.title`)} id={section}>
      <p>{t(`${section}.lead`)}</p>
      <div className={styles.section}>
        <PageForm
          name={name}
          schema={schema}
          bodyOf={bodyOf}
          failure={t(`${section}.failed`)}
          saved={t(`${section}.saved`)}
        >
          {children}
          <div>
            <SubmitButton pendingLabel={t("saving")}>{t(`${section}.save`)}</SubmitButton>
          </div>
        </PageForm>
      </div>
    </Panel>
  );
}
