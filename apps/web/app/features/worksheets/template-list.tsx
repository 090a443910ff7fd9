import type { WorksheetTemplate } from "@aufwind/contract/worksheets";
import { READY_WORKSHEETS } from "@aufwind/rules/worksheets-ready";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { Failure } from "../../ui/placeholders.tsx";

/** A coach's worksheets, and how to begin one. */
export function TemplateListPage({ templates }: { templates: WorksheetTemplate[] | null }) {
  const { t } = useTranslation("worksheets");
  return (
    <>
      <PageHeader title={t("list.title")} lead={t("list.lead")}>
        <PageLink className={patterns.link} to="coachAgreements">
          {t("list.agreements")}
        </PageLink>
      </PageHeader>
      <Panels>
        <Panel title={t("list.own")}>
          {!templates && <Failure title={t("list.failed")} />}
          {templates?.length === 0 && <p>{t("list.none")}</p>}
          {templates && templates.length > 0 && (
            <ul className={styles.rows}>
              {templates.map((template) => (
                <Row key={template.id} template={template} />
              ))}
            </ul>
          )}
          <PageForm name="create" failure={t("list.failed")} leadsOn>
            <SubmitRow look="accent">{t("list.create")}</SubmitRow>
          </PageForm>
        </Panel>
        <Panel title={t("ready.title")}>
          <p>{t("ready.lead")}</p>
          <ul className={styles.rows}>
            {READY_WORKSHEETS.map((ready) => (
              <li key={ready} className={`${patterns.iconRow} ${styles.row}`}>
                <Icon name="checks" />
                <div className={styles.told}>
                  <p className={styles.name}>{t(`ready.${ready}`)}</p>
                  <p className={styles.soft}>{t(`ready.${ready}About`)}</p>
                </div>
                <PageForm name={`ready.${ready}`} failure={t("list.failed")} leadsOn>
                  <input type="hidden" name="ready" value={ready} />
                  <SubmitButton look="ghost" small>
                    {t("ready.use")}
                  </SubmitButton>
                </PageForm>
              </li>
            ))}
          </ul>
        </Panel>
      </Panels>
    </>
  );
}

function Row({ template }: { template: WorksheetTemplate }) {
  const { t } = useTranslation("worksheets");
  const { id, title, questions, rules, sentCount, answeredCount } = template;
  return (
    <li className={`${patterns.iconRow} ${styles.row}`}>
      <Icon name="checks" />
      <div className={styles.told}>
        <PageLink className={styles.name} to="coachTemplate" params={{ id }}>
          {title}
        </PageLink>
        <p className={styles.soft}>
          {t("row.questions", { count: questions.length })}
          {sentCount > 0 && ` · ${t("list.counts", { count: sentCount, answered: answeredCount })}`}
        </p>
      </div>
      {rules.length > 0 && <Pill tone="teal">{t("list.automatic")}</Pill>}
    </li>
  );
}
