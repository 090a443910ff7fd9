import { LEDGER_ACCOUNTS, type LedgerAccount } from "@aufwind/rules/ledger";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./ledger-rows.module.css";

/** An account in words; one that this page does not know yet is shown as it is called. */
const accountName = (t: Translate<"ledger-rows">, account: string): string =>
  LEDGER_ACCOUNTS.some((each) => each === account) ? t(`accounts.${account as LedgerAccount}`) : account;

export type LedgerRow = {
  key: string;
  /** `yyyy-mm-dd`; missing for a row that is not written yet. */
  day: string | null;
  account: string;
  /** More than the account, below it. */
  note?: React.ReactNode;
  /** Positive is a debit, negative a credit. */
  amountCents: number;
};

/** Rows of the ledger with debit and credit, and their sums. Planned rows stand out and say that they are. */
export function LedgerRows({ title, rows }: { title: string; rows: readonly LedgerRow[] }) {
  const { t } = useTranslation("ledger-rows");
  const locale = useLocale();
  const sum = (sign: 1 | -1) => rows.reduce((cents, { amountCents }) => cents + Math.max(0, sign * amountCents), 0);
  const amount = (cents: number) => (cents > 0 ? formatAmount(locale, cents) : "");
  const isBalanced = sum(1) === sum(-1);
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("account")}</th>
            <th scope="col">{t("debit")}</th>
            <th scope="col">{t("credit")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, day, account, note, amountCents }) => {
            const when = day ? formatDay(locale, day, "plain") : t("planned");
            return (
              <tr key={key} data-planned={day === null || undefined}>
                <td>{when}</td>
                <th scope="row">
                  {accountName(t, account)}
                  <small className={styles.when}>{when}</small>
                  {note && <small>{note}</small>}
                </th>
                <td>{amount(amountCents)}</td>
                <td>{amount(-amountCents)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t(isBalanced ? "balanced" : "sum")}</th>
            <td>{formatAmount(locale, sum(1))}</td>
            <td>{formatAmount(locale, sum(-1))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
