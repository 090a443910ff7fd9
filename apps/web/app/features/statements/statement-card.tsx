import type { Statement } from "@aufwind/contract/statements";
import { formatDay } from "../../platform/calendar-day.ts";
import { formatAmount } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Payout } from "./payout.tsx";
import styles from "./statements.module.css";
import { Sums } from "./sums.tsx";

/** One closed month: what is paid out and when, how it adds up, and its papers. */
export function StatementCard({ statement, open }: { statement: Statement; open: boolean }) {
  const { t } = useTranslation("statements");
  const locale = useLocale();
  const { id, month, count, payout, payoutCents, invoiceId } = statement;
  const name = formatDay(locale, month, "month");
  const of = <VisuallyHidden>: {name}</VisuallyHidden>;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} tabIndex={-1} data-first>
            {name}
          </h2>
          <p className={styles.soft}>{t("count", { count })}</p>
        </div>
        <div className={styles.payout}>
          <b>{formatAmount(locale, payoutCents)}</b>
          <span className={styles.state} data-state={payout}>
            {t(`states.${payout}`)}
          </span>
        </div>
      </div>
      <Payout statement={statement} />
      <div className={styles.papers}>
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
