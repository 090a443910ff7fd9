import { ACCOUNT_LENGTHS, ACCOUNTS, CHARTS } from "@aufwind/rules/bookkeeping";
import { useSearchParams } from "react-router";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./bookkeeping.module.css";
import type { Bookkeeping } from "./bookkeeping.server.ts";
import { settingsBody } from "./form-parsers.ts";

const LENGTHS = Array.from({ length: ACCOUNT_LENGTHS.most - ACCOUNT_LENGTHS.least + 1 }, (_, more) =>
  String(ACCOUNT_LENGTHS.least + more),
);
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const schema = () => import("@aufwind/contract/bookkeeping").then(({ BookkeepingSettings }) => BookkeepingSettings);

/** The numbers and accounts of the booking batch. */
export function SettingsForm({ settings }: { settings: Bookkeeping["settings"] }) {
  const { t } = useTranslation("bookkeeping");
  const [params] = useSearchParams();
  if (!settings) return <Failure title={t("settings.failed")} />;
  return (
    <Panel title={t("settings.title")}>
      <p className={styles.soft}>{t("settings.lead")}</p>
      {params.has("saved") && <p role="status">{t("settings.saved")}</p>}
      <div className={styles.settings}>
        <PageForm
          // The usual accounts take the place of what was typed.
          key={Object.values(settings.accounts).join(" ")}
          name="settings"
          schema={schema}
          bodyOf={settingsBody}
          failure={t("settings.notSaved")}
          saved={t("settings.saved")}
        >
          <Numbers settings={settings} />
          <Disclosure summary={t("settings.accounts")}>
            <p className={styles.soft}>{t("settings.accountsLead")}</p>
            <div className={styles.fields}>
              {ACCOUNTS.map((account) => (
                <TextField
                  key={account}
                  name={`accounts.${account}`}
                  label={t(`settings.account.${account}`)}
                  inputMode="numeric"
                  defaultValue={settings.accounts[account]}
                />
              ))}
            </div>
          </Disclosure>
          <div className={styles.acts}>
            <SubmitButton>{t("settings.save")}</SubmitButton>
            <SubmitButton look="ghost" name="usual" value="1">
              {t("settings.usual")}
            </SubmitButton>
          </div>
        </PageForm>
      </div>
    </Panel>
  );
}

function Numbers({ settings }: { settings: NonNullable<Bookkeeping["settings"]> }) {
  const { t } = useTranslation("bookkeeping");
  const locale = useLocale();
  const monthName = (month: number) =>
    formatDay(locale, `2026-${String(month).padStart(2, "0")}`, "month").split(" ")[0];
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1) ?? "",
  }));
  return (
    <div className={styles.fields}>
      <TextField
        name="consultantNumber"
        label={t("settings.consultantNumber")}
        help={t("settings.consultantHelp")}
        inputMode="numeric"
        defaultValue={settings.consultantNumber?.toString()}
      />
      <TextField
        name="clientNumber"
        label={t("settings.clientNumber")}
        help={t("settings.clientHelp")}
        inputMode="numeric"
        defaultValue={settings.clientNumber?.toString()}
      />
      <SelectField name="chart" label={t("settings.chart")} options={asOptions(CHARTS)} defaultValue={settings.chart} />
      <SelectField
        name="accountLength"
        label={t("settings.accountLength")}
        options={asOptions(LENGTHS)}
        defaultValue={String(settings.accountLength)}
      />
      <SelectField
        name="firstMonth"
        label={t("settings.firstMonth")}
        options={months}
        defaultValue={String(settings.firstMonth)}
      />
    </div>
  );
}
