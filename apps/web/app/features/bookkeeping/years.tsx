import type { BookkeepingYear } from "@aufwind/contract/bookkeeping";
import { formatAmount } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./bookkeeping.module.css";

const AMOUNTS = [
  ["net", "netCents"],
  ["fee", "feeCents"],
  ["arrives", "arrivesCents"],
  ["paidOut", "paidOutCents"],
] as const;

/** What each year came to, with its summary to download. */
export function Years({ years }: { years: BookkeepingYear[] | null }) {
  const { t } = useTranslation("bookkeeping");
  if (!years) return <Failure title={t("years.failed")} />;
  return (
    <Panel title={t("years.title")}>
      {years.length === 0 ? <p>{t("years.empty")}</p> : <YearTable years={years} />}
    </Panel>
  );
}

function YearTable({ years }: { years: BookkeepingYear[] }) {
  const { t } = useTranslation("bookkeeping");
  const locale = useLocale();
  return (
    <>
      <table className={styles.years}>
        <caption>
          <VisuallyHidden>{t("years.caption")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("years.year")}</th>
            {AMOUNTS.map(([name]) => (
              <th key={name} scope="col">
                {t(`years.${name}`)}
              </th>
            ))}
            <th scope="col">{t("years.files")}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              {AMOUNTS.map(([name, key]) => (
                <td key={name} data-name={t(`years.${name}`)}>
                  {formatAmount(locale, year[key])}
                </td>
              ))}
              <td className={styles.files}>
                <YearFile year={year.year} kind="summary" words={t("years.pdf")} />
                <YearFile year={year.year} kind="sheet" words={t("years.sheet")} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>{t("years.help")}</p>
    </>
  );
}

type YearFileProps = { year: number; kind: "summary" | "sheet"; words: string };

const YearFile = ({ year, kind, words }: YearFileProps) => (
  <FileButton look="ghost" small href={`/api/coaches/bookkeeping/years/${year}/${kind}`} download>
    <Icon name="download" /> {words}
    <VisuallyHidden> {year}</VisuallyHidden>
  </FileButton>
);
