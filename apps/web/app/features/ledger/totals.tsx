import type { LedgerTotals } from "@aufwind/contract/ledger";
import { formatAmount } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./ledger.module.css";

/** What the chosen postings moved on each account, and that it sums to zero. */
export function Totals({ totals: { accounts } }: { totals: LedgerTotals }) {
  const { t } = useTranslation("ledger");
  const locale = useLocale();
  const sum = accounts.reduce((cents, each) => cents + each.cents, 0);
  return (
    <dl className={styles.totals} aria-label={t("totals")}>
      {accounts.map(({ account, cents }) => (
        <div key={account}>
          <dt>{t(`ledger-rows:accounts.${account}`)}</dt>
          <dd>{formatAmount(locale, cents)}</dd>
        </div>
      ))}
      <div data-state={sum === 0 ? "good" : "bad"}>
        <dt>{t("sum")}</dt>
        <dd>
          <Icon name={sum === 0 ? "check" : "alert"} /> {formatAmount(locale, sum)}
        </dd>
      </div>
    </dl>
  );
}
