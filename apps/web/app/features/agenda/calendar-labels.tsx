import { Box, UnstyledButton } from "@mantine/core";
import type { WeekViewProps } from "@mantine/schedule";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { AgendaDay } from "./agenda-days.ts";
import { SIGNS, standingOf } from "./agenda-status.tsx";
import styles from "./calendar.module.css";
import type { CalendarEvent, Payload } from "./calendar-events.ts";
import { berlinTime, dayName } from "./shown-days.ts";

type EventBodyProps = { payload: Payload; title: string; zone: string };

/** The content of a calendar block: the icon says the same as the colour. */
export function EventBody({ payload, title, zone }: EventBodyProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  if (payload.kind !== "appointment") return title;
  const { appointment, day, from, to } = payload;
  const standing = standingOf(appointment);
  const berlin = berlinTime({ at: appointment.scheduledAt }, { locale, zone });
  return (
    <span className={styles.body}>
      <span className={styles.line}>
        <Icon name={SIGNS[standing]} />
        <span className={styles.from}>{from}</span> {appointment.client.name || t("gone")}
      </span>
      {berlin && <span className={styles.more}>{t("inBerlin", { time: berlin })}</span>}
      <span className={styles.more}>
        {t(`consultations:names.${appointment.consultation}`)} · {t(`standings.${standing}`)}
        <VisuallyHidden>{t("whenLabel", { day: dayName(locale, day), from, to })}</VisuallyHidden>
      </span>
    </span>
  );
}

/** Mantine writes its colours inline. */
const OURS = { "--event-bg": "var(--back)", "--event-color": "var(--text)", "--event-hover": "var(--back)" } as const;

/** Marks each calendar block for our styles, with a full accessible name. */
export function useEventLook(): NonNullable<WeekViewProps["renderEvent"]> {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  return (event, props) => {
    const { payload, display } = event as CalendarEvent;
    const { children } = props;
    if (payload.kind !== "appointment" || display === "background")
      // Mantine passes the properties of its own box, which its types call a button's.
      return (
        <Box {...(props as object)} data-kind={payload.kind} aria-hidden="true">
          {children}
        </Box>
      );
    const { appointment, day, from, to } = payload;
    const standing = standingOf(appointment);
    const label = t("appointmentLabel", {
      name: appointment.client.name || t("gone"),
      day: dayName(locale, day),
      from,
      to,
      kind: t(`consultations:names.${appointment.consultation}`),
      standing: t(`standings.${standing}`),
    });
    return (
      <UnstyledButton
        {...props}
        className={`${props.className} ${styles.event}`}
        style={{ ...props.style, ...OURS }}
        data-standing={standing}
        title={label}
      />
    );
  };
}

/** The calendar's labels: buttons, half hours and days. */
export function useLabels(days: readonly AgendaDay[], today: string) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const byDay = new Map(days.map((day) => [day.day, day]));
  const labels = {
    timeSlot: t("addTimeOff"),
    moreLabel: (count: number) => t("more", { count }),
    noEvents: t("empty.title"),
  };

  function slotProps({ start, end }: { start: string; end: string }) {
    const [day = "", from = ""] = start.split(" ");
    const to = end.slice(11, 16);
    return { "aria-label": t("slotLabel", { day: dayName(locale, day), from: from.slice(0, 5), to }) };
  }

  function dayProps(date: string) {
    const day = byDay.get(date);
    const count = day?.entries.filter(({ kind }) => kind === "appointment").length ?? 0;
    const isOff = day?.entries.some(({ kind }) => kind === "off") ?? false;
    const isOpen = (day?.open.length ?? 0) > 0;
    const words = [
      dayName(locale, date, "full"),
      t("dayCount", { count }),
      isOpen ? t("dayOpen") : t("closed"),
      isOff && t("off"),
    ];
    return {
      "aria-label": words.filter(Boolean).join(", "),
      "aria-current": date === today ? ("date" as const) : undefined,
      "data-open": isOpen || undefined,
      "data-off": (isOff && !isOpen) || undefined,
    };
  }
  return { labels, slotProps, dayProps };
}
