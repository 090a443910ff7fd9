import type { SetupTest, SetupTestLine } from "@aufwind/contract/video-calls-setup-tests";
import { CANDIDATE_TYPES } from "@aufwind/rules/video-calls-setup-tests";
import { kilobitsOf, measuresOf } from "./connection-measures.ts";

export type ConnectionResult = Pick<SetupTest, "line" | "candidates" | "roundTripMs" | "lossPermille" | "kilobits">;

const CONNECT_MS = 15_000;
const PING_EVERY_MS = 40;
const PINGS = 50;
const LAST_ECHO_MS = 800;
const LOAD_MS = 2500;
/** Phones pay for what they send: 4 MB say enough about a line. */
const MOST_BYTES = 4_000_000;
const MOST_WAITING = 256_000;
const CHUNK = new Uint8Array(16_000);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A real connection from this browser to itself. Where there is a relay one end is reached through it alone, so that
 * what is measured has gone to our relay and back; without one only the browser itself is tried.
 */
export async function testConnection({ iceServers, transport }: SetupTestLine): Promise<ConnectionResult> {
  const servers = iceServers as RTCIceServer[];
  const hasRelay = iceServers.some(({ urls }) => urls.some((url) => url.startsWith("turn")));
  const near = new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: transport });
  const far = new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: hasRelay ? "relay" : "all" });
  const types = new Set<string>();
  near.addEventListener("icecandidate", ({ candidate }) => {
    if (candidate?.type) types.add(candidate.type);
  });
  try {
    const pings = near.createDataChannel("pings", { ordered: false, maxRetransmits: 0 });
    const load = near.createDataChannel("load");
    const arrived = answer(far);
    await connect(near, far);
    await Promise.all([opened(pings), opened(load)]);
    const measured = hasRelay ? await measure({ pings, load, arrived }) : NOT_MEASURED;
    return { line: hasRelay ? "relayed" : "direct", candidates: candidatesOf(types), ...measured };
  } catch {
    return { line: "failed", candidates: candidatesOf(types), ...NOT_MEASURED };
  } finally {
    near.close();
    far.close();
  }
}

const NOT_MEASURED = { roundTripMs: null, lossPermille: null, kilobits: null };

const candidatesOf = (types: Set<string>) => CANDIDATE_TYPES.filter((type) => types.has(type));

type Arrived = { bytes: number };

/** The far end sends pings back and counts the rest. */
function answer(far: RTCPeerConnection): Arrived {
  const arrived = { bytes: 0 };
  far.addEventListener("datachannel", ({ channel }) => {
    channel.binaryType = "arraybuffer";
    channel.addEventListener("message", ({ data }) => {
      if (channel.label === "pings") channel.send(data);
      else arrived.bytes += (data as ArrayBuffer).byteLength;
    });
  });
  return arrived;
}

async function connect(near: RTCPeerConnection, far: RTCPeerConnection): Promise<void> {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const)
    from.addEventListener("icecandidate", ({ candidate }) => to.addIceCandidate(candidate).catch(() => undefined));
  await near.setLocalDescription();
  await far.setRemoteDescription(near.localDescription as RTCSessionDescription);
  await far.setLocalDescription();
  await near.setRemoteDescription(far.localDescription as RTCSessionDescription);
}

const opened = (channel: RTCDataChannel): Promise<void> =>
  new Promise((resolve, reject) => {
    if (channel.readyState === "open") return resolve();
    channel.addEventListener("open", () => resolve());
    setTimeout(() => reject(new Error("no connection")), CONNECT_MS);
  });

type Ends = { pings: RTCDataChannel; load: RTCDataChannel; arrived: Arrived };

async function measure({ pings, load, arrived }: Ends) {
  const roundTripsMs: number[] = [];
  pings.addEventListener("message", ({ data }) => roundTripsMs.push(performance.now() - Number(data)));
  for (let sent = 0; sent < PINGS; sent += 1) {
    pings.send(String(performance.now()));
    await wait(PING_EVERY_MS);
  }
  await wait(LAST_ECHO_MS);
  const began = performance.now();
  let sentBytes = 0;
  while (performance.now() - began < LOAD_MS && sentBytes < MOST_BYTES) {
    while (load.bufferedAmount < MOST_WAITING && sentBytes < MOST_BYTES) {
      load.send(CHUNK);
      sentBytes += CHUNK.byteLength;
    }
    await wait(20);
  }
  // What was sent quickly is still on its way.
  while (arrived.bytes < sentBytes && performance.now() - began < LOAD_MS) await wait(20);
  const kilobits = kilobitsOf({ bytes: arrived.bytes, ms: performance.now() - began });
  return { ...measuresOf({ sent: PINGS, roundTripsMs }), kilobits };
}
