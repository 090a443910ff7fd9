import type { NotificationSettings } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import { BERLIN, placeName } from "../../../platform/i18n/dates.ts";
import { useReaderZone } from "../../../platform/i18n/reader-zone.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { SelectField } from "../../../ui/form/choices.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitRow } from "../../../ui/form/submit-button.tsx";
import { TextField } from "../../../ui/form/text-fields.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { settingsBody } from "./form-parsers.ts";
import styles from "./settings.module.css";
import { TopicTable } from "./topic-table.tsx";

const USUAL = { from: "22:00", until: "07:00" };

/** Quiet hours; what came then is delivered at their end. */
function QuietHours({ quiet }: { quiet: NotificationSettings["quietHours"] }) {
  const { t } = useTranslation("notifications-settings");
  const viewer = useReaderZone();
  const { from, until } = quiet ?? USUAL;
  const zone = quiet?.timeZone ?? viewer ?? BERLIN;
  const zones = [...new Set([zone, BERLIN, viewer ?? BERLIN])];
  return (
    <>
      <Checkbox
        name="isQuiet"
        label={t("quiet.label")}
        help={t("quiet.help")}
        optional
        defaultChecked={quiet !== null}
      />
      <div className={styles.quiet}>
        <TextField name="quietHours.from" label={t("quiet.from")} type="time" quiet defaultValue={from} />
        <TextField name="quietHours.until" label={t("quiet.until")} type="time" quiet defaultValue={until} />
        <SelectField
          // Only the browser knows the reader's zone: it is added after the page.
          key={zones.join(" ")}
          name="quietHours.timeZone"
          label={t("quiet.zone")}
          defaultValue={zone}
          options={zones.map((each) => ({ value: each, label: t("quiet.zoneOf", { place: placeName(each) }) }))}
        />
      </div>
    </>
  );
}

const schema = () => import("@aufwind/contract/notifications").then((contract) => contract.NotificationSettings);

type SettingsFormProps = { side: Side; settings: NotificationSettings };

/** What is sent, by which channel, and when not. */
export function SettingsForm({ side, settings }: SettingsFormProps) {
  const { t } = useTranslation("notifications-settings");
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
        <SubmitRow pendingLabel={t("saving")}>{t("save")}</SubmitRow>
      </PageForm>
    </div>
  );
}
