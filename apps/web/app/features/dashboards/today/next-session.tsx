import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { berlinDay, dayOf, formatDay, momentOf } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { MessageLink } from "../../../shared/message-link.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { CountdownRing } from "./countdown.tsx";
import styles from "./next-session.module.css";
import { Portrait } from "./portrait.tsx";
import { RoomButton } from "./room-button.tsx";

type Next = NonNullable<CoachToday["next"]>;

/** The next appointment: who, when, how soon, and what there is to know before it. */
export function NextSession({ next, now }: { next: Next; now: number }) {
  const { t } = useTranslation("dashboards-today");
  const { appointment, number, metSince, lastNote } = next;
  const { client, consultation, durationMinutes } = appointment;
  const name = client.name || t("gone");
  return (
    <section className={styles.next} aria-labelledby="next">
      <div className={styles.top}>
        <Portrait name={name} picture={client.picture} />
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
          <h2 id="next">{name}</h2>
          <p className={styles.facts}>
            <Facts number={number} metSince={metSince} hasNote={appointment.hasNote} />
          </p>
          <div className={styles.acts}>
            <RoomButton appointment={appointment} now={now} />
            <PageButton to="coachClient" params={{ id: client.id }} look="ghost" small>
              {t("next.file")}
            </PageButton>
            {client.name && <MessageLink otherId={client.id} name={name} isBrief look="ghost" small />}
          </div>
        </div>
        <CountdownRing appointment={appointment} now={now} />
      </div>
      {lastNote && <Prepared note={lastNote} />}
    </section>
  );
}

/** "Heute, 16:00–17:00 Uhr", or with its day. */
function When({ appointment: { scheduledAt, endsAt }, now }: { appointment: Next["appointment"]; now: number }) {
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

function Facts({ number, metSince, hasNote }: Pick<Next, "number" | "metSince"> & { hasNote: boolean }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const facts = [
    metSince ? t("next.number", { number }) : t("next.first"),
    metSince && t("next.since", { month: formatDay(locale, metSince.slice(0, 7), "month") }),
    hasNote && t("next.hasNote"),
  ];
  return facts.filter(Boolean).join(" · ");
}

/** The last note beside what was agreed; without an agreement the note has all the space. */
function Prepared({ note: { appointmentId, scheduledAt, excerpt, agreed } }: { note: NonNullable<Next["lastNote"]> }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  return (
    <div className={styles.prepared} data-halves={agreed.length > 0 || undefined}>
      <div>
        <h3>
          <PageLink to="coachNote" params={{ id: appointmentId }}>
            {t("next.lastNote")}
          </PageLink>
          <small>{dayOf(scheduledAt, { locale })}</small>
        </h3>
        <p className={styles.excerpt}>{excerpt ?? t("next.unreadable")}</p>
      </div>
      {agreed.length > 0 && (
        <div>
          <h3>{t("next.agreed")}</h3>
          <ul className={styles.agreed}>
            {agreed.slice(0, 3).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
