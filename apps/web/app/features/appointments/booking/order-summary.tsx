import { formatMoney } from "../../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CreditNote } from "../../../shared/credit-note.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Moment } from "../../../ui/moment.tsx";
import patterns from "../../../ui/patterns.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import type { BookingFacts } from "./booking.server.ts";
import type { Conditions } from "./conditions.ts";
import styles from "./order.module.css";

export type OrderProps = {
  facts: BookingFacts;
  order: Conditions;
  /** This page's address, and that of the panel with the same choice. */
  here: string;
  back: string;
};

/** Right above the button, as § 312j BGB requires: what, with whom, when, how much, and when it is paid. */
export function OrderSummary({
  facts: { coach, choice, giftCents, creditCents, fromPackage, viewer, languages, language },
  order,
  back,
}: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { start, end, durationMinutes, feeCents, charge, dayBefore } = order;
  const { name, picture } = coach;
  const day = <Moment at={dayBefore} shape="dated" beside />;
  const isPaid = feeCents > 0;
  // Whoever can choose it in the form sees it there.
  const isSettled = viewer !== "client" || languages.length === 1;
  return (
    <section aria-label={t("facts.title")} className={styles.facts}>
      <div className={styles.who}>
        <Avatar name={name} picture={picture} sizes="60px" />
        <p>
          <b>{name}</b>
          <span>
            {choice.type && t(`kinds.${choice.type}`)}, {t("kinds.minutes", { count: durationMinutes })} ·{" "}
            {t("facts.video")}
            {isSettled && language && ` · ${language.name}`}
          </span>
        </p>
      </div>
      <p className={`${patterns.plainLinks} ${styles.when}`}>
        <b>
          <Moment at={start} until={end} shape="dated" />
        </b>
        <PathLink to={back}>{t("facts.change")}</PathLink>
      </p>
      <p className={styles.price}>
        <span>{t("facts.price")}</span>
        <strong>{fromPackage ? t("package.price") : isPaid ? formatMoney(locale, feeCents) : t("kinds.free")}</strong>
      </p>
      {fromPackage && <p className={styles.soft}>{t("package.left", { left: fromPackage.left - 1 })}</p>}
      {isPaid && !fromPackage && (
        <div className={styles.soft}>
          <p>{t(coach.isSmall ? "facts.small" : "facts.vat")}</p>
          <CreditNote wholeCents={feeCents} creditCents={creditCents} giftCents={giftCents} />
          {charge !== "never" && (
            <p>
              {t("facts.charge")} <RichText text={t(`facts.charged.${charge}`, { name })} tags={{ when: () => day }} />
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** The same in two lines, for a phone, where the summary may be out of view while the button is not. */
export function OrderInBrief({ facts: { coach, choice, fromPackage }, order }: Pick<OrderProps, "facts" | "order">) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { start, end, feeCents, charge, dayBefore } = order;
  return (
    <p className={styles.brief}>
      <b>
        {choice.type && t(`kinds.${choice.type}`)}, {coach.name} ·{" "}
        {fromPackage ? t("package.price") : feeCents > 0 ? formatMoney(locale, feeCents) : t("kinds.free")}
        {feeCents > 0 && !fromPackage && !coach.isSmall && ` ${t("facts.taxed")}`}
      </b>
      <span>
        <Moment at={start} until={end} beside />
        {charge !== "never" && !fromPackage && (
          <>
            {" · "}
            <RichText text={t(`facts.brief.${charge}`)} tags={{ when: () => <Moment at={dayBefore} shape="day" /> }} />
          </>
        )}
      </span>
    </p>
  );
}
