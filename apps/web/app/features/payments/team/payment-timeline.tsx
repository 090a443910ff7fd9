import type { CaseItem } from "@aufwind/contract/cases";
import type { OperatorPaymentDetail } from "@aufwind/contract/payments-operators";
import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatLastFour } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Timeline } from "../../../shared/timeline.tsx";
import type { IconName } from "../../../ui/icon.tsx";
import { type Step, timelineOf } from "./timeline.ts";

const ICONS: Record<Step["kind"], IconName> = {
  booked: "calendar",
  planned: "clock",
  declined: "alert",
  bank: "shield",
  paid: "card",
  appointment: "video",
  refund: "refund",
  dispute: "flag",
  invoice: "file",
  correction: "file",
  payout: "bank",
  case: "inbox",
};

type PaymentTimelineProps = { payment: OperatorPaymentDetail; cases?: readonly CaseItem[]; now: number };

/** What happened to a payment, in the order of time. */
export function PaymentTimeline({ payment, cases = [], now }: PaymentTimelineProps) {
  const steps = timelineOf(payment, { cases, now }).map((step) => ({
    ...{ key: step.key, at: step.at, isAhead: step.isAhead, icon: ICONS[step.kind] },
    words: <StepWords step={step} payment={payment} />,
  }));
  return <Timeline steps={steps} />;
}

function StepWords({ step, payment }: { step: Step; payment: OperatorPaymentDetail }) {
  const { t } = useTranslation("payments-team");
  const note = useNote(step, payment);
  return (
    <>
      {step.kind === "case" ? (
        <PageLink to="teamCase" params={{ number: String(step.number) }}>
          {t("steps.caseNumber", { number: step.number })}
        </PageLink>
      ) : (
        <b>{t(`steps.${step.kind}`)}</b>
      )}
      {note && <p>{note}</p>}
      {step.kind === "refund" && step.refund.reason && (
        <p>{t("steps.because", { name: step.refund.askedBy?.name ?? "–", reason: step.refund.reason })}</p>
      )}
    </>
  );
}

/** The facts of a step in one line. */
function useNote(step: Step, payment: OperatorPaymentDetail): string {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const money = (cents: number) => formatAmount(locale, cents);
  switch (step.kind) {
    case "booked":
      return t("steps.price", { money: money(payment.grossCents) });
    case "planned":
      return t("steps.plannedNote");
    case "declined":
    case "bank":
      return t("steps.tries", { count: step.attempts, code: step.code ?? "–" });
    case "paid":
      return [
        step.lastFour && formatLastFour(step.lastFour),
        t(step.isConfirmed ? "steps.confirmed" : "steps.unattended"),
        step.giftCents > 0 && t("steps.gift", { money: money(step.giftCents) }),
        step.packageCents > 0 && t("steps.package", { money: money(step.packageCents) }),
        step.creditCents > 0 && t("steps.credit", { money: money(step.creditCents) }),
      ]
        .filter(Boolean)
        .join(" · ");
    case "appointment": {
      const { client, coach } = payment.minutes;
      const status = t(`appointments:status.${payment.scheduledStatus}`);
      return client + coach > 0 ? `${status} · ${t("steps.minutes", { client, coach })}` : status;
    }
    case "refund": {
      const { bearer, status, failure } = step.refund;
      const state = t(`refunds.${status}`);
      const isSaid = status === "failed" && failure && failure !== "unknown";
      const cents = sumOfMeans(step.refund);
      const parts = [money(cents), t(`bearers.${bearer}`), isSaid ? `${state} (${failure})` : state];
      return parts.join(" · ");
    }
    case "dispute":
      return `${money(step.dispute.cents)} · ${t(`disputes.${step.dispute.status}`)} · ${step.dispute.reason}`;
    case "invoice":
    case "correction":
      return `${step.number} · ${money(step.cents)}`;
    case "payout":
      return t(step.isPaid ? "steps.paidOut" : "steps.toPayOut", { month: formatDay(locale, step.month, "month") });
    case "case":
      return t(step.isClosed ? "steps.caseClosed" : "steps.caseOpen");
  }
}
