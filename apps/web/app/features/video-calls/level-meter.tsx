import { useEffect, useId, useRef } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { followLevel } from "./follow-level.ts";
import styles from "./lobby.module.css";

/** Whether the microphone hears something: for the eyes as a bar, for screen readers as a number. */
export function LevelMeter({ track, isMuted }: { track: MediaStreamTrack; isMuted: boolean }) {
  const { t } = useTranslation("video-calls");
  const id = useId();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      followLevel(track, (level) => {
        // Ten times a second: written past React, which has nothing else to change.
        if (meter.current) meter.current.value = level;
      }),
    [track],
  );
  return (
    <div className={styles.level}>
      <meter ref={meter} min={0} max={100} aria-label={t("devices.level")} aria-describedby={id} />
      <p id={id}>{t(isMuted ? "devices.muted" : "devices.levelHelp")}</p>
    </div>
  );
}
