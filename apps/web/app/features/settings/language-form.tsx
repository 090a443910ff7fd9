import type { Locale } from "@aufwind/rules/locale";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { RadioGroup } from "../../ui/form/radio-group.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/outcome.tsx";

/** The language of pages and mails; afterwards this page is shown in it. */
export function LanguageForm({ locale, isSaved }: { locale: Locale; isSaved: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <>
      {isSaved && <Outcome of={locale}>{t("language.saved")}</Outcome>}
      <PageForm name="language" failure={t("language.failed")}>
        <RadioGroup
          name="locale"
          legend={t("language.legend")}
          help={t("language.help")}
          options={[
            { value: "de", label: "Deutsch" },
            { value: "en", label: "English" },
          ]}
          defaultValue={locale}
        />
        <div>
          <SubmitButton pendingLabel={t("details.saving")}>{t("details.save")}</SubmitButton>
        </div>
      </PageForm>
    </>
  );
}
