import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { AreaFields } from "./area-fields.tsx";
import { areasBody, languagesBody, pitchBody } from "./form-parsers.ts";
import { LanguageFields, type NamedLanguage } from "./language-fields.tsx";
import { ProfileText } from "./profile-text.tsx";
import { SectionForm } from "./section-form.tsx";

const coaches = () => import("@aufwind/contract/coaches");
const pitch = () => coaches().then((contract) => contract.SalesPitch);
const areas = () => coaches().then((contract) => contract.Areas);
const languages = () => coaches().then((contract) => contract.Languages);

export const PitchForm = ({ salesPitch }: Pick<OwnProfile, "salesPitch">) => (
  <SectionForm section="pitch" id="sales-pitch" name="saveSalesPitch" schema={pitch} bodyOf={pitchBody}>
    <ProfileText name="salesPitch" text={salesPitch} />
  </SectionForm>
);

export const AreasForm = ({ areasOfIntervention }: Pick<OwnProfile, "areasOfIntervention">) => (
  <SectionForm section="areas" id="areas" name="saveAreas" schema={areas} bodyOf={areasBody}>
    <AreaFields areas={areasOfIntervention} />
  </SectionForm>
);

type LanguagesFormProps = Pick<OwnProfile, "spokenLanguages"> & { options: readonly NamedLanguage[] };

export const LanguagesForm = ({ spokenLanguages, options }: LanguagesFormProps) => (
  <SectionForm section="languages" id="languages" name="saveLanguages" schema={languages} bodyOf={languagesBody}>
    <LanguageFields options={options} languages={spokenLanguages} />
  </SectionForm>
);
