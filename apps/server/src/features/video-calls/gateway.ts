import { createHmac } from "node:crypto";
import type { Visit } from "@aufwind/contract/video-calls";
import type { Ice } from "../../platform/config/config.ts";

/** The code of an appointment at the telephone conference: the same for both, and nobody else can guess it. */
export function phoneCode(secret: string, appointmentId: string): string {
  const digest = createHmac("sha256", secret).update(`call phone ${appointmentId}`).digest();
  return String(digest.readUInt32BE() % 100_000_000).padStart(8, "0");
}

type IceServersParams = { visitId: string; until: Date };

/** STUN and TURN servers for two browsers; the relay (coturn) derives the same credential from the same secret. */
export function iceServers({ stunUrls, turn }: Ice, { visitId, until }: IceServersParams): Visit["iceServers"] {
  const username = `${until.getTime() / 1000}:${visitId}`;
  const credential = turn && createHmac("sha1", turn.secret).update(username).digest("base64");
  return [
    ...(stunUrls.length > 0 ? [{ urls: stunUrls }] : []),
    ...(turn && credential ? [{ urls: turn.urls, username, credential }] : []),
  ];
}
