import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Panel } from "../../../ui/panel.tsx";
import { AreaFields } from "./area-fields.tsx";
import styles from "./card-preview.module.css";
import { CardPreview, type CardPreviewProps } from "./card-preview.tsx";
import { LanguageFields, ProfileText } from "./profile-fields.tsx";

type StepFieldsProps = Pick<
  OwnProfile,
  | "name"
  | "profilePicture"
  | "tagLine"
  | "salesPitch"
  | "aboutMe"
  | "certifications"
  | "areasOfIntervention"
  | "spokenLanguages"
> &
  Pick<CardPreviewProps, "options" | "from">;

/** The sections that the onboarding asks for, in one form, beside the card that they make. */
export function StepFields({ name, profilePicture, options, from, ...fields }: StepFieldsProps) {
  return (
    <div className={styles.beside}>
      <CardPreview {...{ name, profilePicture, fields, from, options }} />
      <div className={styles.fields}>
        <Sections options={options} {...fields} />
      </div>
    </div>
  );
}

function Sections({
  tagLine,
  salesPitch,
  aboutMe,
  certifications,
  ...lists
}: Omit<StepFieldsProps, "name" | "profilePicture" | "from">) {
  const { t } = useTranslation("coach-profiles");
  return (
    <>
      <Panel title={t("pitch.title")} id="sales-pitch">
        <p>{t("pitch.lead")}</p>
        <ProfileText name="tagLine" text={tagLine} />
        <ProfileText name="salesPitch" text={salesPitch} />
      </Panel>
      <Panel title={t("bio.title")} id="bio">
        <p>{t("bio.lead")}</p>
        <ProfileText name="aboutMe" text={aboutMe} />
        <ProfileText name="certifications" text={certifications} />
      </Panel>
      <Panel title={t("areas.title")} id="areas">
        <p>{t("areas.lead")}</p>
        <AreaFields areas={lists.areasOfIntervention} />
      </Panel>
      <Panel title={t("languages.title")} id="languages">
        <p>{t("languages.lead")}</p>
        <LanguageFields options={lists.options} languages={lists.spokenLanguages} />
      </Panel>
    </>
  );
}
