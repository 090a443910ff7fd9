import type { Statement } from "@aufwind/contract/statements";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton, PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./statements.module.css";

/** One closed month: the payout and its date, the calculation, and its documents. */
export function StatementCard({ statement, open }: { statement: Statement; open: boolean }) {
  const { t } = useTranslation("statements");
  const locale = useLocale();
  const { id, month, count, payout, payBy, paidOn, payoutCents, invoiceId } = statement;
  const name = formatDay(locale, month, "month");
  const of = <VisuallyHidden>: {name}</VisuallyHidden>;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={`${patterns.spread} ${styles.head}`}>
        <div>
          <h2 id={id} tabIndex={-1} data-first>
            {name}
          </h2>
          <p className={styles.soft}>{t("count", { count })}</p>
        </div>
        <div className={styles.payout}>
          <b>{formatAmount(locale, payoutCents)}</b>
          <span className={styles.state} data-state={payout}>
            {t(`states.${payout}`, { date: formatDay(locale, paidOn ?? payBy) })}
          </span>
        </div>
      </div>
      <Payout statement={statement} />
      <div className={styles.papers}>
        {count > 0 && (
          <PageButton to="coachFinances" query={`payout=${month}.${id}`} hash="appointments" look="ghost" small>
            {t("appointments")}
            {of}
          </PageButton>
        )}
        <FileButton look="ghost" small href={`/api/coaches/statements/${id}/sheet`} download>
          <Icon name="download" /> {t("sheet")}
          {of}
        </FileButton>
        {invoiceId && (
          <FileButton look="ghost" small href={`/api/stripe/invoice/${invoiceId}/${locale}`} download>
            <Icon name="file" /> {t("invoice")}
            {of}
          </FileButton>
        )}
      </div>
      <Disclosure summary={t("sums.title")} open={open}>
        <Sums statement={statement} />
      </Disclosure>
    </article>
  );
}

/** From what clients paid to the payout, line by line. */
function Sums({ statement }: { statement: Statement }) {
  const { t } = useTranslation("statements");
  const { grossCents, vatCents, feeCents, marketingCents, feeVatCents, arrivesCents } = statement;
  const { adjustedCents, adjustments, carriedInCents, carriedOutCents, payoutCents } = statement;
  const locale = useLocale();
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
          {adjustedCents !== 0 && <Line what={t("sums.adjusted")} cents={adjustedCents} />}
          <Line what={t("sums.arrives")} cents={arrivesCents} total />
          {carriedInCents !== 0 && <Line what={t("sums.carriedIn")} cents={carriedInCents} />}
          {isCarried && <Line what={t("sums.payout")} cents={payoutCents} total />}
          {carriedOutCents !== 0 && <Line what={t("sums.carriedOut")} cents={carriedOutCents} />}
        </tbody>
      </table>
      {adjustments.length > 0 && (
        <>
          <p className={styles.soft}>{t("sums.adjustments")}</p>
          <ul className={styles.adjustments}>
            {adjustments.map(({ reason, arrivesCents: cents }) => (
              <li key={`${reason} ${cents}`}>
                <b>{formatAmount(locale, cents)}</b> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
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

/** The payout's status, and what to do if it failed. */
function Payout({ statement }: { statement: Statement }) {
  const { t } = useTranslation("statements");
  const locale = useLocale();
  const { id, payout, payBy, carriedOutCents, canRetry } = statement;
  const form = `retryPayout.${id}`;
  const result = useAnswer<FormResult>();
  const told = result?.ok && result.form === form ? result : undefined;
  const link = (words: string) => (
    <PageLink to="coachFinances" hash="connection">
      {words}
    </PageLink>
  );
  const facts = {
    date: formatDay(locale, payBy),
    money: formatAmount(locale, carriedOutCents),
  };
  const key = payout === "nothing" && carriedOutCents < 0 ? "carried" : payout;
  // The head says it already.
  if (key === "paid" && !told) return null;
  return (
    <div className={`${patterns.links} ${styles.became}`} data-state={payout} id={canRetry ? undefined : form}>
      {told && <Outcome of={told}>{t("retried")}</Outcome>}
      {key !== "paid" && (
        <p>
          <RichText text={t(`payout.${key}`, facts)} tags={{ link }} />
        </p>
      )}
      {canRetry && (
        <PageForm name={form} failure={t("notRetried")}>
          <input type="hidden" name="id" value={id} />
          <SubmitRow small pendingLabel={t("retrying")}>
            {t("retry")}
          </SubmitRow>
        </PageForm>
      )}
    </div>
  );
}
