import type { AgreementVersion } from "@aufwind/contract/agreements";
import { AGREEMENT_LIMITS } from "@aufwind/rules/agreements";
import { LOCALES } from "@aufwind/rules/locale";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { BoxGroup, SelectField } from "../../ui/form/choices.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { RichText } from "../../ui/rich-text.tsx";

type AgreementFieldsProps = {
  current?: AgreementVersion;
  isRequired?: boolean;
  /** The names of the coach's own PDFs. */
  documents: readonly string[];
};

/** What an agreement says: title, languages, a text or a PDF, and whether it is asked for. */
export function AgreementFields({ current, isRequired = true, documents }: AgreementFieldsProps) {
  const { t } = useTranslation("agreements");
  const locale = useLocale();
  const link = (words: string) => <PageLink to="coachDocuments">{words}</PageLink>;
  const known = current?.file ? [...new Set([current.file.name, ...documents])] : documents;
  return (
    <>
      <TextField name="title" label={t("fields.title")} defaultValue={current?.title ?? ""} />
      <BoxGroup
        name="languages"
        legend={t("fields.languages")}
        options={LOCALES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
        defaultChosen={current?.languages ?? [locale]}
      />
      <TextArea
        name="text"
        label={t("fields.text")}
        help={t("fields.textHelp")}
        rows={12}
        max={AGREEMENT_LIMITS.text}
        quiet
        defaultValue={current?.text ?? ""}
      />
      <SelectField
        name="documentName"
        label={t("fields.document")}
        help={<RichText text={t("fields.documentHelp")} tags={{ link }} />}
        defaultValue={current?.file?.name ?? ""}
        options={[{ value: "", label: t("fields.noDocument") }, ...known.map((name) => ({ value: name, label: name }))]}
      />
      <Checkbox
        name="isRequired"
        label={t("fields.required")}
        help={t("fields.requiredHelp")}
        optional
        defaultChecked={isRequired}
      />
    </>
  );
}
