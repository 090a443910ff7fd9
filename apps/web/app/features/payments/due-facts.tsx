import { formatMoney } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CreditNote } from "../../ui/credit-note.tsx";
import { Moment } from "../../ui/moment.tsx";
import type { Due } from "./pay.server.ts";
import styles from "./payments.module.css";

/** What it is that has to be paid. */
export function DueFacts({ name, scheduledAt, endsAt, cents, creditCents, cancelledAt }: Due) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("facts.coach")}</dt>
        <dd>{name || t("facts.gone")}</dd>
      </div>
      <div>
        <dt>{t("facts.when")}</dt>
        <dd>
          <Moment at={scheduledAt} until={endsAt} shape="dated" />
        </dd>
      </div>
      <div>
        <dt>{t("facts.amount")}</dt>
        <dd>
          {formatMoney(locale, cents + creditCents)}
          <CreditNote wholeCents={cents + creditCents} creditCents={creditCents} />
        </dd>
      </div>
      {cancelledAt && (
        <div>
          <dt>{t("facts.until")}</dt>
          <dd>
            <Moment at={cancelledAt} shape="dated" />
          </dd>
        </div>
      )}
    </dl>
  );
}
