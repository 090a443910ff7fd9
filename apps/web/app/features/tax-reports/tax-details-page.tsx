import { sumOfQuarters } from "@aufwind/rules/tax-reports";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { QuarterTable } from "./quarter-table.tsx";
import styles from "./tax-details.module.css";
import type { TaxDetailsFacts } from "./tax-details.server.ts";
import { FromBusiness, TaxDetailsForm } from "./tax-details-form.tsx";

/** What is reported to the tax office about a coach: why, from what, and the copies. */
export function TaxDetailsPage(facts: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <Missing {...facts} />
        <Panel title={t("why.title")}>
          <p>{t("why.law")}</p>
          <p>{t("why.kept")}</p>
        </Panel>
        <TaxDetailsForm {...facts} />
        <FromBusiness business={facts.business} />
        <TaxCopies copies={facts.copies} />
      </Panels>
    </>
  );
}

/** Only while something is asked for: from when payouts wait, or that they do. */
function Missing({ request, details }: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  const locale = useLocale();
  if (request?.isHeld) return <Note icon="lock">{t("missing.held")}</Note>;
  if (request) return <Note icon="clock">{t("missing.asked", { day: formatDay(locale, request.holdsOn) })}</Note>;
  return details ? <Note icon="check">{t("missing.none", { day: formatDay(locale, details.savedAt) })}</Note> : null;
}

const LANGUAGES = ["de", "en"] as const;

/** What was reported for each year, as a table and as PDF in both languages. */
function TaxCopies({ copies }: Pick<TaxDetailsFacts, "copies">) {
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
