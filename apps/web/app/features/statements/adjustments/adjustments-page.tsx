import type { AdjustmentPreview } from "@aufwind/contract/statements-adjustments";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatDate } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import noted from "../../../shared/list/noted-rows.module.css";
import { viewQuery } from "../../../shared/list/view.ts";
import { LedgerRows } from "../../../shared/money-action/ledger-rows.tsx";
import moneyStyles from "../../../shared/money-action/money-action.module.css";
import {
  ActionOutcome,
  AmountRows,
  ConfirmAction,
  PreviewProblem,
} from "../../../shared/money-action/money-action.tsx";
import { ProofStep } from "../../../shared/proof/proof-step.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ADJUSTMENT } from "./adjustment-choice.ts";
import { AdjustmentForm } from "./adjustment-form.tsx";
import styles from "./adjustments.module.css";
import type { AdjustmentsFacts } from "./adjustments.server.ts";

/** A correction: of which statement, how much, what it does; and what was corrected before. */
export function AdjustmentsPage(facts: AdjustmentsFacts) {
  const { t } = useTranslation("statements-adjustments");
  const { coach, adjustments, choice, isWrong, preview, problem, approvalId } = facts;
  const isWaiver = choice.appointment !== "";
  return (
    <>
      <PageHeader
        title={t("titleOf", { name: coach.name || t("gone") })}
        lead={t("lead")}
        acts={
          <div className={moneyStyles.ways}>
            {isWaiver && (
              <PageLink to="teamPayment" params={{ id: choice.appointment }}>
                {t("toPayment")}
              </PageLink>
            )}
            <PageLink to="teamPerson" params={{ id: coach.id }}>
              {t("toPerson")}
            </PageLink>
          </div>
        }
      />
      <ProofStep />
      <div className={moneyStyles.columns}>
        <Panel title={t(isWaiver ? "waive" : "new")}>
          <div className={moneyStyles.panel}>
            <ActionOutcome done={null} approvalId={approvalId}>
              {null}
            </ActionOutcome>
            {isWaiver ? <p>{t("waiveText")}</p> : <AdjustmentForm {...facts} />}
            <div aria-live="polite">
              {isWrong && <PreviewProblem>{t("money-action:amountWrong")}</PreviewProblem>}
              {problem && <PreviewProblem>{problem}</PreviewProblem>}
              {preview && <Effects preview={preview} />}
            </div>
            {preview && <Confirm {...{ preview, choice, isWaiver }} />}
          </div>
        </Panel>
        <SoFar adjustments={adjustments} />
      </div>
    </>
  );
}

function Effects({ preview }: { preview: AdjustmentPreview }) {
  const { t } = useTranslation("statements-adjustments");
  const locale = useLocale();
  const { feeCents, feeVatCents, otherCents, arrivesCents, correction, entries, month } = preview;
  const money = (cents: number) => formatAmount(locale, cents);
  return (
    <div className={moneyStyles.panel}>
      <AmountRows
        label={t("effects.title")}
        figures={[
          ...(feeCents === 0
            ? []
            : [
                { name: t("effects.fee"), value: money(feeCents) },
                { name: t("effects.feeVat"), value: money(feeVatCents) },
              ]),
          ...(otherCents === 0 ? [] : [{ name: t("effects.other"), value: money(otherCents) }]),
          { name: t("effects.arrives"), value: money(arrivesCents), isTotal: true },
        ]}
      />
      <p>
        {t("effects.statement", { month: formatDay(locale, month, "month") })}{" "}
        {correction &&
          t("effects.correction", {
            number: correction.number,
            gross: money(correction.grossCents),
            vat: money(correction.vatCents),
          })}
      </p>
      <LedgerRows
        title={t("effects.ledger")}
        rows={entries.map((entry) => ({ ...entry, key: entry.account, day: null }))}
      />
    </div>
  );
}

type ConfirmProps = Pick<AdjustmentsFacts, "choice"> & { preview: AdjustmentPreview; isWaiver: boolean };

function Confirm({ preview, choice, isWaiver }: ConfirmProps) {
  const { t } = useTranslation("statements-adjustments");
  const { page: _, ...hidden } = choice;
  return (
    <ConfirmAction
      name={isWaiver ? "waive" : "adjust"}
      hidden={hidden}
      hash={preview.hash}
      query={viewQuery(ADJUSTMENT, choice)}
      needsApproval
      reasonHelp={t("reasonHelp")}
      confirm={t("ask")}
      ask={t("ask")}
    />
  );
}

function SoFar({ adjustments }: Pick<AdjustmentsFacts, "adjustments">) {
  const { t } = useTranslation("statements-adjustments");
  const locale = useLocale();
  return (
    <Panel title={t("soFar")}>
      {adjustments.length === 0 && <p>{t("none")}</p>}
      <ul className={`${noted.rows} ${styles.rows}`}>
        {adjustments.map(({ id, at, reason, arrivesCents, month }) => (
          <li key={id}>
            <b>{formatAmount(locale, arrivesCents)}</b>
            <span>{reason}</span>
            <span>
              {formatDate(locale, at)} ·{" "}
              {month ? t("stated", { month: formatDay(locale, month, "month") }) : t("notStated")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
