import type { TaxReport } from "@aufwind/contract/tax-reports-team";
import { REPORT_KINDS } from "@aufwind/rules/tax-reports";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatMoment, formatNumber } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { viewQuery } from "../../../shared/list/view.ts";
import { ProofPanel } from "../../../shared/proof/proof-step.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextField } from "../../../ui/form/text-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Pill } from "../../../ui/pill.tsx";
import styles from "./tax-year.module.css";
import type { TaxYearFacts } from "./tax-year.server.ts";
import { TAX_YEAR } from "./tax-year-view.ts";

/** What was and can be sent to the tax office about a year. */
export function MessagesPanel(facts: TaxYearFacts) {
  const { t } = useTranslation("tax-reports-team");
  const locale = useLocale();
  const { dueOn, obstacle, previews, reports, view } = facts;
  const result = useAnswer<FormResult>();
  const isProved = result?.ok === true && result.form === "prove";
  const due = REPORT_KINDS.filter((kind) => previews[kind].isDue);
  return (
    <>
      {view.file === "prove" && !isProved && <ProofPanel />}
      <Panel title={t("messages.title")} aside={t("messages.due", { day: formatDay(locale, dueOn) })} id="messages">
        <Told />
        {view.file === "failed" && <p role="alert">{t("messages.fileFailed")}</p>}
        {isProved && <p role="status">{t("messages.proved")}</p>}
        {obstacle && <Note icon="clock">{t(`obstacles.${obstacle}`)}</Note>}
        {!obstacle && due.length === 0 && <p>{t("messages.nothing")}</p>}
        {!obstacle && due.map((kind) => <Make key={kind} kind={kind} facts={facts} />)}
        {reports.length > 0 && (
          <ul className={styles.reports}>
            {reports.map((report) => (
              <Message key={report.id} report={report} facts={facts} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

function Told() {
  const { t } = useTranslation("tax-reports-team");
  const result = useAnswer<FormResult>();
  const act = (["make", "transmit", "discard"] as const).find((each) => each === result?.form);
  return result?.ok && act ? (
    <Outcome of={result}>
      <p>{t(`done.${act}`)}</p>
    </Outcome>
  ) : null;
}

const queryOf = ({ view }: TaxYearFacts) => viewQuery(TAX_YEAR, { ...view, file: "" });

function Make({ kind, facts }: { kind: TaxReport["kind"]; facts: TaxYearFacts }) {
  const { t } = useTranslation("tax-reports-team");
  const { count, hash } = facts.previews[kind];
  return (
    <PageForm name="make" query={queryOf(facts)}>
      <input type="hidden" name="year" value={facts.year} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="hash" value={hash} />
      <p>
        {kind === "nil"
          ? t("make.nil.text", { year: facts.year })
          : t(`make.${kind}.text`, { count, missing: facts.counts.missing })}
      </p>
      <SubmitButton look={kind === "correction" ? "ghost" : "accent"}>{t(`make.${kind}.button`)}</SubmitButton>
    </PageForm>
  );
}

function Message({ report, facts }: { report: TaxReport; facts: TaxYearFacts }) {
  const { t } = useTranslation("tax-reports-team");
  const locale = useLocale();
  const { id, kind, messageRef, sellers, sha256, madeAt, madeBy, transmittedOn } = report;
  return (
    <li>
      <div className={styles.head}>
        <h3>
          {kind === "nil"
            ? t("messages.nil")
            : t(`messages.${kind}`, { count: sellers, number: formatNumber(locale, sellers) })}
        </h3>
        <Pill tone={transmittedOn ? "teal" : "warn"}>
          {transmittedOn
            ? t("messages.transmitted", { day: formatDay(locale, transmittedOn) })
            : t("messages.untransmitted")}
        </Pill>
      </div>
      <p className={styles.facts}>
        {t("messages.made", { name: madeBy?.name || "–", moment: formatMoment(locale, madeAt) })}
        <br />
        {t("messages.reference", { ref: messageRef })}
        <br />
        {t("messages.hash", { hash: sha256 })}
      </p>
      <div className={styles.acts}>
        <form method="post" action="/team-tax-report">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="year" value={facts.year} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" look="ghost" small>
            <Icon name="download" /> {t("messages.file")}
          </Button>
        </form>
      </div>
      {!transmittedOn && <Unsent report={report} facts={facts} />}
    </li>
  );
}

function Unsent({ report: { id }, facts }: { report: TaxReport; facts: TaxYearFacts }) {
  const { t } = useTranslation("tax-reports-team");
  return (
    <>
      <PageForm name="transmit" query={queryOf(facts)}>
        <input type="hidden" name="id" value={id} />
        <TextField
          name="on"
          type="date"
          label={t("transmit.on")}
          help={t("transmit.help")}
          defaultValue={facts.today}
        />
        <SubmitButton look="accent">{t("transmit.button")}</SubmitButton>
      </PageForm>
      <PageForm name="discard" query={queryOf(facts)}>
        <input type="hidden" name="id" value={id} />
        <p>{t("discard.text")}</p>
        <SubmitButton look="ghost">{t("discard.button")}</SubmitButton>
      </PageForm>
    </>
  );
}
