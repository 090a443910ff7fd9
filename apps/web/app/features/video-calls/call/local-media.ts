import { type DeviceChoice, keepChoice, keptChoice } from "./call-storage.ts";
import {
  type Asked,
  askFor,
  askForBoth,
  type DeviceProblem,
  type Devices,
  type Input,
  listDevices,
} from "./devices.ts";
import type { Tracks } from "./peer.ts";
import { createStore, type Store } from "./store.ts";

export type LocalState = Tracks & {
  problems: Record<Input, DeviceProblem | null>;
  isAsking: boolean;
  isMuted: boolean;
  /** As wished; a camera that is missing is off as well. */
  isCameraOff: boolean;
  canBlur: boolean;
  devices: Devices;
  choice: DeviceChoice;
};

const NO_DEVICES: Devices = { camera: [], microphone: [], speaker: [] };

/** One's own camera, microphone and screen: in the lobby and during the call the same. */
export class LocalMedia {
  readonly store: Store<LocalState>;
  readonly #gone = new AbortController();
  /** One question at a time: answers of two would overtake each other. */
  #turn: Promise<void> = Promise.resolve();

  constructor() {
    this.store = createStore<LocalState>({
      ...{ microphone: null, camera: null, screen: null },
      ...{ problems: { camera: null, microphone: null }, isAsking: true, isMuted: false, isCameraOff: false },
      ...{ canBlur: false, devices: NO_DEVICES, choice: keptChoice(localStorage) },
    });
    const { signal } = this.#gone;
    navigator.mediaDevices?.addEventListener("devicechange", () => this.#list(), { signal });
  }

  get #state() {
    return this.store.get();
  }

  /** Asks for both, unless one of them is not wanted. */
  open({ isMuted = false, isCameraOff = false } = {}): Promise<void> {
    return this.#inTurn(async () => {
      this.store.set({ isMuted, isCameraOff, isAsking: true });
      const { choice } = this.#state;
      const asked = isCameraOff ? { microphone: await askFor("microphone", choice) } : await askForBoth(choice);
      for (const input of ["microphone", "camera"] as const) if (input in asked) await this.#take(input, asked);
    });
  }

  /** Once more for one that was refused, missing or in use. */
  again(input: Input): Promise<void> {
    return this.#inTurn(async () => {
      this.store.set({ isAsking: true, ...(input === "camera" && { isCameraOff: false }) });
      await this.#take(input, { [input]: await askFor(input, this.#state.choice) });
    });
  }

  setMuted(isMuted: boolean): void {
    const { microphone } = this.#state;
    if (microphone) microphone.enabled = !isMuted;
    this.store.set({ isMuted });
    if (!isMuted && !microphone) this.again("microphone");
  }

  /** Off means off: the camera's light goes out. */
  setCamera(isOn: boolean): void {
    if (isOn) return void this.again("camera");
    this.store.set({ isCameraOff: true });
    this.#inTurn(async () => {
      if (this.#state.isCameraOff) this.#put("camera", null);
    });
  }

  choose(change: Partial<DeviceChoice>): void {
    const choice = { ...this.#state.choice, ...change };
    this.store.set({ choice });
    keepChoice(localStorage, choice);
    if (change.microphone !== undefined) this.again("microphone");
    if (change.camera !== undefined && !this.#state.isCameraOff) this.again("camera");
    if (change.isBlurred !== undefined) blur(this.#state.camera, change.isBlurred);
  }

  /** False where nothing was chosen, or it is forbidden. */
  async share(): Promise<boolean> {
    const wish = { video: { frameRate: { ideal: 15, max: 30 } }, audio: false };
    const stream = await navigator.mediaDevices.getDisplayMedia(wish).catch(() => null);
    const screen = stream?.getVideoTracks()[0];
    if (!screen) return false;
    if (this.#gone.signal.aborted) screen.stop();
    screen.contentHint = "detail";
    // The browser has a button of its own to stop it.
    screen.addEventListener("ended", () => this.#state.screen === screen && this.stopSharing());
    this.stopSharing();
    this.store.set({ screen });
    return true;
  }

  stopSharing(): void {
    this.#state.screen?.stop();
    this.store.set({ screen: null });
  }

  close(): void {
    this.#gone.abort();
    for (const track of [this.#state.camera, this.#state.microphone, this.#state.screen]) track?.stop();
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act).finally(() => this.store.set({ isAsking: false }));
    return this.#turn;
  }

  async #take(input: Input, asked: Partial<Record<Input, Asked>>) {
    const { track = null, problem = null } = asked[input] ?? {};
    if (this.#gone.signal.aborted || (input === "camera" && this.#state.isCameraOff)) return track?.stop();
    this.store.set({ problems: { ...this.#state.problems, [input]: problem } });
    track?.addEventListener("ended", () => this.#lose(input, track));
    if (input === "camera") await blur(track, this.#state.choice.isBlurred);
    if (input === "microphone" && track) track.enabled = !this.#state.isMuted;
    this.#put(input, track);
    await this.#list();
  }

  #put(input: Input, track: MediaStreamTrack | null) {
    const before = this.#state[input];
    this.store.set({ [input]: track, ...(input === "camera" && { canBlur: canBlur(track) }) });
    if (before !== track) before?.stop();
  }

  /** Pulled out, or taken away by the system. */
  #lose(input: Input, track: MediaStreamTrack) {
    if (this.#state[input] !== track) return;
    this.#put(input, null);
    this.store.set({ problems: { ...this.#state.problems, [input]: "unplugged" } });
  }

  async #list() {
    const devices = await listDevices();
    if (!this.#gone.signal.aborted) this.store.set({ devices });
  }
}

/** Newer than the type definitions: the camera itself blurs what is behind the person. */
type BlurCapabilities = { backgroundBlur?: readonly boolean[] };

function canBlur(track: MediaStreamTrack | null): boolean {
  const { backgroundBlur = [] } = (track?.getCapabilities?.() ?? {}) as BlurCapabilities;
  return backgroundBlur.includes(true) && backgroundBlur.includes(false);
}

/** A camera that refuses goes on as it was. */
async function blur(track: MediaStreamTrack | null, isOn: boolean): Promise<void> {
  if (!track || !canBlur(track)) return;
  await track.applyConstraints({ backgroundBlur: isOn } as MediaTrackConstraints).catch(() => undefined);
}
