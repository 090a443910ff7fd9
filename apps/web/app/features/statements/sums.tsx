import type { Statement } from "@aufwind/contract/statements";
import { formatAmount } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./statements.module.css";

/** From what clients paid to what goes out, line by line. */
export function Sums({ statement }: { statement: Statement }) {
  const { t } = useTranslation("statements");
  const { grossCents, vatCents, feeCents, marketingCents, feeVatCents, arrivesCents } = statement;
  const { carriedInCents, carriedOutCents, payoutCents } = statement;
  const isCarried = carriedInCents !== 0 || carriedOutCents !== 0;
  return (
    <>
      <table className={styles.sums}>
        <tbody>
          <Line what={t("sums.gross")} cents={grossCents} />
          {vatCents !== 0 && <Line what={t("sums.vat")} cents={vatCents} within />}
          <Line what={t("sums.fee")} cents={0 - feeCents} />
          {marketingCents !== 0 && <Line what={t("sums.marketing")} cents={0 - marketingCents} />}
          <Line what={t("sums.feeVat")} cents={0 - feeVatCents} />
          <Line what={t("sums.arrives")} cents={arrivesCents} total />
          {carriedInCents !== 0 && <Line what={t("sums.carriedIn")} cents={carriedInCents} />}
          {isCarried && <Line what={t("sums.payout")} cents={payoutCents} total />}
          {carriedOutCents !== 0 && <Line what={t("sums.carriedOut")} cents={carriedOutCents} />}
        </tbody>
      </table>
      {isCarried && <p className={styles.soft}>{t("sums.carriedText")}</p>}
    </>
  );
}

type LineProps = { what: string; cents: number; total?: boolean; within?: boolean };

function Line({ what, cents, total, within }: LineProps) {
  const locale = useLocale();
  return (
    <tr data-total={total || undefined} data-within={within || undefined}>
      <th scope="row">{what}</th>
      <td>{formatAmount(locale, cents)}</td>
    </tr>
  );
}
