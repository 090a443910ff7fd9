import { createHmac } from "node:crypto";
import type { Visit } from "@aufwind/contract/video-calls";
import type { Ice } from "../../platform/config/config.ts";

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
