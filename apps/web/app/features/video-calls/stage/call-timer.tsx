import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { clockText, standingAt } from "../call/spans.ts";
import styles from "../call.module.css";
import { type RoomClock, useNow } from "../room-clock.ts";

export const timesOf = ({ scheduledAt, endsAt }: Pick<Room, "scheduledAt" | "endsAt">) => ({
  startsAt: Date.parse(scheduledAt),
  endsAt: Date.parse(endsAt),
});

/** How long it has been, and how long is left, by the agreed times. */
export function CallTimer({ room, clock }: { room: Room; clock: RoomClock }) {
  const { t } = useTranslation("video-calls");
  const standing = standingAt(useNow(clock), timesOf(room));
  // Whole seconds that have passed; together with those that are left they are the whole time.
  const passed = "passed" in standing ? clockText(Math.floor(standing.passed / 1000) * 1000) : "";
  const text =
    standing.is === "before"
      ? t("timer.before", { time: clockText(standing.left) })
      : standing.is === "over"
        ? t("timer.over", { time: passed })
        : t("timer.running", { time: passed, left: clockText(standing.left) });
  return (
    <p className={styles.timer} role="timer">
      {text}
    </p>
  );
}
