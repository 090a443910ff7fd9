import type { Appointment } from "@aufwind/contract/appointments";
import { formatMoney } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ClientPaymentNote } from "./client-payment-note.tsx";
import { CoachPaymentNote } from "./coach-payment-note.tsx";
import styles from "./detail.module.css";
import { nextStep } from "./next-step.ts";
import { useOtherName } from "./person.tsx";
import { Sentence } from "./sentence.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** How it stands, what happens next and by when. */
export function Standing({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { side, feeCents, owedCents, cancellationReason } = appointment;
  const name = useOtherName(appointment, side);
  const { key, until, cost } = nextStep(appointment, now);
  return (
    <div className={styles.standing}>
      <StatusBadge item={appointment} side={side} />
      <p>
        <Sentence
          text={t(`step.${key}`, { name, money: formatMoney(locale, feeCents) })}
          from={appointment.scheduledBefore ?? undefined}
          at={appointment.scheduledAt}
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
