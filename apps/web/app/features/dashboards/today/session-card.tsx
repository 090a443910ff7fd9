import type { AppointmentItem } from "@aufwind/contract/appointments";
import { berlinDay, dayOf, momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { CountdownRing } from "./countdown.tsx";
import { Portrait } from "./portrait.tsx";
import { RoomButton } from "./room-button.tsx";
import styles from "./session-card.module.css";

type Person = Pick<AppointmentItem["client"], "picture"> & { name: string };

type SessionCardProps = {
  appointment: AppointmentItem;
  now: number;
  /** The other one. */
  person: Person;
  /** What there is to know, in one line. */
  facts: React.ReactNode;
  /** Beside the way into the room. */
  acts: React.ReactNode;
  /** What prepares for it, below. */
  children?: React.ReactNode;
};

/** The next appointment, for either side: who, when, how soon, and the way into the room. */
export function SessionCard({ appointment, now, person, facts, acts, children }: SessionCardProps) {
  const { t } = useTranslation("dashboards-today");
  const { consultation, durationMinutes } = appointment;
  return (
    <section className={styles.card} aria-labelledby="next">
      <div className={styles.top}>
        <Portrait {...person} />
        <div className={styles.who}>
          <p className={styles.when}>
            <Pill tone="teal">
              <Icon name="clock" />
              <When appointment={appointment} now={now} />
            </Pill>
            <span>
              {t(`kinds.${consultation}`)}, {t("minutes", { count: durationMinutes })}
            </span>
          </p>
          <h2 id="next">{person.name}</h2>
          <p className={styles.facts}>{facts}</p>
          <div className={styles.acts}>
            <RoomButton appointment={appointment} now={now} />
            {acts}
          </div>
        </div>
        <CountdownRing appointment={appointment} now={now} />
      </div>
      {children}
    </section>
  );
}

/** "Heute, 16:00–17:00 Uhr", or with its day. */
function When({ appointment: { scheduledAt, endsAt }, now }: Pick<SessionCardProps, "appointment" | "now">) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const isToday = berlinDay(scheduledAt) === berlinDay(now);
  const day = isToday ? t("next.today") : dayOf(scheduledAt, { locale });
  return (
    <time dateTime={scheduledAt} suppressHydrationWarning>
      {day}, {momentOf({ at: scheduledAt, until: endsAt }, { locale, shape: "clock" })}
    </time>
  );
}
