import type { OperatorPaymentDetail } from "@aufwind/contract/payments-operators";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./payment.module.css";

/** Who paid what, who has it now, and whether the ledger says the same. */
export function PaymentFigures({ payment }: { payment: OperatorPaymentDetail }) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const { earning, ledger, coach } = payment;
  const { feeCents, marketingCents, feeVatCents, arrivesCents } = earning.left;
  const off = ledger.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const figures = [
    [t("figures.price"), payment.grossCents],
    [t("figures.card"), payment.cardCents],
    ...(payment.giftCents > 0 ? [[t("figures.gift"), payment.giftCents] as const] : []),
    ...(payment.packageCents > 0 ? [[t("figures.package"), payment.packageCents] as const] : []),
    ...(payment.creditCents > 0 ? [[t("figures.credit"), payment.creditCents] as const] : []),
    [t("figures.refunded"), payment.refundedCents],
    [t(earning.isEarned ? "figures.coach" : "figures.coachWill", { name: coach.name || t("goneCoach") }), arrivesCents],
    [t("figures.fees"), feeCents + marketingCents + feeVatCents],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, cents]) => (
        <FactLine key={name} name={name}>
          {formatAmount(locale, cents)}
        </FactLine>
      ))}
      <div data-state={off === 0 ? "good" : "bad"}>
        <dt>{t("figures.ledger")}</dt>
        <dd>
          <Icon name={off === 0 ? "check" : "alert"} /> {formatAmount(locale, off)}
        </dd>
      </div>
    </dl>
  );
}
