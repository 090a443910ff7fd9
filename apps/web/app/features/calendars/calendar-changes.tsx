import type { CalendarChange } from "@aufwind/contract/calendars-connections";
import { momentOf } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RowAction } from "../../shared/row-action.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./calendars.module.css";

/** What was done to our entries there. Nothing here follows from it, until the coach answers. */
export function CalendarChanges({ changes }: { changes: readonly CalendarChange[] }) {
  const { t } = useTranslation("calendars");
  return (
    <section className={styles.unclear} aria-labelledby="calendar-changes">
      <Icon name="alert" />
      <div className={styles.step}>
        <h3 id="calendar-changes">{t("changes.title", { count: changes.length })}</h3>
        <p>{t("changes.text")}</p>
        <ul className={styles.rows}>
          {changes.map((each) => (
            <li key={each.appointmentId}>
              <ChangeRow {...each} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ChangeRow({ appointmentId, change, clientName, scheduledAt, movedTo }: CalendarChange) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  const name = clientName || t("changes.nobody");
  const when = momentOf({ at: scheduledAt }, { locale });
  const params = { id: appointmentId };
  return (
    <div className={styles.row}>
      <p>
        {movedTo
          ? t("changes.moved", { name, when, movedTo: momentOf({ at: movedTo }, { locale }) })
          : t("changes.deleted", { name, when })}
      </p>
      <div className={styles.acts}>
        {change === "moved" && movedTo ? (
          <PageLink className={patterns.link} to="coachReschedule" params={params} query={`start=${movedTo}`}>
            {t("changes.move")} <VisuallyHidden>: {name}</VisuallyHidden>
          </PageLink>
        ) : (
          <PageLink className={patterns.link} to="coachAppointment" params={params} query="act=cancel">
            {t("changes.cancel")} <VisuallyHidden>: {name}</VisuallyHidden>
          </PageLink>
        )}
        <RowAction
          name="putBackEntry"
          id={appointmentId}
          failure={t("changes.notPutBack")}
          look="ghost"
          label={t("changes.putBack")}
          of={name}
        />
      </div>
    </div>
  );
}
