import type { Signal, Visit } from "@aufwind/contract/video-calls";

/** What one side sends: each has its transceiver in every call, in this order, even while nothing is sent on it. */
export const TRACK_NAMES = ["microphone", "camera", "screen"] as const;
export type Tracks = Record<(typeof TRACK_NAMES)[number], MediaStreamTrack | null>;

type Candidate = NonNullable<Extract<Signal, { candidate: unknown }>["candidate"]>;

type PeerParts = {
  visit: Pick<Visit, "isPolite" | "iceServers" | "transport">;
  tracks: Tracks;
  send: (signal: Signal) => void;
  /** The state of the connection, or what arrives on it, has changed. */
  changed: () => void;
};

/**
 * The peer connection to one visit of the other side, by "perfect negotiation": both may offer at any time, and where
 * they do so at once the polite one gives way. The transceivers are made once, by the impolite side; muting,
 * cameras and screens only replace their tracks, so that nothing is negotiated again during a call.
 */
export class Peer {
  readonly #connection: RTCPeerConnection;
  readonly #parts: PeerParts;
  #tracks: Tracks;
  #isOffering = false;
  #ignoresOffer = false;
  #isLimited = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(parts: PeerParts) {
    this.#parts = parts;
    this.#tracks = parts.tracks;
    const connection = new RTCPeerConnection(configurationOf(parts.visit));
    this.#connection = connection;
    connection.addEventListener("negotiationneeded", () => this.#offer());
    connection.addEventListener("connectionstatechange", () => {
      this.#applyLimits();
      parts.changed();
    });
    connection.addEventListener("track", parts.changed);
    connection.addEventListener("icecandidate", ({ candidate }) => candidate && this.#sendCandidate(candidate));
    if (parts.visit.isPolite) return;
    for (const name of TRACK_NAMES) connection.addTransceiver(name === "microphone" ? "audio" : "video");
    this.#attach();
  }

  get state(): RTCPeerConnectionState {
    return this.#connection.connectionState;
  }

  /** What the other side sends; null before its transceivers are known. */
  get received(): Tracks | null {
    const receivers = this.#connection.getTransceivers().map(({ receiver }) => receiver.track);
    const [microphone, camera, screen] = receivers;
    return microphone && camera && screen ? { microphone, camera, screen } : null;
  }

  /** Signals are applied one after the other, as they were sent. */
  receive(signal: Signal): void {
    this.#queue = this.#queue
      .then(() => this.#apply(signal))
      .catch((error: unknown) => {
        // An invalid signal is the other side's fault; whether the connection is up is watched anyway.
        console.warn("room: a signal was not understood", error);
      });
  }

  replace(tracks: Tracks): void {
    this.#tracks = tracks;
    this.#attach();
  }

  /** Less of the pictures on a poor line, so that the sound stays. */
  limitPicture(isLimited: boolean): void {
    if (isLimited === this.#isLimited) return;
    this.#isLimited = isLimited;
    this.#applyLimits();
  }

  #areLimitsSet = false;

  #applyLimits() {
    // What was never limited is the browser's to decide.
    if (this.state !== "connected" || this.#areLimitsSet === this.#isLimited) return;
    this.#areLimitsSet = this.#isLimited;
    this.#connection.getTransceivers().forEach(({ sender }, index) => {
      const limits = LIMITS[TRACK_NAMES[index] ?? "microphone"];
      if (limits) setLimits(sender, this.#isLimited ? limits : null);
    });
  }

  /** ICE restart, with fresh credentials for the relay. */
  restart(visit: PeerParts["visit"]): void {
    // Without transceivers there is nothing to restart.
    if (this.state === "closed" || this.#connection.getTransceivers().length === 0) return;
    this.#connection.setConfiguration(configurationOf(visit));
    this.#connection.restartIce();
    // No new offer while an answer is pending: the offer, or the answer, may have been lost.
    if (this.#connection.signalingState === "have-local-offer") this.#sendDescription();
  }

  stats = (): Promise<RTCStatsReport> => this.#connection.getStats();

  close(): void {
    this.#connection.close();
  }

  async #offer() {
    try {
      this.#isOffering = true;
      await this.#connection.setLocalDescription();
      this.#sendDescription();
    } catch (error) {
      if (this.state !== "closed") console.warn("room: no offer could be made", error);
    } finally {
      this.#isOffering = false;
    }
  }

  async #apply(signal: Signal) {
    if (this.state === "closed") return;
    if ("description" in signal) await this.#applyDescription(signal.description);
    else if ("candidate" in signal && signal.candidate) await this.#applyCandidate(signal.candidate);
  }

  async #applyDescription(description: RTCSessionDescriptionInit) {
    const connection = this.#connection;
    const collides = description.type === "offer" && (this.#isOffering || connection.signalingState !== "stable");
    this.#ignoresOffer = collides && !this.#parts.visit.isPolite;
    if (this.#ignoresOffer) return;
    await connection.setRemoteDescription(description);
    if (description.type !== "offer") return;
    this.#attach();
    await connection.setLocalDescription();
    this.#sendDescription();
    this.#parts.changed();
  }

  async #applyCandidate({ sdpMid = null, sdpMLineIndex = null, usernameFragment = null, ...rest }: Candidate) {
    try {
      await this.#connection.addIceCandidate({ ...rest, sdpMid, sdpMLineIndex, usernameFragment });
    } catch (error) {
      if (!this.#ignoresOffer) throw error;
    }
  }

  /** Puts the tracks on their transceivers; the polite side has those once it applied an offer. */
  #attach() {
    this.#connection.getTransceivers().forEach((transceiver, index) => {
      const name = TRACK_NAMES[index];
      if (!name || transceiver.currentDirection === "stopped") return;
      if (name !== "microphone") limitVideoCodecs(transceiver);
      transceiver.direction = "sendrecv";
      if (transceiver.sender.track === this.#tracks[name]) return;
      transceiver.sender.replaceTrack(this.#tracks[name]).catch((error: unknown) => {
        if (this.state !== "closed") console.warn(`room: ${name} could not be sent`, error);
      });
    });
  }

  #sendDescription() {
    const { type, sdp } = this.#connection.localDescription ?? {};
    if (type && type !== "pranswer") this.#parts.send({ description: { type, sdp: withoutStrayFeedback(sdp ?? "") } });
  }

  #sendCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) {
    if (candidate) this.#parts.send({ candidate: { candidate, sdpMid, sdpMLineIndex, usernameFragment } });
  }
}

/** On a poor line: a small picture of the face, and a screen that can still be read. */
const LIMITS: Record<(typeof TRACK_NAMES)[number], RTCRtpEncodingParameters | null> = {
  microphone: null,
  camera: { scaleResolutionDownBy: 3, maxBitrate: 200_000, maxFramerate: 15 },
  screen: { maxBitrate: 300_000, maxFramerate: 5 },
};

/** A browser that knows none of it sends what it would have sent. */
function setLimits(sender: RTCRtpSender, limits: RTCRtpEncodingParameters | null) {
  const parameters = sender.getParameters();
  for (const encoding of parameters.encodings ?? []) {
    for (const name of ["scaleResolutionDownBy", "maxBitrate", "maxFramerate"] as const) delete encoding[name];
    Object.assign(encoding, limits ?? {});
  }
  sender.setParameters(parameters).catch(() => undefined);
}

const configurationOf = ({ iceServers, transport }: PeerParts["visit"]): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  })),
  iceTransportPolicy: transport,
  bundlePolicy: "max-bundle",
});

type Codec = Pick<RTCRtpCodec, "mimeType" | "sdpFmtpLine">;

/** What every browser knows, and what repairs losses; each further codec makes every offer a page longer. */
function isNeeded({ mimeType, sdpFmtpLine = "" }: Codec): boolean {
  const name = mimeType.toLowerCase().replace("video/", "");
  if (name === "h264") return /profile-level-id=42e0/i.test(sdpFmtpLine) && /packetization-mode=1/.test(sdpFmtpLine);
  if (name === "vp9") return !/profile-id=[1-9]/.test(sdpFmtpLine);
  return ["vp8", "rtx", "red", "ulpfec"].includes(name);
}

/** Offers only the needed codecs, in the browser's own order. */
function limitVideoCodecs(transceiver: RTCRtpTransceiver) {
  const codecs = RTCRtpReceiver.getCapabilities?.("video")?.codecs.filter(isNeeded) ?? [];
  if (!codecs.some(({ mimeType }) => /vp8|h264/i.test(mimeType))) return;
  try {
    transceiver.setCodecPreferences?.(codecs);
  } catch {
    // An older browser accepts only its whole list, and then all of it is offered.
    return;
  }
}

/**
 * Removes feedback lines of missing codecs. Firefox leaves them when codecs are removed, and Chromium then refuses the
 * whole description: no picture and no sound between the two.
 */
export function withoutStrayFeedback(sdp: string): string {
  let kept = new Set<string>();
  return sdp
    .split("\r\n")
    .filter((line) => {
      if (line.startsWith("m=")) kept = new Set(["*", ...line.split(" ").slice(3)]);
      const [, codec] = /^a=rtcp-fb:(\S+)/.exec(line) ?? [];
      return codec === undefined || kept.has(codec);
    })
    .join("\r\n");
}
