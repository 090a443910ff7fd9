import type { NotificationSettings } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { settingsBody } from "./form-parsers.ts";
import { QuietHours } from "./quiet-hours.tsx";
import styles from "./settings.module.css";
import { TopicTable } from "./topic-table.tsx";

const schema = () => import("@aufwind/contract/notifications").then((contract) => contract.NotificationSettings);

type SettingsFormProps = { side: Side; settings: NotificationSettings };

/** What is sent, on which way, and when not. */
export function SettingsForm({ side, settings }: SettingsFormProps) {
  const { t } = useTranslation("notification-settings");
  return (
    <div className={styles.form}>
      <PageForm name="settings" schema={schema} bodyOf={settingsBody} saved={t("saved")} failure={t("notSaved")}>
        <Panel title={t("topics.title")}>
          <Checkbox
            name="receiveNotifications"
            label={t("master.label")}
            help={t("master.help")}
            optional
            defaultChecked={settings.receiveNotifications}
          />
          <TopicTable side={side} topics={settings.topics} />
        </Panel>
        <Panel title={t("quiet.title")}>
          <QuietHours quiet={settings.quietHours} />
        </Panel>
        <div>
          <SubmitButton pendingLabel={t("saving")}>{t("save")}</SubmitButton>
        </div>
      </PageForm>
    </div>
  );
}
