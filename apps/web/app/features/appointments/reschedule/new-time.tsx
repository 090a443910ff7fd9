import type { Appointment } from "@aufwind/contract/appointments";
import { isPaid } from "@aufwind/rules/payments/status";
import { useEffect, useRef } from "react";
import { useMountedAfterHydration } from "../../../platform/browser/use-mounted-after-hydration.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { EarlyStartConsent } from "../../../shared/early-start-consent.tsx";
import { pickedQuery } from "../../../shared/slot-picker/picked.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { useOtherName } from "../appointment-summary.tsx";
import styles from "./reschedule.module.css";

type NewTimeProps = {
  id: string;
  start: string;
  appointment: Appointment;
  pick: { isSoon: boolean };
};

/** The chosen slot, beside the time that it replaces, and the button that proposes it. */
export function NewTime({ id, start, appointment, pick }: NewTimeProps) {
  const { t } = useTranslation("appointments");
  const box = useRef<HTMLElement>(null);
  const known = useRef(useMountedAfterHydration() ? null : start);
  // Scrolls here after a choice, but not on page load. (Safari gives a clicked link no focus to check.)
  useEffect(() => {
    if (known.current !== start) box.current?.focus();
    known.current = start;
  }, [start]);
  const locale = useLocale();
  const { side, feeCents, payment } = appointment;
  const name = useOtherName(appointment, side);
  const soon = isPaid(payment) ? "reschedule.soonPaid" : "reschedule.soon";
  const asksEarlyStart = appointment.earlyStartBefore !== null && start < appointment.earlyStartBefore;
  const isCharged = side === "client" && feeCents > 0 && pick.isSoon;
  const until = new Date(Date.parse(start) + appointment.durationMinutes * 60_000).toISOString();
  return (
    <section className={styles.chosen} id={id} ref={box} tabIndex={-1} aria-labelledby="chosen-time">
      <h2 id="chosen-time">{t("reschedule.chosen")}</h2>
      <p className={styles.to}>
        <Moment at={start} until={until} shape="full" />
      </p>
      {isCharged && <p data-cost>{t(soon, { name, money: formatMoney(locale, feeCents) })}</p>}
      <PageForm name="slot" query={pickedQuery({ start })} failure={t("reschedule.failed")}>
        <input type="hidden" name="scheduledAt" value={start} readOnly />
        {asksEarlyStart && <EarlyStartConsent name={name} isAgain />}
        <SubmitButton>{t("reschedule.submit")}</SubmitButton>
      </PageForm>
    </section>
  );
}
