import { type ConnectionSample, isHopeless, qualityOf } from "./connection-quality.ts";

/**
 * What happens to one's own picture on a poor line: first less of it is sent, then none, so that the sound stays. It
 * never comes back by itself; once the line is good again it is offered.
 */
export type VideoFallback = {
  level: "full" | "reduced" | "off";
  /** Since when the line has been poor, or not poor, without a break. */
  since: { isPoor: boolean; at: number } | null;
  /** The line is good again: the camera may be switched on. */
  isOffered: boolean;
  /** Switched on again on a poor line: that is the person's choice until the line was good. */
  isInsisted: boolean;
};

export const FULL_VIDEO: VideoFallback = { level: "full", since: null, isOffered: false, isInsisted: false };

/** Poor for this long: less picture; then for this long: none, on a hopeless line sooner. */
const REDUCE_MS = 4000;
const OFF_MS = 8000;
const HOPELESS_OFF_MS = 4000;
/** Good for this long: the whole picture again, or the offer to switch it on. */
const RECOVER_MS = 12_000;

type Measured = { sample: ConnectionSample; at: number; hasCamera: boolean };

/** The fallback after one more measurement. */
export function nextVideoFallback(state: VideoFallback, { sample, at, hasCamera }: Measured): VideoFallback {
  if (state.level === "off" && hasCamera) return insisted(state);
  // Without a picture there is little to send, and the browser's estimate falls with it.
  const judged = state.level === "off" ? { ...sample, bitrate: undefined } : sample;
  const isPoor = qualityOf(judged) === "poor";
  const since = state.since?.isPoor === isPoor ? state.since : { isPoor, at };
  const lasted = at - since.at;
  const next = { ...state, since };
  if (isPoor) return worse(next, { lasted, at, isWorst: isHopeless(judged), hasCamera });
  if (lasted < RECOVER_MS) return next;
  return state.level === "off" ? { ...next, isOffered: true } : { ...FULL_VIDEO, since };
}

type Worse = { lasted: number; at: number; isWorst: boolean; hasCamera: boolean };

function worse(state: VideoFallback, { lasted, at, isWorst, hasCamera }: Worse): VideoFallback {
  if (state.level === "off") return { ...state, isOffered: false };
  if (state.level === "full")
    return lasted >= REDUCE_MS ? { ...state, level: "reduced", since: { isPoor: true, at } } : state;
  const isOver = lasted >= (isWorst ? HOPELESS_OFF_MS : OFF_MS);
  return isOver && hasCamera && !state.isInsisted ? { ...state, level: "off" } : state;
}

/** The person switched the camera on again. */
const insisted = ({ isOffered }: VideoFallback): VideoFallback => ({
  level: "reduced",
  since: null,
  isOffered: false,
  isInsisted: !isOffered,
});

/** Neither picture nor sound for this long: another way to talk is shown. */
const SOUND_LOST_MS = 25_000;

/** Whether sound has failed, by since when the two have not been connected; null while they are, or one is away. */
export const isSoundLost = (brokenSince: number | null, at: number): boolean =>
  brokenSince !== null && at - brokenSince >= SOUND_LOST_MS;
