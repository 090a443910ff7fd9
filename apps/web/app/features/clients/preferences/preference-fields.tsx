import type { Preferences } from "@aufwind/contract/clients";
import { REFERRAL_SOURCES } from "@aufwind/rules/clients";
import { GENDER_IDENTITIES } from "@aufwind/rules/coaches";
import { FIRST_LANGUAGES } from "@aufwind/rules/languages";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { RadioGroup } from "../../../ui/form/choices.tsx";
import { SearchableCheckboxes } from "../../../ui/form/searchable-checkboxes.tsx";
import { TextField } from "../../../ui/form/text-fields.tsx";
import styles from "./coach-fields.module.css";

type CoachFieldsProps = Pick<
  Preferences,
  "preferredSpokenLanguages" | "preferredCoachMinFee" | "preferredCoachMaxFee" | "preferredCoachGender"
> & {
  /** All languages, named and sorted for the reader. */
  options: readonly { code: string; name: string }[];
};

/** What somebody wants of a coach: languages, price, and whether the gender matters. */
export function CoachFields({ options, preferredSpokenLanguages, preferredCoachGender, ...fees }: CoachFieldsProps) {
  const { t } = useTranslation("clients-preferences");
  return (
    <>
      <SearchableCheckboxes
        name="preferredSpokenLanguages"
        legend={t("languages.legend")}
        options={options.map(({ code, name }) => ({ value: code, label: name }))}
        defaultChosen={preferredSpokenLanguages}
        first={{ values: FIRST_LANGUAGES, others: t("languages.others") }}
        searchLabel={t("languages.search")}
        found={(count) => t("languages.found", { count })}
      />
      <fieldset className={styles.fees}>
        <legend>{t("fees.legend")}</legend>
        <p className={styles.help}>{t("fees.help")}</p>
        <div>
          <Fee name="preferredCoachMinFee" euros={fees.preferredCoachMinFee} />
          <Fee name="preferredCoachMaxFee" euros={fees.preferredCoachMaxFee} />
        </div>
      </fieldset>
      <RadioGroup
        name="preferredCoachGender"
        legend={t("gender.legend")}
        options={[
          { value: "", label: t("gender.any") },
          ...GENDER_IDENTITIES.map((value) => ({ value, label: t(`gender.${value}`) })),
        ]}
        defaultValue={preferredCoachGender ?? ""}
      />
    </>
  );
}

type FeeProps = { name: "preferredCoachMinFee" | "preferredCoachMaxFee"; euros: number | null };

function Fee({ name, euros }: FeeProps) {
  const { t } = useTranslation("clients-preferences");
  const label = t(`fees.${name}`);
  const defaultValue = euros === null ? undefined : String(euros);
  return <TextField name={name} label={label} inputMode="numeric" autoComplete="off" optional {...{ defaultValue }} />;
}

/** Where somebody heard of us; optional. */
export function ReferralFields({ referralSource }: Pick<Preferences, "referralSource">) {
  const { t } = useTranslation("clients-preferences");
  return (
    <RadioGroup
      name="referralSource"
      legend={t("referral.legend")}
      help={t("referral.help")}
      options={[
        ...REFERRAL_SOURCES.map((value) => ({ value, label: t(`referral.sources.${value}`) })),
        { value: "", label: t("referral.none") },
      ]}
      defaultValue={referralSource ?? ""}
    />
  );
}
