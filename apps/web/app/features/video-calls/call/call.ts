import type { LiveData } from "@aufwind/contract/events";
import type { Signal, Visit } from "@aufwind/contract/video-calls";
import type { Side } from "@aufwind/rules/appointments/status";
import { VISIT_LOST, VISIT_PULSE } from "@aufwind/rules/video-calls";
import type { Refusal, RoomApi } from "./api.ts";
import { type CallState, hear, hearAnswer, lineOf, NOBODY, type OtherVisit, OUTSIDE } from "./call-state.ts";
import { LineMeter } from "./connection-quality.ts";
import type { LocalMedia } from "./local-media.ts";
import { Peer } from "./peer.ts";
import { Mending } from "./reconnect.ts";
import { type Delivery, Outgoing } from "./signal-queue.ts";
import { createStore } from "./store.ts";

/** A line that did not come about within this time is looked after. */
const PATIENCE_MS = 12_000;
const AGAIN_MS = 3000;

type Told =
  | { kind: "room"; data: LiveData<"room"> }
  | { kind: "signal"; data: LiveData<"signal"> }
  | { kind: "reset"; data: LiveData<"reset"> };

type CallParts = { appointmentId: string; side: Side; media: LocalMedia; api: RoomApi };

/** Being in the room: one's visit, the line to whoever is there, and bringing both back where they are lost. */
export class Call {
  readonly store = createStore<CallState>(OUTSIDE);
  readonly #parts: CallParts;
  readonly #gone = new AbortController();
  readonly #mending = new Mending({ restart: () => this.#restart(), rejoin: () => this.#join() });
  readonly #meter = new LineMeter((measured) => this.store.set(measured));
  #visit: Visit | null = null;
  #renewedAt = 0;
  #other: OtherVisit = NOBODY;
  #peer: Peer | null = null;
  #stood = false;
  #outgoing: Outgoing | null = null;
  /** What is told while one comes in; it is heard as soon as one's own visit is known. */
  #held: Told[] | null = [];
  #heardRoom = 0;

  constructor(parts: CallParts) {
    this.#parts = parts;
    const { signal } = this.#gone;
    const pulse = setInterval(() => this.#renew(), VISIT_PULSE);
    signal.addEventListener("abort", () => clearInterval(pulse));
    signal.addEventListener(
      "abort",
      parts.media.store.subscribe(() => this.#sendMedia()),
    );
    window.addEventListener("online", () => this.#hope(), { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && this.#renew(), { signal });
    window.addEventListener("pagehide", () => this.#visit && parts.api.leaveAtOnce(this.#visit.visitId), { signal });
    // From the browser's memory of pages: whoever comes back was told to have left.
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.#join(), { signal });
    this.#join();
  }

  hear(told: Told): void {
    if (this.#gone.signal.aborted) return;
    if (this.#held) return void this.#held.push(told);
    if (told.kind === "reset") return void this.#hearGap();
    if (told.data.appointmentId !== this.#parts.appointmentId) return;
    if (told.kind === "room") this.#hearRoom(told.data);
    else this.#hearSignals(told.data);
  }

  /** Comes in here, where one is inside from elsewhere. */
  comeHere = (): Promise<void> => this.#join();

  /** Takes a picture that was switched off for the line's sake back, or the offer to do so. */
  settleAdvice(): void {
    this.#meter.reset();
    this.store.set({ advice: "none" });
  }

  leave(): void {
    if (this.#gone.signal.aborted) return;
    this.#gone.abort();
    this.#mending.end();
    this.#hangUp();
    if (this.#visit) this.#parts.api.leave(this.#visit.visitId);
  }

  #end(phase: "closed" | "unpaid" | "refused" | "elsewhere") {
    this.#visit = null;
    this.#mending.end();
    this.#hangUp();
    this.store.set({ phase });
  }

  async #join(): Promise<void> {
    if (this.#gone.signal.aborted) return;
    this.#held = [];
    this.#hangUp();
    if (this.store.get().phase === "elsewhere") this.store.set({ phase: "joining" });
    const answer = await this.#parts.api.join();
    if (this.#gone.signal.aborted) {
      if ("visit" in answer) this.#parts.api.leave(answer.visit.visitId);
      return;
    }
    if ("refusal" in answer) return this.#refused(answer.refusal);
    this.#visit = answer.visit;
    this.#mending.isPolite = answer.visit.isPolite;
    this.#renewedAt = Date.now();
    this.store.set({ phase: "inside", isAway: false });
    const held = this.#held ?? [];
    this.#held = null;
    this.#meet(hearAnswer(this.#other, answer.visit.otherVisitId));
    for (const told of held) this.hear(told);
  }

  /** Says that one is still there, and hears who else is. */
  async #renew(): Promise<Visit | null> {
    const visit = this.#visit;
    if (!visit || this.#gone.signal.aborted) return null;
    const heardBefore = this.#heardRoom;
    const answer = await this.#parts.api.renew(visit.visitId);
    if (this.#visit !== visit || this.#gone.signal.aborted) return null;
    if ("refusal" in answer) {
      this.#refused(answer.refusal);
      return null;
    }
    this.#renewedAt = Date.now();
    this.store.set({ isAway: false });
    // What was told meanwhile is newer than this answer.
    if (heardBefore === this.#heardRoom) this.#meet(hearAnswer(this.#other, answer.visit.otherVisitId));
    return answer.visit;
  }

  #refused(refusal: Refusal) {
    if (refusal === "over") {
      // A visit ends by silence or because one came in elsewhere; after silence one comes in again.
      const wasSilent = Date.now() - this.#renewedAt >= VISIT_LOST && !document.hidden;
      return wasSilent ? void this.#join() : this.#end("elsewhere");
    }
    if (refusal !== "away") return this.#end(refusal);
    this.store.set({ isAway: true });
    if (!this.#visit) setTimeout(() => this.#join(), AGAIN_MS);
  }

  /** A signal may have been among what was missed: a line that does not stand yet is begun anew. */
  #hearGap() {
    if (this.#visit && this.store.get().line !== "connected") this.#join();
    else this.#renew();
  }

  #hearRoom({ side, visitId, isHere }: LiveData<"room">) {
    this.#heardRoom += 1;
    if (side !== this.#parts.side) return this.#meet(hear(this.#other, { visitId, isHere }));
    if (isHere && this.#visit && visitId > this.#visit.visitId) this.#end("elsewhere");
  }

  #hearSignals({ from, to, signals }: LiveData<"signal">) {
    if (to !== this.#visit?.visitId) return;
    this.#meet(hear(this.#other, { visitId: from, isHere: true }));
    if (from !== this.#other.visitId) return;
    for (const signal of signals) {
      if ("media" in signal) this.store.set({ told: signal.media });
      else this.#peer?.take(signal);
    }
  }

  /** Each visit of the other side has a line of its own. */
  #meet(other: OtherVisit) {
    const isSame = other.visitId === this.#other.visitId && other.isHere === this.#other.isHere;
    this.#other = other;
    if (isSame && (this.#peer !== null) === other.isHere) return;
    this.#hangUp();
    const visit = this.#visit;
    if (!visit || !other.visitId || !other.isHere) return this.#mending.end();
    const to = other.visitId;
    this.#outgoing = new Outgoing({ deliver: (signals) => this.#deliver({ visitId: visit.visitId, to, signals }) });
    const { outgoing, send } = { outgoing: this.#outgoing, send: (signal: Signal) => outgoing.add(signal) };
    this.#peer = new Peer({ visit, tracks: this.#tracks, send, changed: () => this.#look() });
    this.#meter.watch(this.#peer.stats);
    this.store.set({ isOtherHere: true, wasOtherHere: true, line: "connecting" });
    this.#mending.begin(PATIENCE_MS);
    this.#sendMedia();
  }

  #hangUp() {
    this.#outgoing?.close();
    this.#peer?.close();
    this.#meter.stop();
    this.#outgoing = null;
    this.#peer = null;
    this.#stood = false;
    this.store.set({ isOtherHere: false, line: "none", received: null, told: null, quality: null });
  }

  #look() {
    const peer = this.#peer;
    if (!peer) return;
    const line = lineOf(peer.state, this.#stood);
    this.#stood ||= line === "connected";
    if (line === "connected") this.#mending.end();
    else if (line === "lost") this.#mending.begin(peer.state === "failed" ? 0 : undefined);
    this.store.set({ line, received: peer.received });
  }

  async #restart() {
    const peer = this.#peer;
    const visit = await this.#renew();
    if (visit && peer && peer === this.#peer && peer.state !== "connected") peer.restart(visit);
  }

  #hope() {
    this.#outgoing?.now();
    if (this.#mending.isOn) this.#mending.now();
    else this.#renew();
  }

  async #deliver(body: { visitId: string; to: string; signals: Signal[] }): Promise<Delivery> {
    const refusal = await this.#parts.api.signal(body);
    this.store.set({ isAway: refusal === "away" });
    if (refusal === null) return "done";
    if (refusal === "away") return "again";
    // Whose visit is over is asked: the other side's is told by itself.
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
    if (!this.#outgoing || text === this.#lastMedia) return;
    this.#lastMedia = text;
    this.#outgoing.add({ media });
  }
}
