import type { AppointmentItem } from "@aufwind/contract/appointments";
import { HOUR } from "@aufwind/rules/time/durations";
import { closesAt, opensAt } from "@aufwind/rules/video-calls";
import { useServerTime } from "../../../platform/browser/use-server-time.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Before that the appointment is of another day, and something else may be more pressing. */
const SOON = 12 * HOUR;

type RoomButtonProps = { appointment: Pick<AppointmentItem, "id" | "scheduledAt" | "endsAt">; now: number };

/** The way into the video call; on its day the page's one accent. */
export function RoomButton({ appointment: { id, scheduledAt, endsAt }, now }: RoomButtonProps) {
  const { t } = useTranslation("dashboards-today");
  const moment = useServerTime(now);
  if (moment >= closesAt(Date.parse(endsAt))) return null;
  const isSoon = moment >= opensAt(Date.parse(scheduledAt)) - SOON;
  return (
    <PageButton to="room" params={{ id }} look={isSoon ? "accent" : "primary"} small>
      <Icon name="video" /> {t("room")}
    </PageButton>
  );
}
