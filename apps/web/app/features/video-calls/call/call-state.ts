import type { Signal } from "@aufwind/contract/video-calls";
import type { Tracks } from "./peer.ts";
import type { Advice, Quality } from "./quality.ts";

/** What one side says of its own picture and sound. */
export type MediaTold = Extract<Signal, { media: unknown }>["media"];

/** `elsewhere` where one came in from another tab or device, `closed` where the room is no longer open. */
export type CallPhase = "joining" | "inside" | "elsewhere" | "closed" | "unpaid" | "refused";
/** Of the direct line to the other side; `none` while nobody is there. */
export type LineState = "none" | "connecting" | "connected" | "lost";

export type CallState = {
  phase: CallPhase;
  isOtherHere: boolean;
  /** Whether the other side was there at all. */
  wasOtherHere: boolean;
  line: LineState;
  /** Whether the server is out of reach; a line that stands goes on. */
  isAway: boolean;
  received: Tracks | null;
  told: MediaTold | null;
  quality: Quality | null;
  advice: Advice;
};

export const OUTSIDE: CallState = {
  ...{ phase: "joining", isOtherHere: false, wasOtherHere: false, line: "none", isAway: false },
  ...{ received: null, told: null, quality: null, advice: "none" },
};

/** How the line stands, from what the browser says of it and whether it ever stood. */
export function lineOf(state: RTCPeerConnectionState, stood: boolean): LineState {
  if (state === "connected") return "connected";
  if (state === "disconnected" || state === "failed") return "lost";
  return stood ? "lost" : "connecting";
}
