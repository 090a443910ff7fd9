import type { RefundPreview } from "@aufwind/contract/payments-operators";
import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { useRef } from "react";
import { Link } from "react-router";
import { useShortcuts } from "../../../platform/browser/shortcuts.ts";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { viewQuery } from "../../../shared/list/view.ts";
import moneyStyles from "../../../shared/money-action/money-action.module.css";
import { ConfirmAction, PreviewProblem } from "../../../shared/money-action/money-action.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { PaymentFacts } from "./payments.server.ts";
import styles from "./refund.module.css";
import { REFUND, type RefundChoice } from "./refund-choice.ts";
import { RefundChoiceForm } from "./refund-choice-form.tsx";
import { RefundEffects } from "./refund-effects.tsx";

export type RefundPanelProps = Pick<PaymentFacts, "payment" | "cases" | "preview" | "problem" | "done"> & {
  choice: RefundChoice;
};

/** What goes back, who bears it, what that does to everybody, and the button that does exactly this. */
export function RefundPanel({ payment, cases, choice, preview, problem, done }: RefundPanelProps) {
  const { t } = useTranslation("payments-team");
  const box = useRef<HTMLDivElement>(null);
  const lead = () => box.current?.querySelector<HTMLElement>("input:checked, input[type=radio]")?.focus();
  useShortcuts("payments-team:keys.title", [{ key: "r", label: "payments-team:keys.refund", act: lead }]);
  return (
    <Panel title={t("refund.title")} id="refund" small>
      <div ref={box} className={moneyStyles.panel}>
        <Done {...{ payment, cases, done }} />
        {payment.can.refund ? (
          <>
            <Waive {...{ payment, choice }} />
            <RefundChoiceForm choice={choice} left={payment.left} hasFee={feesOf(payment.earning.left) > 0} />
            <div aria-live="polite">
              {problem && <PreviewProblem>{problem}</PreviewProblem>}
              {preview && <RefundEffects preview={preview} payment={payment} />}
            </div>
            {preview && <Confirm {...{ choice, preview }} />}
          </>
        ) : (
          <Note>{t(`refund.not.${whyNot(payment)}`)}</Note>
        )}
      </div>
    </Panel>
  );
}

const feesOf = ({ feeCents, marketingCents, feeVatCents }: PaymentFacts["payment"]["earning"]["left"]) =>
  feeCents + marketingCents + feeVatCents;

function whyNot({ disputes, charge }: PaymentFacts["payment"]): "disputed" | "unpaid" | "nothing" {
  if (disputes.some(({ status }) => status !== "won")) return "disputed";
  return charge.status === "paid" ? "nothing" : "unpaid";
}

/** What became of the last refund, and the way back to what it was for. */
function Done({ payment, cases, done }: Pick<RefundPanelProps, "payment" | "cases" | "done">) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const refund = payment.refunds.find(({ id }) => id === done.refundId);
  const isTransferred = payment.refunds.some(({ id }) => id === done.transferredId);
  if (!refund && !done.approvalId && !isTransferred) return null;
  const open = cases.find(({ state }) => state !== "closed");
  return (
    <Outcome of={done.refundId ?? done.transferredId ?? done.approvalId}>
      <p>
        {refund
          ? t("refund.done", {
              money: formatAmount(locale, sumOfMeans(refund)),
              name: payment.client.name || t("goneClient"),
            })
          : t(isTransferred ? "money-action:transfer.done" : "refund.asked")}
      </p>
      <p className={moneyStyles.ways}>
        {done.approvalId && (
          <PageLink to="teamApprovals" query={`approval=${done.approvalId}`}>
            {t("refund.toApproval")}
          </PageLink>
        )}
        {open && (
          <PageLink to="teamCase" params={{ number: String(open.number) }}>
            {t("refund.toCase", { number: open.number })}
          </PageLink>
        )}
      </p>
    </Outcome>
  );
}

/** The fee of a late cancellation, or of somebody who did not come: one press fills in the panel. */
function Waive({ payment, choice }: Pick<RefundPanelProps, "payment" | "choice">) {
  const { t } = useTranslation("payments-team");
  const { scheduledStatus } = payment;
  if (scheduledStatus !== "Cancelled" && scheduledStatus !== "No Show") return null;
  const filled: RefundChoice = { part: "whole", amount: "", bearer: "platform", because: "waived" };
  return (
    <Link
      className={styles.waive}
      to={`?${viewQuery(REFUND, { ...filled, page: 1 })}#refund`}
      aria-current={choice.because === "waived" ? "true" : undefined}
      preventScrollReset
      replace
    >
      <Icon name="refund" /> {t(scheduledStatus === "Cancelled" ? "refund.waiveLate" : "refund.waiveNoShow")}
    </Link>
  );
}

function Confirm({ choice, preview }: { choice: RefundChoice; preview: RefundPreview }) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const money = formatAmount(locale, sumOfMeans(preview.client));
  const { part, amount, bearer, because } = choice;
  return (
    <ConfirmAction
      name="refund"
      hidden={{ part, amount, bearer }}
      hash={preview.hash}
      query={viewQuery(REFUND, { ...choice, page: 1 })}
      needsApproval={preview.needsApproval}
      confirm={t("refund.confirm", { money })}
      ask={t("refund.ask", { money })}
      reasonHelp={t("refund.reasonHelp")}
      reason={because === "waived" ? t("refund.waivedReason") : ""}
    />
  );
}
