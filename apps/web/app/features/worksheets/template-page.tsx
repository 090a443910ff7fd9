import type { WorksheetTemplate } from "@aufwind/contract/worksheets";
import { WORKSHEET_LIMITS } from "@aufwind/rules/worksheets";
import { useSearchParams } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { QuestionList, SaveByEnter } from "../../shared/questions/question-list.tsx";
import { EndPanel } from "../../ui/form/end-panel.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { BackLink } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { RulesPanel } from "./rules-panel.tsx";

/** The editor of one worksheet. */
export function TemplatePage({ template }: { template: WorksheetTemplate }) {
  const { t } = useTranslation("worksheets");
  const [search] = useSearchParams();
  const { questions, version } = template;
  return (
    <>
      <PageHeader
        back={<BackLink to="coachWorksheets">{t("edit.all")}</BackLink>}
        title={template.title}
        lead={t("edit.lead")}
      />
      <Panels>
        <Panel title={t("page.questions")}>
          <PageForm name="save" failure={t("edit.failed")}>
            <input type="hidden" name="version" value={version} />
            <SaveByEnter />
            <TextField name="title" label={t("edit.title")} defaultValue={template.title} />
            <TextArea
              name="intro"
              label={t("edit.intro")}
              optional
              rows={3}
              max={WORKSHEET_LIMITS.intro}
              defaultValue={template.intro}
            />
            <QuestionList
              questions={questions}
              most={WORKSHEET_LIMITS.questions}
              fewest={1}
              done={search.get("done")}
            />
            <SubmitRow look="accent" name="act" value="save">
              {t("edit.save")}
            </SubmitRow>
          </PageForm>
        </Panel>
        <RulesPanel template={template} />
        <EndPanel
          form="delete"
          title={t("edit.delete")}
          open={t("edit.deleteOpen")}
          text={t("edit.deleteText")}
          submit={t("edit.deleteSubmit")}
          failure={t("edit.failed")}
        />
      </Panels>
    </>
  );
}
