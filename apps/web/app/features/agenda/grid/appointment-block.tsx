import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../../platform/pages/link-clicks.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Entry } from "../agenda-days.ts";
import { agendaStatusOf, blockLookOf } from "../agenda-status.tsx";
import { berlinTime, dayName } from "../agenda-view.ts";
import styles from "./blocks.module.css";

export type AppointmentEntry = Extract<Entry, { kind: "appointment" }>;
export type OffEntry = Extract<Entry, { kind: "off" }>;

type BlockProps = {
  entry: AppointmentEntry;
  zone: string;
  now: number;
  isOpen: boolean;
  /** Drawn at its new place meanwhile. */
  isLeaving: boolean;
  onOpen: () => void;
  style?: React.CSSProperties;
  /** One line in a month. */
  isLine?: boolean;
};

/** An appointment in the grid: name, time, kind. A link to its page, which opens beside the grid with JavaScript. */
export function AppointmentBlock({ entry, zone, now, isOpen, isLeaving, onOpen, style, isLine = false }: BlockProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const { appointment, day, from, to, begins } = entry;
  const look = blockLookOf(appointment, now);
  const name = appointment.client.name || t("gone");
  const kind = t(`consultations:names.${appointment.consultation}`);
  const berlin = berlinTime({ at: appointment.scheduledAt }, { locale, zone });
  const status = look === "unpaid" ? t("looks.unpaid") : t(`status.${agendaStatusOf(appointment)}`);
  return (
    <PageLink
      to="coachAppointment"
      params={{ id: appointment.id }}
      className={isLine ? styles.line : styles.block}
      data-id={begins ? appointment.id : undefined}
      data-look={look}
      data-leaving={isLeaving || undefined}
      data-movable={(begins && appointment.can.includes("reschedule")) || undefined}
      aria-current={isOpen || undefined}
      title={`${name} · ${from}–${to} · ${status}`}
      draggable={false}
      onClick={onPlainClick(onOpen)}
      style={style}
    >
      <b>{name}</b>
      <span className={styles.when}>
        <span className={styles.clock}>{from}</span>
        {!isLine && <span className={styles.kind}> · {look === "unpaid" ? t("looks.unpaid") : kind}</span>}
      </span>
      {!isLine && berlin && <span className={styles.more}>{t("inBerlin", { time: berlin })}</span>}
      <VisuallyHidden>{t("blockLabel", { day: dayName(locale, day), from, to, status })}</VisuallyHidden>
    </PageLink>
  );
}

type OffBlockProps = { entry: OffEntry; style: React.CSSProperties; onOpen: () => void };

/** Time off: a link to the exceptions. */
export function OffBlock({ entry: { id, note, from, to }, style, onOpen }: OffBlockProps) {
  const { t } = useTranslation("agenda");
  return (
    <PageLink
      to="coachExceptions"
      hash={`exception-${id}`}
      className={styles.block}
      data-look="off"
      data-off={id}
      draggable={false}
      onClick={onPlainClick(onOpen)}
      style={style}
    >
      <b>{note || t("off")}</b>
      <span className={styles.when}>
        <span className={styles.clock}>{from === "00:00" && to === "24:00" ? t("allDay") : `${from}–${to}`}</span>
      </span>
    </PageLink>
  );
}
