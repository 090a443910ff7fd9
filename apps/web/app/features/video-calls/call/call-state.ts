import type { Signal } from "@aufwind/contract/video-calls";
import type { Advice, Quality } from "./connection-quality.ts";
import type { Tracks } from "./peer.ts";

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

/** What is known of the other side: its newest visit, and whether it goes on. */
export type OtherVisit = { visitId: string | null; isHere: boolean };

export const NOBODY: OtherVisit = { visitId: null, isHere: false };

/** Ids of visits rise with time: what is told of an older one came late, and a visit that ended never goes on. */
export function hear(known: OtherVisit, told: { visitId: string; isHere: boolean }): OtherVisit {
  if (known.visitId === null) return told;
  if (told.visitId < known.visitId) return known;
  if (told.visitId === known.visitId && !known.isHere) return known;
  return told.visitId === known.visitId && told.isHere === known.isHere ? known : told;
}

/** What an answer of the server says of it. */
export const hearAnswer = (known: OtherVisit, visitId: string | null): OtherVisit =>
  visitId === null ? { visitId: known.visitId, isHere: false } : hear(known, { visitId, isHere: true });
