import type { WorksheetTemplate } from "@aufwind/contract/worksheets";
import { QUESTION_KINDS, WORKSHEET_LIMITS } from "@aufwind/rules/worksheets";
import { useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { QuestionEditor } from "./question-editor.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import styles from "./worksheets.module.css";

const DONE = ["save", "add", "up", "down", "remove"] as const;

/** The editor of one worksheet. */
export function TemplatePage({ template }: { template: WorksheetTemplate }) {
  const { t } = useTranslation("worksheets");
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get("done"));
  const { questions, version } = template;
  return (
    <>
      <PageHeader title={template.title} lead={t("edit.lead")}>
        <PageLink className={patterns.link} to="coachWorksheets">
          {t("edit.all")}
        </PageLink>
      </PageHeader>
      <Panels>
        <Panel title={t("page.questions")}>
          <PageForm name="save" failure={t("edit.failed")}>
            <input type="hidden" name="version" value={version} />
            {/* Enter in a field saves: the first button of a form is the one that is pressed then. */}
            <button type="submit" name="act" value="save" className={styles.hidden} tabIndex={-1} aria-hidden="true" />
            <TextField name="title" label={t("edit.title")} defaultValue={template.title} />
            <TextArea
              name="intro"
              label={t("edit.intro")}
              optional
              rows={3}
              max={WORKSHEET_LIMITS.intro}
              defaultValue={template.intro}
            />
            <ol className={styles.questions}>
              {questions.map((question, place) => (
                <QuestionEditor key={question.id} question={question} place={place} count={questions.length} />
              ))}
            </ol>
            {questions.length < WORKSHEET_LIMITS.questions && (
              <div className={styles.adding}>
                <SelectField
                  name="newKind"
                  label={t("edit.newKind")}
                  options={QUESTION_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
                />
                <SubmitButton look="ghost" name="act" value="add">
                  {t("edit.add")}
                </SubmitButton>
              </div>
            )}
            <p role="status" className={styles.soft}>
              {done && t(`edit.done.${done}`)}
            </p>
            <div>
              <SubmitButton look="accent" name="act" value="save">
                {t("edit.save")}
              </SubmitButton>
            </div>
          </PageForm>
        </Panel>
        <RulesPanel template={template} />
        <Panel title={t("edit.delete")}>
          <Disclosure summary={t("edit.deleteOpen")}>
            <PageForm name="delete" failure={t("edit.failed")} leadsOn>
              <p>{t("edit.deleteText")}</p>
              <div>
                <SubmitButton look="danger" small>
                  {t("edit.deleteSubmit")}
                </SubmitButton>
              </div>
            </PageForm>
          </Disclosure>
        </Panel>
      </Panels>
    </>
  );
}
