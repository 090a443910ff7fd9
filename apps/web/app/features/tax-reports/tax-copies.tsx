import { sumOfQuarters } from "@aufwind/rules/tax-reports";
import { formatAmount, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QuarterTable } from "./quarter-table.tsx";
import styles from "./tax-details.module.css";
import type { TaxDetailsFacts } from "./tax-details.server.ts";

const LANGUAGES = ["de", "en"] as const;

/** What was reported for each year, as a table and as PDF in both languages. */
export function TaxCopies({ copies }: Pick<TaxDetailsFacts, "copies">) {
  const { t } = useTranslation("tax-reports");
  const locale = useLocale();
  return (
    <Panel title={t("copies.title")} id="copies">
      <p>{t(copies.length > 0 ? "copies.lead" : "copies.none")}</p>
      {copies.map(({ year, quarters }) => {
        const { considerationCents, activities } = sumOfQuarters(quarters);
        const sum = { money: formatAmount(locale, considerationCents), count: formatNumber(locale, activities) };
        return (
          <div key={year} className={styles.year}>
            <h3>{t("copies.year", { year })}</h3>
            <p>{t("copies.sum", sum)}</p>
            <QuarterTable quarters={quarters} label={t("copies.year", { year })} />
            <div className={styles.files}>
              {LANGUAGES.map((language) => (
                <FileButton
                  key={language}
                  look="ghost"
                  small
                  href={`/api/coaches/tax-details/copies/${year}/${language}`}
                  download
                >
                  <Icon name="download" /> {t(`copies.pdf.${language}`, { year })}
                </FileButton>
              ))}
            </div>
          </div>
        );
      })}
    </Panel>
  );
}
