import type { Room } from "@aufwind/contract/video-calls";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { momentOf } from "../../platform/moments.ts";
import { Button } from "../../ui/button.tsx";
import { Success } from "../../ui/form/success.tsx";
import styles from "./room.module.css";
import { RoomHead } from "./room-head.tsx";
import { ToAppointment } from "./to-appointment.tsx";

type LeftProps = { room: Room; isRefused: boolean; onReturn: () => void };

/** Outside again, while the room is still open. */
export function Left({ room, isRefused, onReturn }: LeftProps) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const time = momentOf({ at: room.closesAt }, { locale, shape: "clock" });
  return (
    <>
      <RoomHead room={room} title={t("title")} />
      <Success>
        <h2>{t("left.title")}</h2>
        <p>{isRefused ? t("left.refused") : t("left.text", { time })}</p>
        <div className={styles.buttons}>
          <Button onClick={onReturn}>{t("left.again")}</Button>
          <ToAppointment room={room} look="ghost" />
        </div>
      </Success>
    </>
  );
}
