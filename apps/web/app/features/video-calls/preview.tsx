import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./lobby.module.css";
import type { LocalMedia } from "./local-media.ts";
import { TrackVideo } from "./track-video.tsx";
import { useStore } from "./use-store.ts";

/** One's own picture as in a mirror, with the two switches. */
export function Preview({ media }: { media: LocalMedia }) {
  const { t } = useTranslation("video-calls");
  const { camera, microphone, isMuted, isAsking } = useStore(media.store);
  const isSilent = isMuted || !microphone;
  return (
    <div className={styles.preview}>
      {camera ? (
        <TrackVideo track={camera} label={t("call.ownVideo")} isMirrored />
      ) : (
        <p className={styles.blank}>{t(isAsking ? "lobby.asking" : "lobby.cameraOff")}</p>
      )}
      <div className={styles.switches}>
        <Button look="primary" small onClick={() => media.setMuted(!isSilent)}>
          <Icon name={isSilent ? "microphoneOff" : "microphone"} /> {t(isSilent ? "call.unmute" : "call.mute")}
        </Button>
        <Button look="primary" small onClick={() => media.setCamera(!camera)}>
          <Icon name={camera ? "video" : "videoOff"} /> {t(camera ? "call.cameraOff" : "call.cameraOn")}
        </Button>
      </div>
    </div>
  );
}
