import type { AppointmentItem } from "@aufwind/contract/appointments";
import { countdownTo } from "@aufwind/rules/appointments/countdown";
import { closesAt, opensAt } from "@aufwind/rules/video-calls";
import { useServerTime } from "../../../platform/browser/use-server-time.ts";
import { berlinDay, dayOf, momentOf } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { type ButtonLook, PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Pill } from "../../../ui/pill.tsx";
import countdownStyles from "./countdown.module.css";
import { Portrait } from "./portrait.tsx";
import styles from "./session-card.module.css";

type Person = Pick<AppointmentItem["client"], "picture"> & { name: string };

type SessionCardProps = {
  appointment: AppointmentItem;
  now: number;
  /** The other one. */
  person: Person;
  /** What there is to know, in one line. */
  facts: React.ReactNode;
  /** Beside the way into the room; before it opens the first of them is the primary one. */
  acts: (first: ButtonLook["look"]) => React.ReactNode;
  /** What prepares for it, below. */
  children?: React.ReactNode;
};

/** The next appointment, for either side: who, when, how soon, and the way into the room. */
export function SessionCard({ appointment, now, person, facts, acts, children }: SessionCardProps) {
  const { t } = useTranslation("dashboards-today");
  const { id, scheduledAt, endsAt, consultation, durationMinutes } = appointment;
  const moment = useServerTime(now);
  const isEarly = moment < opensAt(Date.parse(scheduledAt));
  const isOpen = !isEarly && moment < closesAt(Date.parse(endsAt));
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
          <p className={styles.facts}>
            {facts}
            {isEarly && <PageLink to="setupTest">{t("test")}</PageLink>}
          </p>
          <div className={styles.acts}>
            {isOpen && (
              <PageButton to="room" params={{ id }} look="accent" small>
                <Icon name="video" /> {t("room")}
              </PageButton>
            )}
            {acts(isOpen ? "ghost" : "primary")}
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

const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;

type CountdownRingProps = { appointment: { scheduledAt: string; endsAt: string }; now: number };

/** How long it is until an appointment, as a ring that empties; its size never changes. */
function CountdownRing({ appointment: { scheduledAt, endsAt }, now }: CountdownRingProps) {
  const { t } = useTranslation("dashboards-today");
  const moment = useServerTime(now);
  const { state, value, unit, share } = countdownTo(
    { startsAt: Date.parse(scheduledAt), endsAt: Date.parse(endsAt) },
    moment,
  );
  if (state === "over") return null;
  return (
    <div
      className={countdownStyles.ring}
      data-state={state}
      role="img"
      aria-label={t(`countdown.${state}.${unit}`, { count: value })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${Math.round(share * ROUND * 10) / 10} 999`}
          data-part="left"
        />
      </svg>
      <p aria-hidden="true">
        <span>{t(`countdown.until.${state}`)}</span>
        <b>{value}</b>
        <span>{t(`countdown.units.${unit}`, { count: value })}</span>
      </p>
    </div>
  );
}
