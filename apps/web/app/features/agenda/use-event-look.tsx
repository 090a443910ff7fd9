import { Box, UnstyledButton } from "@mantine/core";
import type { WeekViewProps } from "@mantine/schedule";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./calendar.module.css";
import type { CalendarEvent } from "./calendar-events.ts";
import { standingOf } from "./standing.ts";
import { dayName } from "./times.ts";

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
