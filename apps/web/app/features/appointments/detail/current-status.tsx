import type { Appointment } from "@aufwind/contract/appointments";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Sentence, StatusBadge, useOtherName } from "../appointment-summary.tsx";
import { clientPayment, coachPayment, isToPay, statedCents } from "../payment-status.ts";
import styles from "./detail.module.css";
import { nextStep } from "./next-step.ts";

/** Its status, what happens next and by when. */
export function CurrentStatus({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { side, feeCents, owedCents, cancellationReason, scheduledAt, scheduledBefore, endsAt } = appointment;
  const name = useOtherName(appointment, side);
  const { key, until, cost } = nextStep(appointment, now);
  return (
    <div className={styles.status}>
      {/* Of a proposal the sentence says both times. */}
      {!scheduledBefore && (
        <p className={styles.when}>
          <Moment at={scheduledAt} until={endsAt} shape="full" />
        </p>
      )}
      <StatusBadge item={appointment} side={side} />
      <p>
        <Sentence
          text={t(`step.${key}`, { name, money: formatMoney(locale, feeCents) })}
          from={scheduledBefore ?? undefined}
          at={scheduledAt}
          until={until}
        />
        {cost && <> {t(`step.cost.${cost}`, { money: formatMoney(locale, owedCents) })}</>}
      </p>
      {side === "coach" ? (
        <CoachPaymentNote appointment={appointment} now={now} />
      ) : (
        <ClientPaymentNote appointment={appointment} now={now} />
      )}
      {cancellationReason && <p className={styles.reason}>{t("history.reason", { reason: cancellationReason })}</p>}
    </div>
  );
}

/** The payment status for the coach: what was or will be paid, and what happens if it is in doubt. */
function CoachPaymentNote({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const name = useOtherName(appointment, "coach");
  const said = coachPayment(appointment, now);
  if (!said) return null;
  const { owedCents, feeCents, refundedCents } = appointment;
  const money = formatMoney(locale, owedCents > 0 ? owedCents : feeCents);
  const key = said.key === "paid" && !said.at ? "paidBefore" : said.key;
  return (
    <p className={styles.payment} data-payment={said.key}>
      <Sentence
        text={t(`coachPayment.${key}`, { money, name, back: formatMoney(locale, refundedCents) })}
        at={said.at}
      />
    </p>
  );
}

/** The payment status for the client; if it failed: why, until when, and how to fix it. */
function ClientPaymentNote({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { decline } = appointment;
  const said = clientPayment(appointment, now);
  if (!said) return null;
  const money = formatMoney(locale, statedCents(said, appointment));
  const back = formatMoney(locale, appointment.refundedCents);
  const sentence = <Sentence text={t(`clientPayment.${said.key}`, { money, back })} at={said.at} />;
  if (!isToPay(appointment)) return <p className={styles.payment}>{sentence}</p>;
  return (
    <div className={styles.unpaid}>
      <p>
        <strong>{sentence}</strong>
      </p>
      {decline && said.key !== "authentication" && <p>{t(`payments:declines.${decline}`)}</p>}
      <PayButtons id={appointment.id} isBank={appointment.payment === "authentication"} />
    </div>
  );
}

function PayButtons({ id, isBank }: { id: string; isBank: boolean }) {
  const { t } = useTranslation("appointments");
  return (
    <div className={styles.acts}>
      <PageButton to="clientPay" params={{ id }} look="accent">
        {t(isBank ? "clientPayment.confirm" : "clientPayment.pay")}
      </PageButton>
      <PageButton to="clientPay" params={{ id }} query="card=other" look="ghost">
        {t("clientPayment.other")}
      </PageButton>
    </div>
  );
}
