import type { Appointment } from "@aufwind/contract/appointments";
import type { Translate } from "../../../platform/i18n/namespaces.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Moment } from "../../../ui/moment.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Sentence, useOtherName } from "../appointment-summary.tsx";
import styles from "./history.module.css";

type Entry = Appointment["history"][number];

/** Who did what and when, latest first. */
export function History({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation("appointments");
  const { side, history } = appointment;
  const name = useOtherName(appointment, side);
  return (
    <Panel title={t("detail.history")}>
      <ol className={styles.history} reversed>
        {history.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.event}`}>
            <p className={styles.what}>
              <Sentence text={saidOf(entry, { t, side, name })} at={entry.scheduledAt} />
            </p>
            {entry.reason && <p className={styles.reason}>{t("history.reason", { reason: entry.reason })}</p>}
            <p className={styles.when}>
              <Moment at={entry.at} shape="dated" beside />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type Reader = { t: Translate<"appointments">; side: Appointment["side"]; name: string };

function saidOf({ event, by, scheduledStatus }: Entry, { t, side, name }: Reader): string {
  switch (event) {
    case "expire":
    case "unpaid":
    case "lapse":
    case "complete":
    case "settleNoShow":
    case "decideClientAbsent":
    case "decideCoachAbsent":
    case "decideCompleted":
      return t(`history.${event}`);
  }
  if (by === "clock") return t("history.clock");
  if (by === "team" && event === "cancel") return t("history.cancel.team");
  if (event === "book" && scheduledStatus === "Scheduled")
    return t(`history.booked.${by === side ? "you" : "other"}`, { name });
  return t(`history.${event}.${by === side ? "you" : "other"}`, { name });
}
