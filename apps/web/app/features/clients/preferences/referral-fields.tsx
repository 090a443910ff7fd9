import type { Preferences } from "@aufwind/contract/clients";
import { REFERRAL_SOURCES } from "@aufwind/rules/clients";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { RadioGroup } from "../../../ui/form/radio-group.tsx";

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
