import type { AppointmentItem } from "@aufwind/contract/appointments";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { type AgendaDay, type Entry, type Line, linesOf, type Pauses } from "./agenda-days.ts";
import styles from "./agenda-list.module.css";
import { StatusMark } from "./agenda-status.tsx";
import { berlinTime, dayName } from "./agenda-view.ts";

type AgendaListProps = {
  /** The link into the call of an appointment. */
  callLink: (appointment: AppointmentItem) => React.ReactNode;
  days: readonly AgendaDay[];
  today: string;
  zone: string;
  pauses: Pauses;
};

/** The agenda as text and links, day by day: complete, and all there is before JavaScript. */
export function AgendaList({ days, today, ...rest }: AgendaListProps) {
  const { t } = useTranslation("agenda");
  const filled = days.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) {
    const check = <PageButton to="coachPreview">{t("empty.check")}</PageButton>;
    return (
      <EmptyState title={t("empty.title")} action={check} drawing={<Illustration of="calendar" />}>
        {t("empty.text")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.days}>
      {filled.map((day) => (
        <Day key={day.day} {...day} {...rest} isToday={day.day === today} />
      ))}
    </div>
  );
}

/** Times off may overlap, and then fill the same part of a day. */
const keyOf = (entry: Line) => `${entry.kind} ${entry.from} ${entry.kind === "off" ? entry.id : entry.to}`;

type DayProps = AgendaDay & Omit<AgendaListProps, "days" | "today"> & { isToday: boolean };

function Day({ day, open, entries, isToday, zone, pauses, callLink }: DayProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const hours = open.map(({ from, to }) => `${from}–${to}`).join(", ");
  return (
    <section className={styles.day}>
      <h3>
        {dayName(locale, day, "dated")} {isToday && <span className={styles.today}>{t("today")}</span>}
      </h3>
      <p className={styles.open}>{hours ? t("openHours", { hours }) : t("closed")}</p>
      <ul>
        {linesOf(entries, pauses).map((entry) => (
          <li key={keyOf(entry)}>
            <EntryRow entry={entry} zone={zone} />
            {entry.kind === "appointment" && <div className={styles.room}>{callLink(entry.appointment)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line of a day; an appointment links to its page, time off to the exceptions. */
function EntryRow({ entry, zone }: { entry: Line; zone: string }) {
  const { t } = useTranslation("agenda");
  const clock = (
    <span className={styles.clock}>
      {entry.from}–{entry.to}
    </span>
  );
  if (entry.kind === "pause")
    return (
      <p className={styles.row} data-kind="pause">
        {clock}
        <span className={styles.what}>{t("legend.pause")}</span>
      </p>
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
      <StatusMark {...appointment} />
    </PageLink>
  );
}
