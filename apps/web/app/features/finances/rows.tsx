import type { FinanceItem } from "@aufwind/contract/finances";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import rows from "../../shared/list/rows.module.css";
import { Moment } from "../../ui/moment.tsx";
import styles from "./rows.module.css";
import { AMOUNTS, type Amount, type Amounts, isTaken, sumOf } from "./sums.ts";

type RowsProps = {
  items: readonly FinanceItem[];
  /** Whether the list is complete: only then its sum is meaningful. */
  isWhole: boolean;
  now: number;
};

const yearOf = (at: string | number) => berlinDay(at).slice(0, 4);

/** A list of paid appointments: columns if there is space, cards on a phone. */
export function Rows({ items, isWhole, now }: RowsProps) {
  const { t } = useTranslation("finances");
  return (
    <div className={`${rows.table} ${styles.table}`}>
      <div className={`${rows.head} ${styles.head}`} aria-hidden="true">
        <span>{t("list.appointment")}</span>
        {AMOUNTS.map((amount) => (
          <span key={amount}>{t(`short.${amount}`)}</span>
        ))}
        <span>{t("list.payout")}</span>
      </div>
      <ul aria-label={t("list.label")}>
        {items.map((item) => (
          <Row key={`${item.appointmentId} ${item.kind} ${item.arrivesCents}`} item={item} now={now} />
        ))}
        {isWhole && items.length > 1 && (
          <li className={`${rows.row} ${styles.row}`} data-sum>
            <p className={rows.name}>{t("list.sum", { count: items.length })}</p>
            <Figures of={sumOf(items)} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Row({ item, now }: { item: FinanceItem; now: number }) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  const { appointmentId: id, client, consultation, kind, state, payoutOn } = item;
  const isThisYear = yearOf(item.scheduledAt) === yearOf(now);
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div className={styles.what}>
        <PageLink className={`${rows.name} ${rows.link}`} data-first to="coachAppointment" params={{ id }}>
          <Moment at={item.scheduledAt} shape={isThisYear ? "moment" : "dated"} />
        </PageLink>
        <p>
          {client || t("list.gone")} · {t(`kinds.${consultation}`)}
          {kind !== "booked" && kind !== "completed" && <span data-kind={kind}> · {t(`earned.${kind}`)}</span>}
        </p>
      </div>
      <Figures of={item} rate={item.feeRate} />
      <div className={styles.payout}>
        <span className={styles.state} data-state={state}>
          {t(`states.${state}`)}
        </span>
        <p>{t(state === "paidOut" ? "list.paidOn" : "list.payBy", { date: formatDay(locale, payoutOn) })}</p>
      </div>
    </li>
  );
}

/** From the price to what arrives. */
function Figures({ of, rate }: { of: Amounts; rate?: number }) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  const shown = (amount: Amount) => formatAmount(locale, isTaken(amount) ? 0 - of[amount] : of[amount]);
  return (
    <dl className={styles.figures}>
      {AMOUNTS.map((amount) => (
        <div key={amount} data-amount={amount} data-zero={of[amount] === 0 || undefined}>
          <dt>{t(`amounts.${amount}`)}</dt>
          <dd>
            {shown(amount)}
            {amount === "feeCents" && rate !== undefined && of.feeCents !== 0 && (
              <small>{t("list.rate", { rate: formatNumber(locale, rate / 100) })}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
