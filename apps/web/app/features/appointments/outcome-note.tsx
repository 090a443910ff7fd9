import type { Appointment } from "@aufwind/contract/appointments";
import { useEffect } from "react";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { showToast } from "../../ui/toasts/show-toast.ts";
import { useOtherName } from "./person.tsx";
import { ASKED } from "./possible-acts.ts";

const DONE = [...ASKED, "reschedule", "book", "giveDetails"] as const;

type NoteProps = {
  appointment: Appointment;
  /** The act that the address says was done. */
  done: string | null;
  /** Whether its form is still there and says itself what is wrong. */
  isAsking: boolean;
};

/** How the last act went, where its own form is gone. */
export function OutcomeNote({ appointment, done, isAsking }: NoteProps) {
  const { t } = useTranslation("appointments");
  const result = useActionData<FormResult>();
  const name = useOtherName(appointment, appointment.side);
  const last = appointment.history.at(-1);
  // An old address says nothing once somebody has done something else.
  const act = DONE.find((each) => each === done && last?.event === each && last.by === appointment.side);
  const isBooked = (act === "book" || act === "giveDetails") && last?.scheduledStatus === "Scheduled";
  const text = isBooked ? t("acts.booked", { name }) : act ? t(`acts.${act}.done`, { name }) : undefined;
  useEffect(() => {
    if (text) showToast({ text, isSaid: true });
  }, [text]);
  if (result && !result.ok && !isAsking)
    return <ErrorSummary form={result.form} problem={{ ...result.problem, detail: t("acts.changed") }} />;
  return text ? <Outcome of={last}>{text}</Outcome> : null;
}
