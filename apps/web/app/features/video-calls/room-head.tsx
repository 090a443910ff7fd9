import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { type ButtonLook, PageButton } from "../../ui/button.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Moment } from "../../ui/moment.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

/** The other person's name, also after they have left. */
export function useOtherName({ other, side }: Pick<Room, "other" | "side">): string {
  const { t } = useTranslation("video-calls");
  return other.name || t(`gone.${side === "client" ? "coach" : "client"}`);
}

type RoomHeadProps = {
  room: Room;
  title: string;
  /** During a call only its own button ends it. */
  isInside?: boolean;
};

/** The other person, and the time. */
export function RoomHead({ room, title, isInside = false }: RoomHeadProps) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  return (
    <PageHeader
      back={!isInside && <BackLink to={LIST_OF[room.side]}>{t("toAppointments")}</BackLink>}
      title={title}
      lead={
        <>
          {t("with", { name })} · {t(`kinds.${room.consultation}`)} ·{" "}
          <Moment at={room.scheduledAt} until={room.endsAt} beside />
        </>
      }
    />
  );
}

const LIST_OF = { client: "clientAppointments", coach: "coachAppointments" } as const;
const PAGE_OF = { client: "clientAppointment", coach: "coachAppointment" } as const;

/** The link back to this appointment. */
export function AppointmentButton({
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
