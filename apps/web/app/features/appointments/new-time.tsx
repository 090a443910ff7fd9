import type { Appointment } from "@aufwind/contract/appointments";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../platform/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { pickQuery } from "./pick.ts";
import styles from "./reschedule.module.css";

type NewTimeProps = {
  id: string;
  start: string;
  appointment: Appointment;
  pick: { month: string; day: string | null };
};

/** The slot that was chosen, beside the time that it replaces, and the button that proposes it. */
export function NewTime({ id, start, appointment, pick }: NewTimeProps) {
  const { t } = useTranslation("appointments");
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice leads here; what came with the page does not
  useEffect(() => {
    if (document.activeElement?.closest("[data-in-place]")) box.current?.focus();
  }, [start]);
  const until = new Date(Date.parse(start) + appointment.durationMinutes * 60_000).toISOString();
  const query = pickQuery({ month: pick.month, ...(pick.day && { day: pick.day }), start });
  return (
    <section className={styles.chosen} id={id} ref={box} tabIndex={-1} aria-labelledby="chosen-time">
      <h2 id="chosen-time">{t("reschedule.chosen")}</h2>
      <p className={styles.to}>
        <Moment at={start} until={until} shape="full" />
      </p>
      <PageForm name="slot" query={query} failure={t("reschedule.failed")}>
        <input type="hidden" name="scheduledAt" value={start} readOnly />
        <SubmitButton>{t("reschedule.submit")}</SubmitButton>
      </PageForm>
    </section>
  );
}
