import type { LiveData } from "@aufwind/contract/events";
import type { Signal, Visit } from "@aufwind/contract/video-calls";
import type { Side } from "@aufwind/rules/appointments/status";
import { VISIT_LOST, VISIT_PULSE } from "@aufwind/rules/video-calls";
import type { Refusal, RoomApi } from "./api.ts";
import {
  type CallState,
  connectionStateOf,
  INITIAL,
  NOBODY,
  type OtherVisit,
  updateOther,
  updateOtherByAnswer,
} from "./call-state.ts";
import { type ConnectionSample, QualityMeter, qualityOf } from "./connection-quality.ts";
import type { LocalMedia } from "./local-media.ts";
import { Peer } from "./peer.ts";
import { Reconnect } from "./reconnect.ts";
import { type Delivery, SignalQueue } from "./signal-queue.ts";
import { createStore } from "./store.ts";
import { isSoundLost, nextVideoFallback } from "./video-fallback.ts";

/** A connection that is not there after this time is tried anew. */
const CONNECT_TIMEOUT_MS = 12_000;
const RETRY_MS = 3000;
const WATCH_MS = 1000;

type LiveEvent =
  | { kind: "room"; data: LiveData<"room"> }
  | { kind: "signal"; data: LiveData<"signal"> }
  | { kind: "reset"; data: LiveData<"reset"> };

type CallParts = { appointmentId: string; side: Side; media: LocalMedia; api: RoomApi };

/** Being in the call: the own visit, the connection to the other side, and getting both back when they are lost. */
export class Call {
  readonly store = createStore<CallState>(INITIAL);
  readonly #parts: CallParts;
  readonly #closed = new AbortController();
  readonly #reconnect = new Reconnect({ restart: () => this.#restart(), rejoin: () => this.#join() });
  readonly #meter = new QualityMeter((sample) => this.#judge(sample));
  #visit: Visit | null = null;
  #renewedAt = 0;
  #other: OtherVisit = NOBODY;
  #peer: Peer | null = null;
  #wasConnected = false;
  #signals: SignalQueue | null = null;
  /** Events that arrive while joining; handled as soon as the own visit is known. */
  #queued: LiveEvent[] | null = [];
  #roomEvents = 0;

  constructor(parts: CallParts) {
    this.#parts = parts;
    const { signal } = this.#closed;
    const pulse = setInterval(() => this.#renew(), VISIT_PULSE);
    const watch = setInterval(() => this.#watchSound(), WATCH_MS);
    for (const timer of [pulse, watch]) signal.addEventListener("abort", () => clearInterval(timer));
    signal.addEventListener(
      "abort",
      parts.media.store.subscribe(() => this.#sendMedia()),
    );
    window.addEventListener("online", () => this.#onOnline(), { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && this.#renew(), { signal });
    window.addEventListener("pagehide", () => this.#visit && parts.api.leaveAtOnce(this.#visit.visitId), { signal });
    // From the back/forward cache: the server was told that this page left.
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.#join(), { signal });
    this.#join();
  }

  /** An event of the server, about this call or another one. */
  receive(event: LiveEvent): void {
    if (this.#closed.signal.aborted) return;
    if (this.#queued) return void this.#queued.push(event);
    if (event.kind === "reset") return void this.#receiveReset();
    if (event.data.appointmentId !== this.#parts.appointmentId) return;
    if (event.kind === "room") this.#receiveRoom(event.data);
    else this.#receiveSignals(event.data);
  }

  /** Joins in this tab when the call is open in another one. */
  takeOver = (): Promise<void> => this.#join();

  leave(): void {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort();
    this.#reconnect.end();
    this.#disconnect();
    if (this.#visit) this.#parts.api.leave(this.#visit.visitId);
  }

  #end(phase: "closed" | "unpaid" | "refused" | "elsewhere") {
    this.#visit = null;
    this.#reconnect.end();
    this.#disconnect();
    this.store.set({ phase });
  }

  async #join(): Promise<void> {
    if (this.#closed.signal.aborted) return;
    this.#queued = [];
    this.#disconnect();
    if (this.store.get().phase === "elsewhere") this.store.set({ phase: "joining" });
    const answer = await this.#parts.api.join();
    if (this.#closed.signal.aborted) {
      if ("visit" in answer) this.#parts.api.leave(answer.visit.visitId);
      return;
    }
    if ("refusal" in answer) return this.#handleRefusal(answer.refusal);
    this.#visit = answer.visit;
    this.#reconnect.isPolite = answer.visit.isPolite;
    this.#renewedAt = Date.now();
    this.store.set({ phase: "inside", isAway: false });
    const queued = this.#queued ?? [];
    this.#queued = null;
    this.#connectTo(updateOtherByAnswer(this.#other, answer.visit.otherVisitId));
    for (const event of queued) this.receive(event);
  }

  /** Keeps the own visit alive; the answer says whether the other side is there. */
  async #renew(): Promise<Visit | null> {
    const visit = this.#visit;
    if (!visit || this.#closed.signal.aborted) return null;
    const eventsBefore = this.#roomEvents;
    const answer = await this.#parts.api.renew(visit.visitId);
    if (this.#visit !== visit || this.#closed.signal.aborted) return null;
    if ("refusal" in answer) {
      this.#handleRefusal(answer.refusal);
      return null;
    }
    this.#renewedAt = Date.now();
    this.store.set({ isAway: false });
    // Events that arrived meanwhile are newer than this answer.
    if (eventsBefore === this.#roomEvents) this.#connectTo(updateOtherByAnswer(this.#other, answer.visit.otherVisitId));
    return answer.visit;
  }

  #handleRefusal(refusal: Refusal) {
    if (refusal === "over") {
      // A visit ends by a timeout or because another tab joined; after a timeout we join again.
      const wasSilent = Date.now() - this.#renewedAt >= VISIT_LOST && !document.hidden;
      return wasSilent ? void this.#join() : this.#end("elsewhere");
    }
    if (refusal !== "away") return this.#end(refusal);
    this.store.set({ isAway: true });
    if (!this.#visit) setTimeout(() => this.#join(), RETRY_MS);
  }

  /** Events were missed, perhaps a signal: a connection that is not up yet starts over. */
  #receiveReset() {
    if (this.#visit && this.store.get().connection !== "connected") this.#join();
    else this.#renew();
  }

  #receiveRoom({ side, visitId, isHere }: LiveData<"room">) {
    this.#roomEvents += 1;
    if (side !== this.#parts.side) return this.#connectTo(updateOther(this.#other, { visitId, isHere }));
    if (isHere && this.#visit && visitId > this.#visit.visitId) this.#end("elsewhere");
  }

  #receiveSignals({ from, to, signals }: LiveData<"signal">) {
    if (to !== this.#visit?.visitId) return;
    this.#connectTo(updateOther(this.#other, { visitId: from, isHere: true }));
    if (from !== this.#other.visitId) return;
    for (const signal of signals) {
      if ("media" in signal) this.store.set({ otherMedia: signal.media });
      else this.#peer?.receive(signal);
    }
  }

  /** On a poor line less of the own picture is sent, then none, so that the sound stays. */
  #judge(sample: ConnectionSample) {
    const { media } = this.#parts;
    const { fallback: before } = this.store.get();
    const hasCamera = media.store.get().camera !== null;
    const fallback = nextVideoFallback(before, { sample, at: performance.now(), hasCamera });
    this.store.set({ quality: qualityOf(sample), fallback });
    this.#peer?.limitPicture(fallback.level !== "full");
    if (fallback.level === "off" && before.level !== "off") media.setCamera(false);
  }

  #brokenSince: number | null = null;

  /** The other side is there, or our server is not, and nothing is heard. */
  #watchSound() {
    const { phase, connection, isAway } = this.store.get();
    const isMeant = phase === "inside" || phase === "joining";
    const isBroken = isMeant && connection !== "connected" && (this.#other.isHere || isAway);
    const now = performance.now();
    this.#brokenSince = isBroken ? (this.#brokenSince ?? now) : null;
    this.store.set({ isSoundLost: isSoundLost(this.#brokenSince, now) });
  }

  /** Each visit of the other side gets a connection of its own. */
  #connectTo(other: OtherVisit) {
    const isSame = other.visitId === this.#other.visitId && other.isHere === this.#other.isHere;
    this.#other = other;
    if (isSame && (this.#peer !== null) === other.isHere) return;
    this.#disconnect();
    const visit = this.#visit;
    if (!visit || !other.visitId || !other.isHere) return this.#reconnect.end();
    const to = other.visitId;
    this.#signals = new SignalQueue({ deliver: (signals) => this.#deliver({ visitId: visit.visitId, to, signals }) });
    const queue = this.#signals;
    const send = (signal: Signal) => queue.add(signal);
    this.#peer = new Peer({ visit, tracks: this.#tracks, send, changed: () => this.#updateConnection() });
    this.#peer.limitPicture(this.store.get().fallback.level !== "full");
    this.#meter.watch(this.#peer.stats);
    this.store.set({ isOtherHere: true, wasOtherHere: true, connection: "connecting" });
    this.#reconnect.begin(CONNECT_TIMEOUT_MS);
    this.#sendMedia();
  }

  #disconnect() {
    this.#signals?.close();
    this.#peer?.close();
    this.#meter.stop();
    this.#signals = null;
    this.#peer = null;
    this.#wasConnected = false;
    this.store.set({ isOtherHere: false, connection: "none", received: null, otherMedia: null, quality: null });
  }

  #updateConnection() {
    const peer = this.#peer;
    if (!peer) return;
    const connection = connectionStateOf(peer.state, this.#wasConnected);
    this.#wasConnected ||= connection === "connected";
    if (connection === "connected") this.#reconnect.end();
    else if (connection === "lost") this.#reconnect.begin(peer.state === "failed" ? 0 : undefined);
    this.store.set({ connection, received: peer.received });
  }

  async #restart() {
    const peer = this.#peer;
    const visit = await this.#renew();
    if (visit && peer && peer === this.#peer && peer.state !== "connected") peer.restart(visit);
  }

  #onOnline() {
    this.#signals?.now();
    if (this.#reconnect.isOn) this.#reconnect.now();
    else this.#renew();
  }

  async #deliver(body: { visitId: string; to: string; signals: Signal[] }): Promise<Delivery> {
    const refusal = await this.#parts.api.signal(body);
    this.store.set({ isAway: refusal === "away" });
    if (refusal === null) return "done";
    if (refusal === "away") return "again";
    // Either visit may be over: renewing says whether it is ours; the other side's end comes as an event.
    this.#renew();
    return "over";
  }

  get #tracks() {
    const { microphone, camera, screen } = this.#parts.media.store.get();
    return { microphone, camera, screen };
  }

  #lastMedia = "";

  #sendMedia() {
    const { isMuted } = this.#parts.media.store.get();
    const { microphone, camera, screen } = this.#tracks;
    this.#peer?.replace({ microphone, camera, screen });
    const media = { isMuted: isMuted || !microphone, isCameraOff: !camera, isSharing: screen !== null };
    const text = `${this.#other.visitId} ${JSON.stringify(media)}`;
    if (!this.#signals || text === this.#lastMedia) return;
    this.#lastMedia = text;
    this.#signals.add({ media });
  }
}
