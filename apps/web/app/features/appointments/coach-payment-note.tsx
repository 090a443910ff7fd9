import type { Appointment } from "@aufwind/contract/appointments";
import { formatMoney } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { coachPayment } from "./coach-payment.ts";
import styles from "./detail.module.css";
import { useOtherName } from "./person.tsx";
import { Sentence } from "./sentence.tsx";

/** How the payment stands, for the coach: what was or will be paid, and what happens where it is in doubt. */
export function CoachPaymentNote({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const name = useOtherName(appointment, "coach");
  const said = coachPayment(appointment, now);
  if (!said) return null;
  const { owedCents, feeCents } = appointment;
  const money = formatMoney(locale, owedCents > 0 ? owedCents : feeCents);
  const key = said.key === "paid" && !said.at ? "paidBefore" : said.key;
  return (
    <p className={styles.payment} data-payment={said.key}>
      <Sentence text={t(`coachPayment.${key}`, { money, name })} at={said.at} />
    </p>
  );
}
