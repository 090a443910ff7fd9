import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Success } from "../../ui/form/success.tsx";
import { PageHead } from "../../ui/section.tsx";
import { MessageButton } from "./message-button.tsx";
import { NextAppointment } from "./next-appointment.tsx";
import styles from "./room.module.css";
import { useOtherName } from "./room-head.tsx";
import { ToAppointment } from "./to-appointment.tsx";

/** After the end: a kind word, and what may come next. */
export function Thanks({ room, first }: { room: Room; first: React.ReactNode }) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  const { side, other } = room;
  return (
    <>
      <PageHead title={t("thanks.title", { name })} />
      <Success>
        <p>{t(`thanks.${side}`)}</p>
        <div className={styles.buttons}>
          {first}
          {side === "client" && other.slug && (
            <PageButton to="book" params={{ slug: other.slug }} look="ghost">
              {t("thanks.again")}
            </PageButton>
          )}
          <MessageButton room={room} />
          <ToAppointment room={room} look="ghost" />
        </div>
        {side === "coach" && <NextAppointment after={room.appointmentId} />}
      </Success>
    </>
  );
}
