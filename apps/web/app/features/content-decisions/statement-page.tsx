import type { DecisionStatement } from "@aufwind/contract/content-decisions";
import { APPEAL_MOST } from "@aufwind/rules/content-decisions";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FactLine } from "../../ui/fact-line.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./statement.module.css";

/** The statement of reasons for an author, or the answer for somebody who gave notice; and the appeal. */
export function StatementPage({ statement }: { statement: DecisionStatement }) {
  const { t } = useTranslation("content-decisions");
  const locale = useLocale();
  const { kind, side, decision, decidedAt, isOnAppeal, isReplaced } = statement;
  const about = t(side === "author" ? `own.${kind}` : `reported.${kind}`);
  return (
    <>
      <p className={patterns.plainLinks}>
        <PageLink to="help">{t("back")}</PageLink>
      </p>
      <PageHeader title={t("title")} lead={`${about} · ${formatMoment(locale, decidedAt)}`} />
      <Panels>
        {isReplaced && <Note>{t("replaced")}</Note>}
        <Panel title={t(side === "author" ? `decisions.${decision}` : decision === "keep" ? "kept" : "acted")}>
          {isOnAppeal && <p>{t("onAppeal")}</p>}
          <Reasons statement={statement} />
        </Panel>
        <Appeal statement={statement} />
      </Panels>
    </>
  );
}

/** Everything that Art. 17 of the Digital Services Act asks for. */
function Reasons({ statement: { reasons, decision, until } }: { statement: DecisionStatement }) {
  const { t } = useTranslation("content-decisions");
  const locale = useLocale();
  const lasts = until ? t("until", { date: formatDate(locale, until) }) : t("openEnd");
  const rows = [
    ...(reasons ? ([["facts", reasons.facts]] as const) : []),
    ...(reasons?.ground ? ([["ground", `${t(`grounds.${reasons.ground}`)}: ${reasons.clause ?? ""}`]] as const) : []),
    ...(reasons && decision !== "keep"
      ? ([
          ["scope", t(`scopes.${decision}`)],
          ["duration", decision === "remove" ? t("openEnd") : lasts],
        ] as const)
      : []),
    ["automated", t("automated")] as const,
    ["redress", t("redress")] as const,
  ];
  return (
    <dl className={styles.reasons}>
      {rows.map(([key, value]) => (
        <FactLine key={key} name={t(`rows.${key}`)}>
          {value}
        </FactLine>
      ))}
    </dl>
  );
}

function Appeal({ statement: { appeal, can, appealableUntil } }: { statement: DecisionStatement }) {
  const { t } = useTranslation("content-decisions");
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  if (appeal)
    return (
      <Panel title={t("appeal.title")}>
        {result?.ok && <Outcome of={result}>{t("appeal.sent")}</Outcome>}
        <p>{t("appeal.made", { moment: formatMoment(locale, appeal.madeAt) })}</p>
        <blockquote className={styles.quote}>{appeal.text}</blockquote>
      </Panel>
    );
  if (!can.appeal) return null;
  return (
    <Panel title={t("appeal.title")}>
      <p>{t("appeal.lead", { date: formatDate(locale, appealableUntil) })}</p>
      <PageForm name="appeal" failure={t("appeal.failed")}>
        <TextArea name="text" label={t("appeal.text")} help={t("appeal.help")} max={APPEAL_MOST} rows={6} />
        <SubmitRow look="accent">{t("appeal.submit")}</SubmitRow>
      </PageForm>
    </Panel>
  );
}
