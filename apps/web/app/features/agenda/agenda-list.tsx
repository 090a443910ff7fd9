import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { AgendaDay, Entry } from "./agenda-days.ts";
import styles from "./agenda-list.module.css";
import { EntryRow } from "./entry-row.tsx";
import type { RoomSlot } from "./room-slot.ts";
import { dayName } from "./times.ts";

type AgendaListProps = RoomSlot & { days: readonly AgendaDay[]; today: string; zone: string };

/** The agenda as plain text and links, day by day: all that is needed, and all there is before JavaScript. */
export function AgendaList({ days, today, zone, room }: AgendaListProps) {
  const { t } = useTranslation("agenda");
  const filled = days.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) {
    const check = <PageButton to="coachPreview">{t("empty.check")}</PageButton>;
    return (
      <EmptyState title={t("empty.title")} action={check}>
        {t("empty.text")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.days}>
      {filled.map((day) => (
        <Day key={day.day} {...day} isToday={day.day === today} zone={zone} room={room} />
      ))}
    </div>
  );
}

/** Times off may overlap, and then fill the same part of a day. */
const keyOf = (entry: Entry) => `${entry.kind} ${entry.from} ${entry.kind === "off" ? entry.id : entry.to}`;

type DayProps = AgendaDay & RoomSlot & { isToday: boolean; zone: string };

function Day({ day, open, entries, isToday, zone, room }: DayProps) {
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
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <EntryRow entry={entry} zone={zone} />
            {entry.kind === "appointment" && <div className={styles.room}>{room(entry.appointment)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
