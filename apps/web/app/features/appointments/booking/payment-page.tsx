import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { announce } from "../../../platform/browser/accessibility.ts";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { formatWait } from "../../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CreditNote } from "../../../shared/credit-note.tsx";
import factRows from "../../../shared/facts/fact-rows.module.css";
import { REDEEM } from "../../../shared/gift-code/gift-code.ts";
import { RedeemGiftCard, redeemResultOf } from "../../../shared/gift-code/redeem-gift-card.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { useCountdown } from "../../../ui/form/use-countdown.ts";
import { Moment } from "../../../ui/moment.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel, Panels } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { PaymentFacts } from "./order.server.ts";
import styles from "./payment.module.css";
import { PaymentOptions } from "./payment-options.tsx";

/** The fifteen minutes in which a slot is held until payment details are given. */
export function PaymentPage({ facts }: { facts: PaymentFacts }) {
  const { t } = useTranslation("appointments-booking");
  const { id, coach, conditions, secondsLeft } = facts;
  if (secondsLeft === 0) return <Expired slug={coach.slug} />;
  const appointment = (
    <PageLink className={`${patterns.link} ${styles.back}`} to="clientAppointment" params={{ id }}>
      {t("payment.leave")}
    </PageLink>
  );
  return (
    <>
      <PageHeader
        title={t("payment.title")}
        lead={t(conditions.isInstant ? "payment.leadInstant" : "payment.lead", { name: coach.name })}
      />
      <Panels>
        <Panel title={t("payment.held")} aside={appointment}>
          <Held {...facts} />
        </Panel>
        <Panel title={t("payment.ways")}>
          <PaymentOptions facts={facts} />
          <Redeem {...facts} />
        </Panel>
      </Panels>
    </>
  );
}

function Held(facts: PaymentFacts) {
  const { consultation, coach, conditions, giftCents, creditCents, holdUntil, secondsLeft, dates } = facts;
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  return (
    <>
      <dl className={`${patterns.plainLinks} ${factRows.rows} ${styles.facts}`}>
        <FactLine name={t("facts.service")}>
          {t(`kinds.${consultation}`)}, {t("kinds.minutes", { count: conditions.durationMinutes })}
        </FactLine>
        <FactLine name={t("facts.coach")}>{coach.name}</FactLine>
        <FactLine name={t("facts.when")}>
          <Moment at={conditions.start} until={conditions.end} shape="dated" />
          {dates > 1 && <small>{t("payment.dates", { count: dates - 1 })}</small>}
        </FactLine>
        <FactLine name={t("facts.price")}>
          {formatMoney(locale, conditions.feeCents)}
          <CreditNote wholeCents={conditions.feeCents} creditCents={creditCents} giftCents={giftCents} />
        </FactLine>
        {holdUntil && (
          <FactLine name={t("payment.until")}>
            <Moment at={holdUntil} shape="clock" />
          </FactLine>
        )}
      </dl>
      <HoldCountdown seconds={secondsLeft} />
    </>
  );
}

/** A form of its own: what is being typed into the provider's stays. */
function Redeem({ conditions: { feeCents }, giftCents, creditCents }: PaymentFacts) {
  const result = redeemResultOf(useAnswer<FormResult>());
  return (
    <PageForm name={REDEEM}>
      <RedeemGiftCard result={result} wholeCents={feeCents} cardCents={feeCents - giftCents - creditCents} />
    </PageForm>
  );
}

function Expired({ slug }: { slug: string | null }) {
  const { t } = useTranslation("appointments-booking");
  const again = slug ? (
    <PageButton to="coachPage" params={{ slug }} hash="booking">
      {t("payment.expired.again")}
    </PageButton>
  ) : (
    <PageButton to="search">{t("payment.expired.search")}</PageButton>
  );
  return (
    <>
      <PageHeader title={t("payment.title")} />
      <EmptyState title={t("payment.expired.title")} action={again}>
        {t("payment.expired.text")}
      </EmptyState>
    </>
  );
}

/** The remaining time, updated every second and announced at a few moments; at its end the page reloads. */
function HoldCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { left, start } = useCountdown();
  useEffect(() => start(seconds), [seconds, start]);
  const before = useRef(left);
  useEffect(() => {
    const last = before.current;
    before.current = left;
    if (left === undefined || last === undefined || left === last) return;
    if (left === 0) {
      announce(t("payment.expired.title"));
      revalidate();
    } else if (isAnnounced({ left, before: last })) announce(t("payment.announce", { time: formatWait(locale, left) }));
  }, [left, locale, revalidate, t]);
  // Known with JavaScript only; without it the end time is shown above.
  return (
    <p className={styles.countdown} aria-hidden="true">
      {left === undefined ? "" : `${t("payment.left")} ${formatCountdown(left)}`}
    </p>
  );
}

/** Seconds left at which the remaining time is announced. */
const MARKS = [600, 300, 60];

/** Whether a mark was passed since the last tick: a background tab ticks rarely. */
export const isAnnounced = ({ left, before }: { left: number; before: number }): boolean =>
  MARKS.some((mark) => left <= mark && before > mark);

/** "14:05" */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
