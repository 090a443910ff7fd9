import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { SearchedBoxes } from "../../../ui/form/searched-boxes.tsx";

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
    <SearchedBoxes
      name="spokenLanguages"
      legend={t("languages.legend")}
      options={options.map(({ code, name }) => ({ value: code, label: name }))}
      defaultChosen={languages}
      searchLabel={t("languages.search")}
      found={(count) => t("languages.found", { count })}
    />
  );
}
