import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { areaName } from "@aufwind/rules/areas";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextField } from "../../../ui/form/text-fields.tsx";
import { AreaFields } from "./area-fields.tsx";
import { areasBody, bioBody, introductionBody, languagesBody, pitchBody } from "./form-parsers.ts";
import { LanguageFields, type NamedLanguage, type Person, PersonFields, ProfileText } from "./profile-fields.tsx";
import { ProfileForm, StateOfChoice, StateOfText } from "./profile-form.tsx";

const introductionSchema = () => import("@aufwind/contract/coaches").then((contract) => contract.Introduction);

export function IntroductionForm({ tagLine, ...person }: Person & Pick<OwnProfile, "tagLine">) {
  return (
    <ProfileForm
      section="introduction"
      id="introduction"
      name="saveIntroduction"
      schema={introductionSchema}
      bodyOf={introductionBody}
      state={<StateOfText text={tagLine} />}
    >
      <ProfileText name="tagLine" text={tagLine} />
      <PersonFields {...person} />
    </ProfileForm>
  );
}

const bioSchema = () => import("@aufwind/contract/coaches").then((contract) => contract.Bio);

type Bio = Pick<OwnProfile, "aboutMe" | "description" | "certifications" | "enableBIO" | "aboutVideoUrl">;

export function BioForm({ aboutMe, description, certifications, enableBIO, aboutVideoUrl }: Bio) {
  const { t } = useTranslation("coach-profiles");
  return (
    <ProfileForm
      section="bio"
      id="bio"
      name="saveBio"
      schema={bioSchema}
      bodyOf={bioBody}
      state={enableBIO ? <StateOfText text={aboutMe} /> : t("bio.hidden")}
    >
      <ProfileText name="aboutMe" text={aboutMe} />
      <ProfileText name="description" text={description} />
      <div id="certifications">
        <ProfileText name="certifications" text={certifications} />
      </div>
      <div id="video">
        <TextField
          name="aboutVideoUrl"
          label={t("bio.video")}
          help={t("bio.videoHelp")}
          type="url"
          placeholder="https://vimeo.com/76979871"
          optional
          defaultValue={aboutVideoUrl ?? ""}
        />
      </div>
      <Checkbox
        name="enableBIO"
        label={t("bio.enable")}
        help={t("bio.enableHelp")}
        optional
        defaultChecked={enableBIO}
      />
    </ProfileForm>
  );
}

const coaches = () => import("@aufwind/contract/coaches");
const pitch = () => coaches().then((contract) => contract.SalesPitch);
const areas = () => coaches().then((contract) => contract.Areas);
const languages = () => coaches().then((contract) => contract.Languages);

export const PitchForm = ({ salesPitch }: Pick<OwnProfile, "salesPitch">) => (
  <ProfileForm
    section="pitch"
    id="sales-pitch"
    name="saveSalesPitch"
    schema={pitch}
    bodyOf={pitchBody}
    state={<StateOfText text={salesPitch} />}
  >
    <ProfileText name="salesPitch" text={salesPitch} />
  </ProfileForm>
);

export function AreasForm({ areasOfIntervention }: Pick<OwnProfile, "areasOfIntervention">) {
  const locale = useLocale();
  const names = areasOfIntervention.map((area) => areaName(area, locale));
  return (
    <ProfileForm
      section="areas"
      id="areas"
      name="saveAreas"
      schema={areas}
      bodyOf={areasBody}
      state={<StateOfChoice names={names} />}
    >
      <AreaFields areas={areasOfIntervention} />
    </ProfileForm>
  );
}

type LanguagesFormProps = Pick<OwnProfile, "spokenLanguages"> & { options: readonly NamedLanguage[] };

export function LanguagesForm({ spokenLanguages, options }: LanguagesFormProps) {
  const names = options.filter(({ code }) => spokenLanguages.includes(code)).map(({ name }) => name);
  return (
    <ProfileForm
      section="languages"
      id="languages"
      name="saveLanguages"
      schema={languages}
      bodyOf={languagesBody}
      state={<StateOfChoice names={names} />}
    >
      <LanguageFields options={options} languages={spokenLanguages} />
    </ProfileForm>
  );
}
