import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { CallState } from "../call/call-state.ts";
import type { LocalMedia } from "../call/local-media.ts";
import { useStore } from "../call/store.ts";
import styles from "./stage.module.css";
import { TrackVideo } from "./track-video.tsx";

type StageProps = {
  state: CallState;
  media: LocalMedia;
  name: string;
  face: Room["other"]["picture"];
  /** The large picture, which picture-in-picture may show. */
  picture: React.RefObject<HTMLVideoElement | null>;
};

/** The other one large, or the shared screen; oneself small in the corner. */
export function Stage({ state: { received, otherMedia, isOtherHere }, media, name, face, picture }: StageProps) {
  const { t } = useTranslation("video-calls");
  const camera = received?.camera && otherMedia && !otherMedia.isCameraOff ? received.camera : null;
  const screen = received?.screen && otherMedia?.isSharing ? received.screen : null;
  const cameraLabel = t("call.videoOf", { name });
  return (
    <div className={styles.stage} data-here={isOtherHere || undefined}>
      <div className={styles.large}>
        {screen ? (
          <TrackVideo ref={picture} track={screen} label={t("call.screenOf", { name })} isWhole />
        ) : camera ? (
          <TrackVideo ref={picture} track={camera} label={cameraLabel} />
        ) : (
          <Faceless {...{ name, face }} isHere={isOtherHere} isOff={isOtherHere && otherMedia?.isCameraOff === true} />
        )}
        {otherMedia?.isMuted && isOtherHere && (
          <p className={styles.badge}>
            <Icon name="microphoneOff" /> {t("call.isMuted")}
          </p>
        )}
      </div>
      <div className={styles.small}>
        {screen && camera && (
          <figure className={styles.tile}>
            <TrackVideo track={camera} label={cameraLabel} />
            <figcaption>{name}</figcaption>
          </figure>
        )}
        <OwnTile media={media} />
      </div>
    </div>
  );
}

type FacelessProps = Pick<StageProps, "name" | "face"> & {
  isHere: boolean;
  /** Shown only if known: pictures may still be loading. */
  isOff: boolean;
};

function Faceless({ name, face, isHere, isOff }: FacelessProps) {
  const { t } = useTranslation("video-calls");
  return (
    <div className={styles.faceless} data-here={isHere || undefined}>
      <Avatar name={name} picture={face} sizes="9rem" />
      <p>{name}</p>
      {isOff && <p className={styles.quiet}>{t("call.noCamera")}</p>}
    </div>
  );
}

function OwnTile({ media }: { media: LocalMedia }) {
  const { t } = useTranslation("video-calls");
  const { camera, microphone, isMuted } = useStore(media.store);
  const isSilent = isMuted || !microphone;
  return (
    <figure className={styles.tile} data-own>
      {camera ? (
        <TrackVideo track={camera} label={t("call.ownVideo")} isMirrored />
      ) : (
        <p className={styles.off}>
          <Icon name="videoOff" />
          <VisuallyHidden>{t("lobby.cameraOff")}</VisuallyHidden>
        </p>
      )}
      <figcaption>
        {t("call.you")}
        {isSilent && (
          <>
            {" "}
            <Icon name="microphoneOff" />
            <VisuallyHidden>{t("call.youAreMuted")}</VisuallyHidden>
          </>
        )}
      </figcaption>
    </figure>
  );
}
