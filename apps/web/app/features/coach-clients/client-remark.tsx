import type { OwnClient } from "@aufwind/contract/coach-clients";
import { REMARKS } from "@aufwind/rules/coach-clients";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";

/** What a coach keeps about a client, seen by nobody else. */
export function ClientRemark({ client }: { client: OwnClient }) {
  const { t } = useTranslation("coach-clients");
  return (
    <Panel title={t("remark.title")}>
      <PageForm name="remark" failure={t("remark.failed")} saved={t("remark.saved")}>
        <TextField
          name="tags"
          label={t("remark.tags")}
          help={t("remark.tagsHelp")}
          defaultValue={client.tags.join(", ")}
          optional
        />
        <TextArea
          name="remark"
          label={t("remark.remark")}
          help={t("remark.remarkHelp")}
          defaultValue={client.remark}
          max={REMARKS.remarkLength}
          rows={3}
          optional
        />
        <div>
          <SubmitButton look="ghost" small>
            {t("remark.save")}
          </SubmitButton>
        </div>
      </PageForm>
    </Panel>
  );
}
