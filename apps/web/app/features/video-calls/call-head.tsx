import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./call.module.css";
import type { CallState } from "./call-state.ts";
import { CallTimer } from "./call-timer.tsx";
import type { RoomClock } from "./room-clock.ts";

type CallHeadProps = { room: Room; clock: RoomClock; state: CallState; name: string };

/** Whom one speaks with, how long, and how well the line carries. */
export function CallHead({ room, clock, state, name }: CallHeadProps) {
  const { t } = useTranslation("video-calls");
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <CallTimer room={room} clock={clock} />
      {state.quality && state.line === "connected" && (
        <p className={styles.quality} data-quality={state.quality}>
          <span aria-hidden="true" />
          {t(`line.${state.quality}`)}
        </p>
      )}
    </header>
  );
}
