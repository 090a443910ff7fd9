import type { Room } from "@aufwind/contract/video-calls";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Skeleton } from "../../ui/placeholders.tsx";
import { readRecentCall } from "./call/call-storage.ts";
import type { ServerClock } from "./call/clock.ts";
import { LocalMedia } from "./call/local-media.ts";
import { useStore } from "./call/store.ts";
import { DeviceFields } from "./lobby/device-fields.tsx";
import styles from "./lobby/lobby.module.css";
import { useOtherName } from "./room-head.tsx";
import type { CallPanels } from "./stage/side-panel.tsx";
import { TrackVideo } from "./stage/track-video.tsx";

const loadCall = () => import("./stage/call-view.tsx");
const CallView = lazy(() => loadCall().then(({ CallView: view }) => ({ default: view })));

type MeetingProps = {
  panels: CallPanels;
  room: Room;
  clock: ServerClock;
  isInside: boolean;
  onJoin: () => void;
  onLeave: (isRefused: boolean) => void;
};

/** The lobby, then the call, with the same camera and microphone. */
export function Meeting({ room, clock, panels, isInside, onJoin, onLeave }: MeetingProps) {
  const { t } = useTranslation("video-calls");
  const [media, setMedia] = useState<LocalMedia | "unsupported" | null>(null);
  const rejoin = useEffectEvent(onJoin);
  const id = room.appointmentId;
  useEffect(() => {
    if (!("RTCPeerConnection" in window)) return setMedia("unsupported");
    const was = isReload() ? readRecentCall(sessionStorage, { id, now: Date.now() }) : undefined;
    const own = new LocalMedia();
    own.open(was);
    setMedia(own);
    if (was) rejoin();
    // Preloaded: joining should not wait for it.
    loadCall().catch(() => undefined);
    return () => own.close();
  }, [id]);
  if (!media) return <Skeleton lines={6} />;
  if (media === "unsupported") return <Note icon="alert">{t("lobby.unsupported")}</Note>;
  if (!isInside) return <Lobby room={room} media={media} onJoin={onJoin} />;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <CallView {...{ room, clock, media, panels, onLeave }} />
    </Suspense>
  );
}

/** Whoever comes by a link sees the lobby first. */
const isReload = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" || visit?.type === "back_forward";
};

type LobbyProps = { room: Room; media: LocalMedia; onJoin: () => void };

/** Before the call: see and hear oneself, choose devices, see whether the other one is there. */
function Lobby({ room, media, onJoin }: LobbyProps) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  const { camera, microphone, isRequesting } = useStore(media.store);
  const label = camera ? "join" : microphone || isRequesting ? "joinPlain" : "listen";
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
        <p className={patterns.links}>
          <PageLink to="setupTest">{t("lobby.test")}</PageLink>
        </p>
      </Panel>
    </div>
  );
}

/** One's own mirrored picture, with the two switches. */
function Preview({ media }: { media: LocalMedia }) {
  const { t } = useTranslation("video-calls");
  const { camera, microphone, isMuted, isRequesting } = useStore(media.store);
  const isSilent = isMuted || !microphone;
  return (
    <div className={styles.preview}>
      {camera ? (
        <TrackVideo track={camera} label={t("call.ownVideo")} isMirrored />
      ) : (
        <p className={styles.blank}>{t(isRequesting ? "lobby.asking" : "lobby.cameraOff")}</p>
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
