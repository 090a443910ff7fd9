import type { Statement } from "@aufwind/contract/statements";
import { useActionData } from "react-router";
import { formatDay } from "../../platform/calendar-day.ts";
import type { FormResult } from "../../platform/form-result.ts";
import { formatAmount } from "../../platform/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./statements.module.css";

/** What becomes of the month's money, and what to do where it did not go out. */
export function Payout({ statement }: { statement: Statement }) {
  const { t } = useTranslation("statements");
  const locale = useLocale();
  const { id, payout, payBy, paidOn, carriedOutCents, canRetry } = statement;
  const form = `retryPayout.${id}`;
  const result = useActionData<FormResult>();
  const told = result?.ok && result.form === form ? result : undefined;
  const link = (words: string) => (
    <PageLink to="coachFinances" hash="connection">
      {words}
    </PageLink>
  );
  const facts = {
    date: formatDay(locale, paidOn ?? payBy),
    money: formatAmount(locale, carriedOutCents),
  };
  const key = payout === "nothing" && carriedOutCents < 0 ? "carried" : payout;
  return (
    <div className={styles.became} data-state={payout} id={canRetry ? undefined : form}>
      {told && <Outcome of={told}>{t("retried")}</Outcome>}
      <p>
        <RichText text={t(`payout.${key}`, facts)} tags={{ link }} />
      </p>
      {canRetry && (
        <PageForm name={form} failure={t("notRetried")}>
          <input type="hidden" name="id" value={id} />
          <div>
            <SubmitButton small pendingLabel={t("retrying")}>
              {t("retry")}
            </SubmitButton>
          </div>
        </PageForm>
      )}
    </div>
  );
}
