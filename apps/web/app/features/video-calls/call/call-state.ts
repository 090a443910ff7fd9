import type { Signal } from "@aufwind/contract/video-calls";
import type { Quality } from "./connection-quality.ts";
import type { Tracks } from "./peer.ts";
import { FULL_VIDEO, type VideoFallback } from "./video-fallback.ts";

/** What one side reports of its own camera and microphone. */
export type MediaState = Extract<Signal, { media: unknown }>["media"];

/** `elsewhere`: joined from another tab or device; `closed`: the time of the appointment is over. */
export type CallPhase = "joining" | "inside" | "elsewhere" | "closed" | "unpaid" | "refused";
/** Of the peer connection; `none` while the other side is not there. */
export type ConnectionState = "none" | "connecting" | "connected" | "lost";

export type CallState = {
  phase: CallPhase;
  isOtherHere: boolean;
  /** Whether the other side was ever there. */
  wasOtherHere: boolean;
  connection: ConnectionState;
  /** Whether the server is out of reach; an established connection goes on. */
  isAway: boolean;
  received: Tracks | null;
  otherMedia: MediaState | null;
  quality: Quality | null;
  /** What a poor line has done to one's own picture. */
  fallback: VideoFallback;
  /** Not even sound comes through: another way to talk is needed. */
  isSoundLost: boolean;
};

export const INITIAL: CallState = {
  ...{ phase: "joining", isOtherHere: false, wasOtherHere: false, connection: "none", isAway: false },
  ...{ received: null, otherMedia: null, quality: null, fallback: FULL_VIDEO, isSoundLost: false },
};

/** The browser's state in our words; what was connected once is lost, not connecting. */
export function connectionStateOf(state: RTCPeerConnectionState, wasConnected: boolean): ConnectionState {
  if (state === "connected") return "connected";
  if (state === "disconnected" || state === "failed") return "lost";
  return wasConnected ? "lost" : "connecting";
}

/** The other side's newest visit, and whether it is still there. */
export type OtherVisit = { visitId: string | null; isHere: boolean };

export const NOBODY: OtherVisit = { visitId: null, isHere: false };

/** Ids of visits rise with time: news of an older one came late, and a visit that ended never goes on. */
export function updateOther(known: OtherVisit, news: { visitId: string; isHere: boolean }): OtherVisit {
  if (known.visitId === null) return news;
  if (news.visitId < known.visitId) return known;
  if (news.visitId === known.visitId && !known.isHere) return known;
  return news.visitId === known.visitId && news.isHere === known.isHere ? known : news;
}

/** The visit in an answer of the server. */
export const updateOtherByAnswer = (known: OtherVisit, visitId: string | null): OtherVisit =>
  visitId === null ? { visitId: known.visitId, isHere: false } : updateOther(known, { visitId, isHere: true });
