import type { AgendaSettings } from "@aufwind/contract/schedules";
import { AGENDA_LIMITS, GRIDS } from "@aufwind/rules/schedules/agenda-settings";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { settingsBody } from "./form-parsers.ts";
import styles from "./schedule.module.css";
import { formatSetting } from "./wall-time.ts";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.AgendaSettings);

const [HOUR, DAY] = [60, 24 * 60];
const NOTICES = [
  0,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  DAY,
  1.5 * DAY,
  2 * DAY,
  3 * DAY,
  5 * DAY,
  7 * DAY,
  14 * DAY,
];
const PAUSES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240];

/** A value set elsewhere stays a choice. */
const withStored = (choices: readonly number[], stored: number) =>
  [...new Set([...choices, stored])].sort((one, other) => one - other);

export function SettingsForm({ settings }: { settings: AgendaSettings }) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const spans = (name: "noticeMinutes" | "pauseBeforeMinutes" | "pauseAfterMinutes", choices: readonly number[]) => (
    <SelectField
      name={name}
      label={t(`settings.${name}`)}
      help={t(`settings.help.${name}`)}
      defaultValue={String(settings[name])}
      options={withStored(choices, settings[name]).map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? t("settings.none") : formatSetting(locale, minutes),
      }))}
    />
  );
  return (
    <PageForm
      name="settings"
      schema={schema}
      bodyOf={settingsBody}
      saved={t("settings.saved")}
      failure={t("settings.notSaved")}
    >
      {spans("noticeMinutes", NOTICES)}
      <TextField
        name="horizonDays"
        label={t("settings.horizonDays")}
        help={t("settings.help.horizonDays", AGENDA_LIMITS.horizonDays)}
        type="number"
        inputMode="numeric"
        min={AGENDA_LIMITS.horizonDays.least}
        defaultValue={String(settings.horizonDays)}
      />
      <div className={styles.pair}>
        {spans("pauseBeforeMinutes", PAUSES)}
        {spans("pauseAfterMinutes", PAUSES)}
      </div>
      <SelectField
        name="gridMinutes"
        label={t("settings.gridMinutes")}
        help={t("settings.help.gridMinutes")}
        defaultValue={String(settings.gridMinutes)}
        options={GRIDS.map((grid) => ({ value: String(grid), label: t(`settings.grids.${grid}`) }))}
      />
      <TextField
        name="mostPerDay"
        label={t("settings.mostPerDay")}
        help={t("settings.help.mostPerDay")}
        optional
        type="number"
        inputMode="numeric"
        min={AGENDA_LIMITS.mostPerDay.least}
        defaultValue={settings.mostPerDay === null ? "" : String(settings.mostPerDay)}
      />
      <SubmitRow pendingLabel={t("saving")}>{t("settings.save")}</SubmitRow>
    </PageForm>
  );
}
