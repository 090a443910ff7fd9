import { useEffect, useRef } from "react";

type TrackAudioProps = {
  track: MediaStreamTrack;
  speaker: string;
  /** The browser waits for the person to do something first; with `play` it may be tried again. */
  onBlocked: (play: (() => void) | null) => void;
};

/** What the other side says, from the chosen speaker. */
export function TrackAudio({ track, speaker, onBlocked }: TrackAudioProps) {
  const own = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = own.current;
    if (!audio) return;
    audio.srcObject = new MediaStream([track]);
    const play = () =>
      audio.play().then(
        () => onBlocked(null),
        (error: Error) => error.name === "NotAllowedError" && onBlocked(play),
      );
    play();
    return () => {
      audio.srcObject = null;
    };
  }, [track, onBlocked]);
  useEffect(() => {
    own.current?.setSinkId?.(speaker).catch(() => undefined);
  }, [speaker]);
  // biome-ignore lint/a11y/useMediaCaption: somebody speaks, live
  return <audio ref={own} autoPlay />;
}
