import type { TransparencyReport } from "@aufwind/contract/content-decisions";
import { formatDate, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./report.module.css";

const toReport = (words: string) => <PageLink to="report">{words}</PageLink>;
const toContact = (words: string) => <PageLink to="contact">{words}</PageLink>;
const toTerms = (words: string) => <PageLink to="terms">{words}</PageLink>;
const namesOf = <K extends string>(counts: Record<K, number>) => Object.keys(counts) as K[];

/** The public report: what was reported, decided, appealed and restricted, in plain tables. */
export function ReportPage({ report }: { report: TransparencyReport }) {
  const { t } = useTranslation("content-decisions-report");
  const locale = useLocale();
  const { notices, decisions, appeals, restrictions } = report;
  // The last day that is counted.
  const last = new Date(Date.parse(report.to) - 1).toISOString();
  const hours = decisions.medianHours;
  const median = hours === null ? t("decided.none") : t("hours", { count: hours, number: formatNumber(locale, hours) });
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead", { from: formatDate(locale, report.from), to: formatDate(locale, last) })}
      />
      <div className={styles.report}>
        <Part title={t("notices.title")} lead={t("notices.lead")}>
          <Total label={t("notices.total")} value={formatNumber(locale, notices.total)} />
          <Counts
            caption={t("notices.kinds")}
            rows={namesOf(notices.kinds).map((kind) => [t(`kinds.${kind}`), notices.kinds[kind]])}
          />
          <Counts
            caption={t("notices.reasons")}
            rows={namesOf(notices.reasons).map((reason) => [t(`reasons.${reason}`), notices.reasons[reason]])}
          />
        </Part>
        <Part title={t("decided.title")} lead={t("decided.lead")}>
          <Total label={t("decided.total")} value={formatNumber(locale, decisions.total)} />
          <Total label={t("decided.median")} value={median} />
          <Counts
            caption={t("decided.decisions")}
            rows={namesOf(decisions.decisions).map((each) => [t(`decisions.${each}`), decisions.decisions[each]])}
          />
          <Counts
            caption={t("decided.grounds")}
            rows={namesOf(decisions.grounds).map((ground) => [t(`grounds.${ground}`), decisions.grounds[ground]])}
          />
        </Part>
        <Part title={t("appeals.title")} lead={t("appeals.lead")}>
          <Counts
            repeatsTitle
            caption={t("appeals.title")}
            rows={namesOf(appeals).map((outcome) => [t(`appeals.${outcome}`), appeals[outcome]])}
          />
        </Part>
        <Part title={t("restrictions.title")} lead={t("restrictions.lead")}>
          <Counts
            repeatsTitle
            caption={t("restrictions.title")}
            rows={namesOf(restrictions).map((kind) => [t(`restrictions.${kind}`), restrictions[kind]])}
          />
        </Part>
        <p className={styles.more}>
          <RichText text={t("more")} tags={{ report: toReport, contact: toContact, terms: toTerms }} />
        </p>
      </div>
    </>
  );
}

type PartProps = { title: string; lead: string; children: React.ReactNode };

const Part = ({ title, lead, children }: PartProps) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    <p className={styles.lead}>{lead}</p>
    {children}
  </section>
);

const Total = ({ label, value }: { label: string; value: string }) => (
  <p className={styles.total}>
    {label}: <b>{value}</b>
  </p>
);

type CountsProps = {
  caption: string;
  /** The heading above says it already: only screen readers hear it again. */
  repeatsTitle?: boolean;
  rows: readonly (readonly [string, number])[];
};

function Counts({ caption, repeatsTitle = false, rows }: CountsProps) {
  const { t } = useTranslation("content-decisions-report");
  const locale = useLocale();
  return (
    <table className={styles.counts}>
      <caption>{repeatsTitle ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("what")}</th>
          <th scope="col">{t("count")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, count]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(locale, count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
