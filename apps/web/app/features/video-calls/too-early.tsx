import type { Room } from "@aufwind/contract/video-calls";
import { useEffect } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Moment } from "../../ui/moment.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./room.module.css";
import { type RoomClock, useNow } from "./room-clock.ts";
import { RoomHead } from "./room-head.tsx";
import { clockText, DAY } from "./spans.ts";
import { ToAppointment } from "./to-appointment.tsx";

type TooEarlyProps = { room: Room; clock: RoomClock; refresh: () => Promise<void> };

/** Before the room opens: when it does, counted down; it opens by itself. */
export function TooEarly({ room, clock, refresh }: TooEarlyProps) {
  const { t } = useTranslation("video-calls");
  const now = useNow(clock);
  const left = Date.parse(room.opensAt) - now;
  const isDue = left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew each second, until the server says so too
  useEffect(() => {
    if (isDue) refresh();
  }, [isDue, now, refresh]);
  return (
    <>
      <RoomHead room={room} title={t("title")} />
      <Panel title={t("early.title")}>
        <p>
          {t("early.opens")} <Moment at={room.opensAt} beside />
        </p>
        {left < DAY && (
          <p className={styles.countdown}>
            {t("early.left")}{" "}
            <span role="timer" suppressHydrationWarning>
              {clockText(left)}
            </span>
          </p>
        )}
        <p>{t("early.stay")}</p>
        <div>
          <ToAppointment room={room} look="ghost" />
        </div>
      </Panel>
    </>
  );
}
