import type { CaseTemplate } from "@aufwind/contract/cases-templates";
import { PLACEHOLDERS } from "@aufwind/rules/cases-placeholders";
import { Link, useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Beside } from "../../shared/beside.tsx";
import rows from "../../shared/list/rows.module.css";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/placeholders.tsx";
import { templateBody } from "./form-parsers.ts";
import styles from "./templates.module.css";
import type { TemplatesFacts } from "./templates.server.ts";

const schema = () => import("@aufwind/contract/cases-templates").then((contract) => contract.NewCaseTemplate);

/** Answers that are written once and used often, in both languages. */
export function TemplatesPage({ templates, isNew, chosen }: TemplatesFacts) {
  const { t } = useTranslation("cases-templates");
  const result = useActionData<FormResult<CaseTemplate | undefined>>();
  const told = result?.ok && TOLD.find((form) => form === result.form);
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        acts={
          <PageButton to="teamTemplates" query="template=new" look="accent">
            <Icon name="plus" /> {t("add")}
          </PageButton>
        }
      />
      {told && <Outcome of={result}>{t(`done.${told}`)}</Outcome>}
      <Beside
        isChosen={isNew || chosen !== null}
        back={{ to: "?", label: t("all") }}
        list={<TemplateList templates={templates} chosenId={chosen?.id} />}
        detail={isNew || chosen ? <TemplatePanel key={chosen?.id ?? templates.length} template={chosen} /> : null}
      />
    </>
  );
}

const TOLD = ["createTemplate", "changeTemplate", "removeTemplate"] as const;

type TemplateListProps = { templates: readonly CaseTemplate[]; chosenId: string | undefined };

function TemplateList({ templates, chosenId }: TemplateListProps) {
  const { t } = useTranslation("cases-templates");
  const locale = useLocale();
  if (templates.length === 0)
    return (
      <EmptyState title={t("empty.title")}>
        <p>{t("empty.text")}</p>
      </EmptyState>
    );
  return (
    <div className={`${rows.table} ${styles.table}`}>
      <ul>
        {templates.map((template) => (
          <li key={template.id} className={`${rows.row} ${styles.row}`}>
            <div>
              <Link
                className={`${rows.name} ${rows.link}`}
                to={`?template=${template.id}`}
                aria-current={template.id === chosenId ? "true" : undefined}
                preventScrollReset
              >
                {template.name}
              </Link>
              <span className={rows.soft} lang={locale}>
                {locale === "de" ? template.textDe : template.textEn}
              </span>
            </div>
            <span className={rows.soft}>
              {[formatDate(locale, template.changedAt), template.changedBy].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A new template, or one that is changed or removed. */
function TemplatePanel({ template }: { template: CaseTemplate | null }) {
  const { t } = useTranslation("cases-templates");
  const query = `template=${template?.id ?? "new"}`;
  return (
    <Panel title={template?.name ?? t("new")}>
      <PageForm
        name={template ? "changeTemplate" : "createTemplate"}
        schema={schema}
        bodyOf={templateBody}
        query={query}
      >
        {template && <input type="hidden" name="id" value={template.id} />}
        <TextField name="name" label={t("name")} help={t("nameHelp")} max={80} defaultValue={template?.name} />
        <TextArea
          name="textDe"
          label={t("textDe")}
          rows={6}
          max={5000}
          lang="de"
          defaultValue={template?.textDe ?? ""}
        />
        <TextArea
          name="textEn"
          label={t("textEn")}
          rows={6}
          max={5000}
          lang="en"
          defaultValue={template?.textEn ?? ""}
        />
        <Placeholders />
        <SubmitButton>{t(template ? "save" : "create")}</SubmitButton>
      </PageForm>
      {template && (
        <Disclosure summary={t("remove")}>
          <p>{t("removeText")}</p>
          <PageForm name="removeTemplate">
            <input type="hidden" name="id" value={template.id} />
            <SubmitButton look="danger">{t("removeNow")}</SubmitButton>
          </PageForm>
        </Disclosure>
      )}
    </Panel>
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
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{t(`placeholders.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
