import { useEffect, useRef } from "react";
import styles from "../room.module.css";

type TrackVideoProps = {
  track: MediaStreamTrack;
  label: string;
  isMirrored?: boolean;
  /** A screen is shown whole, a person may be cropped. */
  isWhole?: boolean;
  ref?: React.Ref<HTMLVideoElement>;
};

/** A video track. Sound is played separately, so that this one may autoplay. */
export function TrackVideo({ track, label, isMirrored = false, isWhole = false, ref }: TrackVideoProps) {
  const own = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = own.current;
    if (!video) return;
    video.srcObject = new MediaStream([track]);
    video.play().catch(() => undefined);
    return () => {
      video.srcObject = null;
    };
  }, [track]);
  const both = (video: HTMLVideoElement | null) => {
    own.current = video;
    if (typeof ref === "function") ref(video);
    else if (ref) ref.current = video;
  };
  return (
    <video
      ref={both}
      className={styles.video}
      aria-label={label}
      data-mirrored={isMirrored || undefined}
      data-whole={isWhole || undefined}
      autoPlay
      playsInline
      muted
    />
  );
}
