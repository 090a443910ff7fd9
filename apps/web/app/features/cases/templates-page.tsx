import type { CaseTemplate } from "@aufwind/contract/cases-templates";
import { fillIn, PLACEHOLDERS } from "@aufwind/rules/cases-placeholders";
import type { Locale } from "@aufwind/rules/locale";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { TemplatePanel, TemplatesFrame } from "../../shared/templates/template-parts.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { templateBody } from "./form-parsers.ts";
import styles from "./templates.module.css";
import type { TemplatesFacts } from "./templates.server.ts";

const schema = () => import("@aufwind/contract/cases-templates").then((contract) => contract.NewCaseTemplate);

/** Answers that are written once and used often, in both languages. */
export function TemplatesPage({ templates, isNew, chosen }: TemplatesFacts) {
  const { t } = useTranslation("cases-templates");
  const locale = useLocale();
  // In a preview each placeholder says what it stands for.
  const shown = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `[${t(`placeholders.${name}`)}]`]));
  return (
    <TemplatesFrame
      {...{ t, isNew }}
      add="teamTemplates"
      templates={templates.map((template) => rowOf(template, { locale, shown }))}
      chosenId={chosen?.id}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
      detail={<OneTemplate template={chosen} />}
    />
  );
}

/** With the text in the reader's language, when it was changed last, and by whom. */
const rowOf = (
  { id, name, textDe, textEn, changedAt, changedBy }: CaseTemplate,
  { locale, shown }: { locale: Locale; shown: Parameters<typeof fillIn>[1] },
) => ({
  id,
  name,
  text: capitalised(fillIn(locale === "de" ? textDe : textEn, shown)),
  lang: locale,
  aside: [formatDate(locale, changedAt), changedBy].filter(Boolean).join(" · "),
});

/** Many begin in the middle of a sentence, after the greeting. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A new template, or one that is changed or removed. */
function OneTemplate({ template }: { template: CaseTemplate | null }) {
  const { t } = useTranslation("cases-templates");
  return (
    <TemplatePanel title={template?.name ?? t("new")} id={template?.id} t={t} schema={schema} bodyOf={templateBody}>
      <TextField name="name" label={t("name")} help={t("nameHelp")} max={80} defaultValue={template?.name} />
      <TextArea name="textDe" label={t("textDe")} rows={6} max={5000} lang="de" defaultValue={template?.textDe ?? ""} />
      <TextArea name="textEn" label={t("textEn")} rows={6} max={5000} lang="en" defaultValue={template?.textEn ?? ""} />
      <Placeholders />
    </TemplatePanel>
  );
}

/** What is filled in from the case. */
function Placeholders() {
  const { t } = useTranslation("cases-templates");
  return (
    <div className={styles.placeholders}>
      <p>{t("placeholders.text")}</p>
      <dl>
        {PLACEHOLDERS.map((name) => (
          <FactLine key={name} name={<code>{`{{${name}}}`}</code>}>
            {t(`placeholders.${name}`)}
          </FactLine>
        ))}
      </dl>
    </div>
  );
}
