import type { WorksheetTemplate } from "@aufwind/contract/worksheets";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { MOMENTS } from "@aufwind/rules/worksheets";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { RowAction } from "../../shared/row-action.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";

type Rule = WorksheetTemplate["rules"][number];
const HOURS_OF_DAY = 24;

/** When a worksheet is sent by itself. */
export function RulesPanel({ template: { rules } }: { template: WorksheetTemplate }) {
  const { t } = useTranslation("worksheets");
  return (
    <Panel title={t("rules.title")} id="rules">
      <p>{t("rules.lead")}</p>
      {rules.length > 0 && (
        <ul className={styles.rows}>
          {rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
      <PageForm key={rules.length} name="addRule" failure={t("edit.failed")} saved={t("rules.added")}>
        <div className={styles.when}>
          <SelectField
            name="consultation"
            label={t("rules.consultation")}
            options={CONSULTATIONS.map((each) => ({ value: each, label: t(`rules.kinds.${each}`) }))}
          />
          <SelectField
            name="moment"
            label={t("rules.moment")}
            options={MOMENTS.map((each) => ({ value: each, label: t(`rules.moments.${each}`) }))}
          />
          <div className={styles.distance}>
            <TextField name="hours" label={t("rules.howFar")} inputMode="numeric" defaultValue="2" quiet />
            <SelectField
              name="unit"
              label={t("rules.unit")}
              options={(["days", "hours"] as const).map((each) => ({ value: each, label: t(`rules.${each}`) }))}
            />
          </div>
        </div>
        <SubmitRow>{t("rules.add")}</SubmitRow>
      </PageForm>
    </Panel>
  );
}

function RuleRow({ rule: { id, consultation, moment, hours } }: { rule: Rule }) {
  const { t } = useTranslation("worksheets");
  const isDays = hours > 0 && hours % HOURS_OF_DAY === 0;
  const distance = isDays ? t("rules.inDays", { count: hours / HOURS_OF_DAY }) : t("rules.inHours", { count: hours });
  const words = t(`rules.told.${moment}`, { distance, kind: t(`rules.kinds.${consultation}`) });
  return (
    <li className={`${patterns.iconRow} ${styles.row}`}>
      <Icon name="clock" />
      <p>{words}</p>
      <RowAction
        name="removeRule"
        id={id}
        failure={t("edit.failed")}
        look="quiet"
        label={t("rules.remove")}
        of={words}
      />
    </li>
  );
}
