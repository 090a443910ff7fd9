import type { FinanceItem } from "@aufwind/contract/finances";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import rows from "../../shared/list/rows.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./rows.module.css";
import { AMOUNTS, type Amount, type Amounts, isDeduction, totalsOf } from "./totals.ts";

type RowsProps = {
  items: readonly FinanceItem[];
  /** Whether the list is complete: only then its sum is meaningful. */
  isWhole: boolean;
  now: number;
};

const yearOf = (at: string | number) => berlinDay(at).slice(0, 4);

/** A list of paid appointments: columns if there is space, on a phone cards that unfold how the amount comes about. */
export function Rows({ items, isWhole, now }: RowsProps) {
  const { t } = useTranslation("finances");
  const amounts = shownOf(items);
  return (
    <div className={`${rows.table} ${styles.table}`} data-corrected={amounts.includes("adjustedCents") || undefined}>
      <div className={`${rows.head} ${styles.head}`} aria-hidden="true">
        <span>{t("list.appointment")}</span>
        {amounts.map((amount) => (
          <span key={amount}>{t(`short.${amount}`)}</span>
        ))}
        <span>{t("list.payout")}</span>
      </div>
      <ul aria-label={t("list.label")}>
        {items.map((item) => (
          <Row key={keyOf(item)} {...{ item, amounts, now }} />
        ))}
        {isWhole && items.length > 1 && (
          <li className={`${rows.row} ${styles.row}`} data-sum>
            <p className={rows.name}>{t("list.sum", { count: items.length })}</p>
            <Figures of={totalsOf(items)} amounts={amounts} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** The column of corrections only where there is one. */
const shownOf = (items: readonly FinanceItem[]): Amount[] =>
  AMOUNTS.filter((amount) => amount !== "adjustedCents" || items.some(({ adjustedCents }) => adjustedCents !== 0));

const keyOf = ({ appointmentId, scheduledAt, kind, arrivesCents }: FinanceItem): string =>
  `${appointmentId ?? scheduledAt} ${kind} ${arrivesCents}`;

type RowProps = { item: FinanceItem; amounts: readonly Amount[]; now: number };

function Row({ item, amounts, now }: RowProps) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  const { appointmentId: id, scheduledAt, state, payoutOn } = item;
  const day = <Moment at={scheduledAt} shape={yearOf(scheduledAt) === yearOf(now) ? "moment" : "dated"} />;
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div className={styles.what}>
        {id ? (
          <PageLink className={`${rows.name} ${rows.link}`} data-first to="coachAppointment" params={{ id }}>
            {day}
          </PageLink>
        ) : (
          <p className={rows.name}>{day}</p>
        )}
        <What item={item} />
      </div>
      <Figures of={item} rate={item.feeRate} amounts={amounts} />
      <div className={styles.payout}>
        <span className={styles.state} data-state={state}>
          {t(`states.${state}`)}
        </span>
        <p>
          {payoutOn
            ? t(state === "paidOut" ? "list.paidOn" : "list.payBy", { date: formatDay(locale, payoutOn) })
            : t("list.held")}
        </p>
      </div>
    </li>
  );
}

/** With whom, what was agreed, and what became of it; of a correction its reason. */
function What({ item }: { item: FinanceItem }) {
  const { t } = useTranslation("finances");
  const { client, consultation, kind, reason } = item;
  const isPlain = kind === "booked" || kind === "completed";
  return (
    <>
      <p>
        {consultation && `${client || t("list.gone")} · ${t(`kinds.${consultation}`)}`}
        {!isPlain && (
          <span data-kind={kind}>
            {consultation && " · "}
            {t(`earned.${kind}`)}
          </span>
        )}
      </p>
      {reason && <p className={styles.reason}>{t("list.because", { reason })}</p>}
    </>
  );
}

type FiguresProps = { of: Amounts; rate?: number; amounts: readonly Amount[] };

/** From the price to what arrives. */
function Figures({ of, rate, amounts }: FiguresProps) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  const said = rate !== undefined && of.feeCents !== 0 && t("list.rate", { rate: formatNumber(locale, rate / 100) });
  const shown = (amount: Amount) => formatAmount(locale, isDeduction(amount) ? 0 - of[amount] : of[amount]);
  return (
    <details className={styles.more}>
      <summary className={styles.arrives}>
        <VisuallyHidden>{t("amounts.arrivesCents")}: </VisuallyHidden>
        {shown("arrivesCents")}
        <Icon name="chevronDown" />
      </summary>
      <dl className={styles.figures}>
        {amounts.map((amount) => (
          <div key={amount} data-amount={amount} data-zero={of[amount] === 0 || undefined}>
            <dt className={rows.inHead}>
              {t(`amounts.${amount}`)}
              {amount === "feeCents" && said && ` (${said})`}
            </dt>
            <dd>
              {shown(amount)}
              {amount === "feeCents" && said && <small aria-hidden="true">{said}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
