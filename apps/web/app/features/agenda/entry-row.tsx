import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Entry } from "./agenda-days.ts";
import styles from "./agenda-list.module.css";
import { StandingMark } from "./standing-mark.tsx";
import { berlinTime } from "./times.ts";

/** One line of a day; an appointment leads to its page, time off to the exceptions. */
export function EntryRow({ entry, zone }: { entry: Entry; zone: string }) {
  const { t } = useTranslation("agenda");
  const clock = (
    <span className={styles.clock}>
      {entry.from}–{entry.to}
    </span>
  );
  if (entry.kind === "busy")
    return (
      <p className={styles.row} data-kind="busy">
        {clock}
        <span className={styles.what}>
          <Icon name="lock" /> {t("busy")}
        </span>
      </p>
    );
  if (entry.kind === "off")
    return (
      <PageLink to="coachExceptions" hash={`exception-${entry.id}`} className={styles.row} data-kind="off">
        {clock}
        <span className={styles.what}>
          <Icon name="sun" /> {entry.note ? t("offNoted", { note: entry.note }) : t("off")}
        </span>
      </PageLink>
    );
  return <AppointmentRow entry={entry} zone={zone} clock={clock} />;
}

type RowProps = { entry: Extract<Entry, { kind: "appointment" }>; zone: string; clock: React.ReactNode };

function AppointmentRow({ entry: { appointment }, zone, clock }: RowProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const { id, client, consultation, scheduledAt: at, endsAt: until } = appointment;
  const berlin = berlinTime({ at, until }, { locale, zone });
  return (
    <PageLink to="coachAppointment" params={{ id }} className={styles.row} data-kind="appointment">
      {clock}
      <span className={styles.who}>
        <b>{client.name || t("gone")}</b>
        <span>
          {t(`consultations:names.${consultation}`)}
          {berlin && <> · {t("inBerlin", { time: berlin })}</>}
        </span>
      </span>
      <StandingMark {...appointment} />
    </PageLink>
  );
}
