import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./affected-list.module.css";
import { StatusMark } from "./agenda-status.tsx";

/** Appointments within time off: they stay until the coach moves or cancels each. */
export function AffectedList({ items }: { items: readonly AppointmentItem[] | null }) {
  const { t } = useTranslation("agenda");
  if (!items) return <p>{t("affected.unknown")}</p>;
  if (items.length === 0) return <p>{t("affected.none")}</p>;
  return (
    <section className={styles.affected}>
      <h3>{t("affected.title", { count: items.length })}</h3>
      <p>{t("affected.text", { count: items.length })}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Affected {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Affected({ id, client, consultation, scheduledAt, endsAt, can, ...status }: AppointmentItem) {
  const { t } = useTranslation("agenda");
  const name = client.name || t("gone");
  return (
    <div className={`${patterns.spread} ${styles.row}`}>
      <div>
        <p>
          <b>{name}</b>, {t(`consultations:names.${consultation}`)}
        </p>
        <p className={styles.when}>
          <Moment at={scheduledAt} until={endsAt} shape="dated" beside />
        </p>
        <StatusMark {...status} />
      </div>
      <div className={styles.acts}>
        {can.includes("reschedule") && (
          <PageButton to="coachReschedule" params={{ id }} look="ghost" small>
            {t("affected.move")} <VisuallyHidden>: {name}</VisuallyHidden>
          </PageButton>
        )}
        {can.includes("cancel") && (
          <PageButton to="coachAppointment" params={{ id }} query="act=cancel" look="quiet" small>
            {t("affected.cancel")} <VisuallyHidden>: {name}</VisuallyHidden>
          </PageButton>
        )}
      </div>
    </div>
  );
}
