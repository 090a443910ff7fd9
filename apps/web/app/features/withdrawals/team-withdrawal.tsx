import type { TeamWithdrawal as Withdrawal } from "@aufwind/contract/withdrawals-team";
import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatAmount, formatDate, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./team-withdrawal.module.css";

const LONGEST_REASON = 1000;

type TeamWithdrawalProps = { withdrawal: Withdrawal; query: string };

/** Beside a case: which contract is meant, what follows by the rules, and the decision. */
export function TeamWithdrawal({ withdrawal, query }: TeamWithdrawalProps) {
  const { t } = useTranslation("withdrawals-team");
  const locale = useLocale();
  const result = useAnswer<FormResult<{ status?: string }>>();
  const { contracts, decided, repaidBy } = withdrawal;
  return (
    <Panel title={t("title")} aside={t("until", { day: formatDate(locale, repaidBy) })}>
      <ProofStep />
      {result?.ok && result.form === "carryOutWithdrawal" && (
        <Outcome of={result}>{t(result.data?.status === "asked" ? "asked" : "done")}</Outcome>
      )}
      {result?.ok && result.form === "refuseWithdrawal" && <Outcome of={result}>{t("refused")}</Outcome>}
      {decided && (
        <p>
          {t(`decided.${decided.outcome}`, { when: formatMoment(locale, decided.at) })} {decided.reason}
        </p>
      )}
      {contracts.length === 0 && <p>{t("none")}</p>}
      <ul className={styles.contracts}>
        {contracts.map((contract) => (
          <li key={contract.appointmentId}>
            <Contract contract={contract} />
            {!decided && contract.can && <CarryOut {...{ withdrawal, contract, query }} />}
          </li>
        ))}
      </ul>
      {!decided && (
        <PageForm name="refuseWithdrawal" query={query}>
          <input type="hidden" name="reference" value={withdrawal.reference} />
          <TextArea name="reason" label={t("why")} help={t("whyHelp")} rows={3} max={LONGEST_REASON} quiet />
          <SubmitRow look="danger">{t("refuse")}</SubmitRow>
        </PageForm>
      )}
    </Panel>
  );
}

type ContractProps = { contract: Withdrawal["contracts"][number] };

function Contract({ contract }: ContractProps) {
  const { t } = useTranslation("withdrawals-team");
  const locale = useLocale();
  const { appointmentId, bookingNumber, coachName, scheduledAt, scheduledStatus, feeCents, owedCents, back } = contract;
  const backCents = back ? sumOfMeans(back) : 0;
  return (
    <>
      <PageLink to="teamAppointments" query={`appointment=${appointmentId}`}>
        {formatMoment(locale, scheduledAt)} · {coachName}
      </PageLink>
      <span className={styles.facts}>
        {bookingNumber} · {t(`appointments:status.${scheduledStatus}`)} · {formatAmount(locale, feeCents)}
        {contract.isNamed && ` · ${t("named")}`}
      </span>
      <span>
        {t(`follows.${contract.follows}`, {
          back: formatAmount(locale, backCents),
          owed: formatAmount(locale, owedCents),
        })}
        {contract.follows === "repay" && !back && ` ${t("notPaid")}`}
        {contract.needsApproval && ` ${t("second")}`}
      </span>
    </>
  );
}

function CarryOut({ withdrawal, contract, query }: TeamWithdrawalProps & ContractProps) {
  const { t } = useTranslation("withdrawals-team");
  const act = t(contract.follows === "cancel" ? "cancel" : "repay");
  return (
    // Only the contract that was named is likely to be meant.
    <Disclosure summary={act} open={contract.isNamed}>
      <PageForm name="carryOutWithdrawal" query={query}>
        <input type="hidden" name="reference" value={withdrawal.reference} />
        <input type="hidden" name="appointmentId" value={contract.appointmentId} />
        <input type="hidden" name="hash" value={contract.hash} />
        <TextArea name="reason" label={t("note")} rows={2} max={LONGEST_REASON} quiet />
        <SubmitRow look="accent">{act}</SubmitRow>
      </PageForm>
    </Disclosure>
  );
}
