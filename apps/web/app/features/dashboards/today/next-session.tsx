import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { dayOf, formatDay } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { MessageLink } from "../../../shared/message-link.tsx";
import { PageButton } from "../../../ui/button.tsx";
import styles from "./session-card.module.css";
import { SessionCard } from "./session-card.tsx";

type Next = NonNullable<CoachToday["next"]>;

/** A coach's next appointment, with what there is to know before it. */
export function NextSession({ next, now }: { next: Next; now: number }) {
  const { t } = useTranslation("dashboards-today");
  const { appointment, metCount, metSince, lastNote } = next;
  const { client } = appointment;
  const name = client.name || t("gone");
  return (
    <SessionCard
      appointment={appointment}
      now={now}
      person={{ name, picture: client.picture }}
      facts={<Facts metCount={metCount} metSince={metSince} hasNote={appointment.hasNote} />}
      acts={(first) => (
        <>
          {client.name && (
            <PageButton to="coachPreparation" params={{ id: client.id }} look={first} small>
              {t("next.prepare")}
            </PageButton>
          )}
          <PageButton to="coachClient" params={{ id: client.id }} look="ghost" small>
            {t("next.file")}
          </PageButton>
          {client.name && <MessageLink otherId={client.id} name={name} isBrief look="ghost" small />}
        </>
      )}
    >
      {lastNote && <Prepared note={lastNote} />}
    </SessionCard>
  );
}

function Facts({ metCount, metSince, hasNote }: Pick<Next, "metCount" | "metSince"> & { hasNote: boolean }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const facts = [
    metSince ? t("next.number", { number: metCount + 1 }) : t("next.first"),
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
