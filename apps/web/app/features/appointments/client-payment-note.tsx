import type { Appointment } from "@aufwind/contract/appointments";
import { formatMoney } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { clientPayment, isToPay, saidCents } from "./client-payment.ts";
import styles from "./detail.module.css";
import { Sentence } from "./sentence.tsx";

/** How the payment stands, for the client; where it failed: why, until when, and the way to put it right. */
export function ClientPaymentNote({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { decline } = appointment;
  const said = clientPayment(appointment, now);
  if (!said) return null;
  const money = formatMoney(locale, saidCents(said, appointment));
  const sentence = <Sentence text={t(`clientPayment.${said.key}`, { money })} at={said.at} />;
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
