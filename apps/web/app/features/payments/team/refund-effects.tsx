import type { OperatorPaymentDetail, RefundPreview } from "@aufwind/contract/payments-operators";
import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatLastFour } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import blocks from "../../../ui/blocks.module.css";
import { FactLine } from "../../../ui/fact-line.tsx";
import styles from "./refund.module.css";

type RefundEffectsProps = { preview: RefundPreview; payment: OperatorPaymentDetail };

/** What a refund does to client, coach, our fee, invoice and statement. */
export function RefundEffects({ preview, payment }: RefundEffectsProps) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const { client, back, platformCents, coachKeepsCents, correction, statement, isWhole } = preview;
  const money = (cents: number) => formatAmount(locale, cents);
  const names = { client: payment.client.name || t("goneClient"), coach: payment.coach.name || t("goneCoach") };
  const fees = back.feeCents + back.marketingCents;
  const shares = [
    ["coach", t("effects.coach", { name: names.coach }), back.arrivesCents],
    ["fee", t("effects.fee"), fees],
    ["vat", t("effects.feeVat"), back.feeVatCents],
    ["platform", t("effects.platform"), platformCents],
  ] as const;
  return (
    <section className={`${blocks.box} ${styles.effects}`} aria-label={t("effects.title")}>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(([kind, , cents]) => cents > 0 && <i key={kind} data-kind={kind} style={{ flexGrow: cents }} />)}
      </div>
      <dl>
        {shares
          .filter(([, , cents]) => cents !== 0)
          .map(([kind, name, cents]) => (
            <div key={kind} data-kind={kind}>
              <dt>{name}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ))}
        <div data-kind="total">
          <dt>{t("effects.client", { name: names.client })}</dt>
          <dd>{money(sumOfMeans(client))}</dd>
        </div>
        {client.packageCents > 0 && (
          <FactLine name={t("effects.means")}>{t(isWhole ? "effects.toPackage" : "effects.toCards")}</FactLine>
        )}
        {client.giftCents + client.creditCents > 0 && (
          <FactLine name={t("effects.means")}>
            {t("effects.meansOf", {
              card: money(client.cardCents),
              gift: money(client.giftCents),
              credit: money(client.creditCents),
            })}
          </FactLine>
        )}
        <FactLine name={t("effects.keeps", { name: names.coach })}>{money(coachKeepsCents)}</FactLine>
      </dl>
      <ul>
        {client.cardCents > 0 && (
          <li>
            {t("effects.toCard", { card: payment.lastFour ? formatLastFour(payment.lastFour) : t("effects.card") })}
          </li>
        )}
        <li>
          {correction
            ? t("effects.correction", {
                number: correction.number,
                gross: money(correction.grossCents),
                vat: money(correction.vatCents),
              })
            : t("effects.noCorrection")}
        </li>
        {back.arrivesCents > 0 && (
          <li>
            {t(statement.isEarningStated ? "effects.laterStatement" : "effects.statement", {
              month: formatDay(locale, statement.month, "month"),
            })}
          </li>
        )}
      </ul>
    </section>
  );
}
