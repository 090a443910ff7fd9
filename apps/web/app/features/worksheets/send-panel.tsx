import type { WorksheetItem, WorksheetTemplate } from "@aufwind/contract/worksheets";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { WorksheetRows } from "./worksheet-rows.tsx";

type SendPanelProps = {
  clientId: string;
  /** Null if not available. */
  loaded: { sent: WorksheetItem[]; templates: WorksheetTemplate[] } | null;
};

/** In a client's file: what was sent, and a form to send one. */
export function SendPanel({ clientId, loaded }: SendPanelProps) {
  const { t } = useTranslation("worksheets");
  if (!loaded) return <Failure title={t("send.unavailable")} />;
  const { sent, templates } = loaded;
  return (
    <Panel
      title={t("own.title")}
      id="worksheets"
      aside={templates.length > 0 && <PageLink to="coachWorksheets">{t("send.manage")}</PageLink>}
    >
      {sent.length === 0 ? <p>{t("send.none")}</p> : <WorksheetRows items={sent} page="coachWorksheet" />}
      {templates.length === 0 ? (
        <div>
          <PageButton to="coachWorksheets" look="ghost" small>
            {t("send.build")}
          </PageButton>
        </div>
      ) : (
        <Disclosure summary={t("send.title")}>
          <PageForm key={sent.length} name="send" query="tab=goals" failure={t("send.failed")} saved={t("send.sent")}>
            <input type="hidden" name="clientId" value={clientId} />
            <SelectField
              name="templateId"
              label={t("send.which")}
              options={templates.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <TextField name="dueOn" type="date" label={t("send.dueOn")} help={t("send.dueHelp")} optional />
            <SubmitRow>{t("send.submit")}</SubmitRow>
          </PageForm>
        </Disclosure>
      )}
    </Panel>
  );
}
