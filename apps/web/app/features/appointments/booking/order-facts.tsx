import { formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { bookingReturn } from "../../../shared/booking-return.ts";
import { CardName } from "../../../shared/card-form/card-name.tsx";
import { CreditNote } from "../../../ui/credit-note.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import styles from "./order.module.css";
import type { OrderProps } from "./order-props.ts";

/** Right above the button, as § 312j BGB requires: what, with whom, when, how much, and when it is paid. */
export function OrderFacts({ facts: { coach, choice, card, creditCents }, order, here }: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { start, end, durationMinutes, feeCents, charge, dayBefore } = order;
  const day = <Moment at={dayBefore} shape="dated" beside />;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("facts.service")}</dt>
        <dd>
          {choice.type && t(`kinds.${choice.type}`)}, {t("facts.video")}
        </dd>
      </div>
      <div>
        <dt>{t("facts.coach")}</dt>
        <dd>{coach.name}</dd>
      </div>
      <div>
        <dt>{t("facts.when")}</dt>
        <dd>
          <Moment at={start} until={end} shape="dated" />
        </dd>
      </div>
      <div>
        <dt>{t("facts.duration")}</dt>
        <dd>{t("kinds.minutes", { count: durationMinutes })}</dd>
      </div>
      <div className={styles.price}>
        <dt>{t("facts.price")}</dt>
        <dd>
          {feeCents > 0 ? formatMoney(locale, feeCents) : t("kinds.free")}
          {feeCents > 0 && <small>{t(coach.isSmall ? "facts.small" : "facts.vat")}</small>}
          <CreditNote wholeCents={feeCents} creditCents={creditCents} />
        </dd>
      </div>
      {charge !== "never" && (
        <div>
          <dt>{t("facts.charge")}</dt>
          <dd>
            <RichText text={t(`facts.charged.${charge}`, { name: coach.name })} tags={{ when: () => day }} />
            {card && (
              <small>
                <CardName {...card} /> ·{" "}
                <PageLink to="paymentMethods" query={bookingReturn(here)}>
                  {t("facts.otherCard")}
                </PageLink>
              </small>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
