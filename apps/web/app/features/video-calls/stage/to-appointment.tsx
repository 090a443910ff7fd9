import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { type ButtonLook, PageButton } from "../../../ui/button.tsx";

const PAGE_OF = { client: "clientAppointment", coach: "coachAppointment" } as const;

/** The way back to what is settled about this appointment. */
export function ToAppointment({
  room,
  look,
}: {
  room: Pick<Room, "side" | "appointmentId">;
  look?: ButtonLook["look"];
}) {
  const { t } = useTranslation("video-calls");
  return (
    <PageButton to={PAGE_OF[room.side]} params={{ id: room.appointmentId }} look={look}>
      {t("toAppointment")}
    </PageButton>
  );
}
