import { type Quarter, type Quarters, sumOfQuarters } from "@aufwind/rules/tax-reports";
import { formatAmount, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./quarter-table.module.css";

type QuarterTableProps = { quarters: Quarters; label: string };

/** Four quarters and their sum; on a phone one below the other. */
export function QuarterTable({ quarters, label }: QuarterTableProps) {
  const { t } = useTranslation("tax-reports");
  const rows = [
    ...quarters.map((quarter, at) => [t("table.quarterOf", { quarter: at + 1 }), quarter] as const),
    [t("table.sum"), sumOfQuarters(quarters)] as const,
  ];
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("table.quarter")}</th>
          <th scope="col">{t("table.consideration")}</th>
          <th scope="col">{t("table.fees")}</th>
          <th scope="col">{t("table.activities")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, quarter]) => (
          <Row key={name} name={name} quarter={quarter} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, quarter }: { name: string; quarter: Quarter }) {
  const { t } = useTranslation("tax-reports");
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t("table.consideration")}>{formatAmount(locale, quarter.considerationCents)}</td>
      <td data-label={t("table.fees")}>{formatAmount(locale, quarter.feeCents)}</td>
      <td data-label={t("table.activities")}>{formatNumber(locale, quarter.activities)}</td>
    </tr>
  );
}
