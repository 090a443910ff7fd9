import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BoxGroup } from "../../ui/form/choices.tsx";
import { asksLanguages } from "./form-parsers.ts";

export type NamedLanguage = { code: string; name: string };

type LanguageChoiceProps = {
  kind: AppointmentSetting["type"];
  setting: AppointmentSetting | undefined;
  languages: readonly NamedLanguage[];
};

/** In which of the coach's languages a kind is held; with one language there is nothing to ask. */
export function LanguageChoice({ kind, setting, languages }: LanguageChoiceProps) {
  const { t } = useTranslation("consultations");
  if (languages.length < 2) return null;
  return (
    <>
      <input type="hidden" name={asksLanguages(kind)} value="on" />
      <BoxGroup
        name={`${kind}.languages`}
        legend={t("languages.title")}
        help={t("languages.help")}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        defaultChosen={setting?.languages ?? languages.map(({ code }) => code)}
      />
    </>
  );
}
