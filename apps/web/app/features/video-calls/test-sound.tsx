import { useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./lobby.module.css";
import { playSound } from "./play-sound.ts";

/** Whether the speaker can be heard. */
export function TestSound({ speaker }: { speaker: string }) {
  const { t } = useTranslation("video-calls");
  const [isPlayed, setPlayed] = useState(false);
  const play = () => {
    setPlayed(true);
    playSound(speaker);
  };
  return (
    <div className={styles.sound}>
      <Button look="ghost" small onClick={play}>
        {t("devices.sound")}
      </Button>
      <p role="status">{isPlayed && t("devices.played")}</p>
    </div>
  );
}
