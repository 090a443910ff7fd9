import { EXISTING_CLIENT_FEE, earningsOf, PLATFORM_FEE, VAT, type VatStatus } from "@aufwind/rules/money";
import { formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./earnings.module.css";

type Sale = {
  netCents: number;
  vatStatus: VatStatus;
  /** Whether the lower fee for own clients still applies. */
  isLower: boolean;
};

/** What clients pay at this price, what we take, and what arrives. */
export function Earnings({ netCents, vatStatus: status, isLower }: Sale) {
  const { t } = useTranslation("consultations");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(locale, cents);
  const rate = (points: number) => formatNumber(locale, points / 100);
  const ours = earningsOf({ netCents, status, fee: PLATFORM_FEE, marketing: false });
  const first = earningsOf({ netCents, status, fee: PLATFORM_FEE, marketing: true });
  const own = earningsOf({ netCents, status, fee: EXISTING_CLIENT_FEE, marketing: false });
  const columns = isLower ? [ours, own] : [ours];
  const vat = { vat: money(ours.vatCents), net: money(netCents), rate: rate(VAT) };
  return (
    <>
      <p className={styles.pays}>
        <span>{t("sum.pays")}</span>
        <b>{money(ours.grossCents)}</b>
        <small>{t(`sum.vat.${status}`, vat)}</small>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t(isLower ? "sum.ours" : "sum.all", { rate: rate(PLATFORM_FEE) })}</th>
            {isLower && <th scope="col">{t("sum.own", { rate: rate(EXISTING_CLIENT_FEE) })}</th>}
          </tr>
        </thead>
        <tbody>
          <Line what={t("sum.fee")} amounts={columns.map(({ feeCents }) => -feeCents)} />
          <Line what={t("sum.feeVat", { rate: rate(VAT) })} amounts={columns.map(({ feeVatCents }) => -feeVatCents)} />
          <Line what={t("sum.arrives")} amounts={columns.map(({ arrivesCents }) => arrivesCents)} total />
        </tbody>
      </table>
      <p className={styles.small}>
        {t(first.arrivesCents < 0 ? "sum.firstLoss" : "sum.first", {
          fee: money(first.marketingCents),
          vat: money(first.feeVatCents - ours.feeVatCents),
          amount: money(Math.abs(first.arrivesCents)),
        })}
      </p>
      {status === "regular" && <p className={styles.small}>{t("sum.passOn", vat)}</p>}
    </>
  );
}

type LineProps = { what: string; amounts: number[]; total?: boolean };

function Line({ what, amounts, total }: LineProps) {
  const locale = useLocale();
  return (
    <tr data-total={total || undefined}>
      <th scope="row">{what}</th>
      {amounts.map((cents, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places
        <td key={column}>{formatMoney(locale, cents).replace("-", "−")}</td>
      ))}
    </tr>
  );
}
