import { useTranslation } from "../platform/i18n/use-translation.ts";
import { RadioGroup } from "../ui/form/choices.tsx";

type LanguageFieldProps = { languages: readonly { code: string; name: string }[]; chosen: string | null };

/** In which language an appointment is held: asked if there are several, else sent along as it was shown. */
export function LanguageField({ languages, chosen }: LanguageFieldProps) {
  const { t } = useTranslation("appointments-booking");
  const [first, ...others] = languages;
  if (!first) return null;
  if (others.length === 0) return <input type="hidden" name="language" value={first.code} />;
  return (
    <RadioGroup
      name="language"
      legend={t("language")}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      defaultValue={chosen ?? first.code}
    />
  );
}
