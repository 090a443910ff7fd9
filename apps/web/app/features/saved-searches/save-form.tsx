import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./saved-searches.module.css";

/** The search of the address, with a name that can be changed. */
export function SaveForm({ asked }: { asked: { name: string; query: string } }) {
  const { t } = useTranslation("saved-searches");
  return (
    <Panel title={t("save.title")}>
      <PageForm name="save" query={asked.query} failure={t("save.failed")} leadsOn>
        <TextField
          name="name"
          label={t("save.name")}
          help={t("save.nameHelp")}
          defaultValue={asked.name || t("save.any")}
        />
        <p className={styles.soft}>{t("save.consent")}</p>
        <SubmitRow look="accent">{t("save.submit")}</SubmitRow>
      </PageForm>
    </Panel>
  );
}
