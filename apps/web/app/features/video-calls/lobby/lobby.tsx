import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { LocalMedia } from "../call/local-media.ts";
import { useStore } from "../call/use-store.ts";
import { useOtherName } from "../stage/room-head.tsx";
import { TrackVideo } from "../stage/track-video.tsx";
import { DeviceFields } from "./device-fields.tsx";
import styles from "./lobby.module.css";

type LobbyProps = { room: Room; media: LocalMedia; onJoin: () => void };

/** Before the call: see and hear oneself, choose devices, know whether the other one is there. */
export function Lobby({ room, media, onJoin }: LobbyProps) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  const { camera, microphone, isAsking } = useStore(media.store);
  const label = camera ? "join" : microphone || isAsking ? "joinPlain" : "listen";
  return (
    <div className={styles.lobby}>
      <section className={styles.look} aria-label={t("lobby.preview")}>
        <Preview media={media} />
        <p className={styles.other} role="status" data-here={room.other.isHere || undefined}>
          {t(room.other.isHere ? "lobby.here" : "lobby.notHere", { name })}
        </p>
        <Button look="accent" wide onClick={onJoin}>
          <Icon name="video" /> {t(`lobby.${label}`)}
        </Button>
        <p className={styles.private}>
          <Icon name="lock" /> {t("lobby.private", { name })}
        </p>
      </section>
      <Panel title={t("lobby.devices")}>
        <DeviceFields media={media} />
      </Panel>
    </div>
  );
}

/** One's own picture as in a mirror, with the two switches. */
function Preview({ media }: { media: LocalMedia }) {
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
