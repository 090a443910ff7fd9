import type { Room } from "@aufwind/contract/video-calls";
import { paymentStage } from "@aufwind/rules/payments/status";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AppointmentButton, RoomHead, useOtherName } from "../room-head.tsx";

/** There is no appointment of one's own at this address. */
export function RoomNotFound() {
  const { t } = useTranslation("video-calls");
  const to = useMember()?.userType === "coach" ? "coachAppointments" : "clientAppointments";
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState title={t("none.title")} action={<PageButton to={to}>{t("toAppointments")}</PageButton>}>
        {t("none.text")}
      </EmptyState>
    </>
  );
}

/** Why the call is not open, and the next step. */
export function RoomClosed({ room }: { room: Room }) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  const { title, text } = useReason(room, name);
  const isToPay = room.state === "pendingPayment" && room.side === "client" && !isCharging(room);
  return (
    <>
      <RoomHead room={room} title={t("title")} />
      <div role="status">
        <EmptyState
          title={title}
          action={
            isToPay ? (
              <PageButton to="clientPay" params={{ id: room.appointmentId }} look="accent">
                {t("unpaid.client.pay")}
              </PageButton>
            ) : (
              <AppointmentButton room={room} />
            )
          }
        >
          {text}
        </EmptyState>
      </div>
    </>
  );
}

/** Nothing to do: the card is charged by itself. */
const isCharging = ({ payment, scheduledStatus: status }: Room) =>
  paymentStage({ payment, status, isDue: true }) === "charging";

function useReason(room: Room, name: string): { title: string; text: string } {
  const { t } = useTranslation("video-calls");
  const { state, side, scheduledStatus } = room;
  if (state === "pendingPayment") {
    if (isCharging(room)) return { title: t("charging.title"), text: t(`charging.${side}`) };
    return { title: t(`unpaid.${side}.title`), text: t(`unpaid.${side}.text`, { name }) };
  }
  switch (state === "none" ? scheduledStatus : "Completed") {
    case "Pending":
      return { title: t("noTime.title"), text: t("noTime.Pending", { name }) };
    case "Rescheduled":
      return { title: t("noTime.title"), text: t("noTime.Rescheduled") };
    case "Cancelled":
      return { title: t("off.title"), text: t("off.Cancelled") };
    case "Rejected":
      return { title: t("off.title"), text: t("off.Rejected") };
    default:
      return { title: t("overdue.title"), text: t("overdue.text") };
  }
}
