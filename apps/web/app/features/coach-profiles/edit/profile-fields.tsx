import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { GENDER_IDENTITIES, PRONOUNS, SECTORS, sectorName, TEXT_LIMITS, TITLES } from "@aufwind/rules/coaches";
import { FIRST_LANGUAGES } from "@aufwind/rules/languages";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import blocks from "../../../ui/blocks.module.css";
import { BilingualField } from "../../../ui/form/bilingual-field.tsx";
import { SelectField } from "../../../ui/form/choices.tsx";
import { SearchableCheckboxes } from "../../../ui/form/searchable-checkboxes.tsx";
import styles from "./profile.module.css";

type TextName = "tagLine" | "salesPitch" | "aboutMe" | "description" | "certifications";

/** The usual number of lines; a tagline has one. */
const ROWS = { salesPitch: 7, aboutMe: 11, description: 9, certifications: 7 } as const;
const NEEDED: readonly TextName[] = ["salesPitch", "aboutMe"];

/** One of the profile's texts, in both languages, with a character count. */
export function ProfileText({ name, text }: { name: TextName; text: OwnProfile[TextName] }) {
  const { t } = useTranslation("coach-profiles");
  return (
    <BilingualField
      name={name}
      label={t(`texts.${name}.label`)}
      help={t(`texts.${name}.help`)}
      optional={!NEEDED.includes(name)}
      max={TEXT_LIMITS[name]}
      {...(name !== "tagLine" && { rows: ROWS[name] })}
      defaultValue={text}
    />
  );
}

export type Person = Pick<OwnProfile, "title" | "preferredPronoun" | "preferredGenderIdentity" | "organizationSector">;

/** Title, pronoun, gender identity and sector. */
export function PersonFields({ title, preferredPronoun, preferredGenderIdentity, organizationSector }: Person) {
  const { t } = useTranslation("coach-profiles");
  const locale = useLocale();
  const open = { value: "", label: t("person.open") };
  return (
    <div className={`${blocks.pair} ${styles.pair}`}>
      <SelectField
        name="title"
        label={t("person.title")}
        options={TITLES.map((value) => ({ value, label: t(`titles.${value}`) }))}
        defaultValue={title}
      />
      <SelectField
        name="preferredPronoun"
        label={t("person.pronoun")}
        options={[open, ...PRONOUNS.map((value) => ({ value, label: t(`pronouns.${value}`) }))]}
        defaultValue={preferredPronoun ?? ""}
      />
      <SelectField
        name="preferredGenderIdentity"
        label={t("person.gender")}
        help={t("person.genderHelp")}
        options={[open, ...GENDER_IDENTITIES.map((value) => ({ value, label: t(`genders.${value}`) }))]}
        defaultValue={preferredGenderIdentity ?? ""}
      />
      <SelectField
        name="organizationSector"
        label={t("person.sector")}
        help={t("person.sectorHelp")}
        options={[open, ...SECTORS.map((value) => ({ value, label: sectorName(value, locale) }))]}
        defaultValue={organizationSector ?? ""}
      />
    </div>
  );
}

export type NamedLanguage = { code: string; name: string };
type LanguageFieldsProps = {
  /** All languages, named and sorted for the reader. */
  options: readonly NamedLanguage[];
  languages: readonly string[];
};

/** The languages in which a coach works. */
export function LanguageFields({ options, languages }: LanguageFieldsProps) {
  const { t } = useTranslation("coach-profiles");
  return (
    <SearchableCheckboxes
      name="spokenLanguages"
      legend={t("languages.legend")}
      options={options.map(({ code, name }) => ({ value: code, label: name }))}
      defaultChosen={languages}
      first={{ values: FIRST_LANGUAGES, others: t("languages.others") }}
      searchLabel={t("languages.search")}
      found={(count) => t("languages.found", { count })}
    />
  );
}
