import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { GENDER_IDENTITIES, PRONOUNS, SECTORS, sectorName, TITLES } from "@aufwind/rules/coaches";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import styles from "./profile.module.css";

export type Person = Pick<OwnProfile, "title" | "preferredPronoun" | "preferredGenderIdentity" | "organizationSector">;

/** Title, pronoun, gender identity and sector. */
export function PersonFields({ title, preferredPronoun, preferredGenderIdentity, organizationSector }: Person) {
  const { t } = useTranslation("coach-profiles");
  const locale = useLocale();
  const open = { value: "", label: t("person.open") };
  return (
    <div className={styles.pair}>
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
