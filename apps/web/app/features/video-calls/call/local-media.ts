import { type DeviceChoice, readDeviceChoice, saveDeviceChoice } from "./call-storage.ts";
import {
  type DeviceAnswer,
  type DeviceProblem,
  type Devices,
  type Input,
  listDevices,
  requestBoth,
  requestDevice,
} from "./devices.ts";
import type { Tracks } from "./peer.ts";
import { createStore, type Store } from "./store.ts";

export type LocalState = Tracks & {
  problems: Record<Input, DeviceProblem | null>;
  isRequesting: boolean;
  isMuted: boolean;
  /** As wished; a missing camera is off as well. */
  isCameraOff: boolean;
  canBlur: boolean;
  devices: Devices;
  choice: DeviceChoice;
};

const NO_DEVICES: Devices = { camera: [], microphone: [], speaker: [] };

/** One's own camera, microphone and screen: the same in the lobby and during the call. */
export class LocalMedia {
  readonly store: Store<LocalState>;
  readonly #closed = new AbortController();
  /** One request at a time: answers of two could overtake each other. */
  #queue: Promise<void> = Promise.resolve();

  constructor() {
    this.store = createStore<LocalState>({
      ...{ microphone: null, camera: null, screen: null },
      ...{ problems: { camera: null, microphone: null }, isRequesting: true, isMuted: false, isCameraOff: false },
      ...{ canBlur: false, devices: NO_DEVICES, choice: readDeviceChoice(localStorage) },
    });
    const { signal } = this.#closed;
    navigator.mediaDevices?.addEventListener("devicechange", () => this.#refreshDevices(), { signal });
  }

  get #state() {
    return this.store.get();
  }

  /** Requests both, unless one of them is not wanted. */
  open({ isMuted = false, isCameraOff = false } = {}): Promise<void> {
    return this.#enqueue(async () => {
      this.store.set({ isMuted, isCameraOff, isRequesting: true });
      const { choice } = this.#state;
      const answers = isCameraOff
        ? { microphone: await requestDevice("microphone", choice) }
        : await requestBoth(choice);
      for (const input of ["microphone", "camera"] as const)
        if (input in answers) await this.#acceptTrack(input, answers);
    });
  }

  /** Asks again for a device that was refused, missing or in use. */
  retry(input: Input): Promise<void> {
    return this.#enqueue(async () => {
      this.store.set({ isRequesting: true, ...(input === "camera" && { isCameraOff: false }) });
      await this.#acceptTrack(input, { [input]: await requestDevice(input, this.#state.choice) });
    });
  }

  setMuted(isMuted: boolean): void {
    const { microphone } = this.#state;
    if (microphone) microphone.enabled = !isMuted;
    this.store.set({ isMuted });
    if (!isMuted && !microphone) this.retry("microphone");
  }

  /** Off means off: the camera's light goes out. */
  setCamera(isOn: boolean): void {
    if (isOn) return void this.retry("camera");
    this.store.set({ isCameraOff: true });
    this.#enqueue(async () => {
      if (this.#state.isCameraOff) this.#setTrack("camera", null);
    });
  }

  choose(change: Partial<DeviceChoice>): void {
    const choice = { ...this.#state.choice, ...change };
    this.store.set({ choice });
    saveDeviceChoice(localStorage, choice);
    if (change.microphone !== undefined) this.retry("microphone");
    if (change.camera !== undefined && !this.#state.isCameraOff) this.retry("camera");
    if (change.isBlurred !== undefined) blur(this.#state.camera, change.isBlurred);
  }

  /** False if nothing was chosen, or it is forbidden. */
  async share(): Promise<boolean> {
    const constraints = { video: { frameRate: { ideal: 15, max: 30 } }, audio: false };
    const stream = await navigator.mediaDevices.getDisplayMedia(constraints).catch(() => null);
    const screen = stream?.getVideoTracks()[0];
    if (!screen) return false;
    if (this.#closed.signal.aborted) screen.stop();
    screen.contentHint = "detail";
    // The browser has its own button to stop it.
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
    this.#closed.abort();
    for (const track of [this.#state.camera, this.#state.microphone, this.#state.screen]) track?.stop();
  }

  #enqueue(job: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(job).finally(() => this.store.set({ isRequesting: false }));
    return this.#queue;
  }

  async #acceptTrack(input: Input, answers: Partial<Record<Input, DeviceAnswer>>) {
    const { track = null, problem = null } = answers[input] ?? {};
    if (this.#closed.signal.aborted || (input === "camera" && this.#state.isCameraOff)) return track?.stop();
    this.store.set({ problems: { ...this.#state.problems, [input]: problem } });
    track?.addEventListener("ended", () => this.#onEnded(input, track));
    if (input === "camera") await blur(track, this.#state.choice.isBlurred);
    if (input === "microphone" && track) track.enabled = !this.#state.isMuted;
    this.#setTrack(input, track);
    await this.#refreshDevices();
  }

  #setTrack(input: Input, track: MediaStreamTrack | null) {
    const before = this.#state[input];
    this.store.set({ [input]: track, ...(input === "camera" && { canBlur: canBlur(track) }) });
    if (before !== track) before?.stop();
  }

  /** Unplugged, or revoked by the system. */
  #onEnded(input: Input, track: MediaStreamTrack) {
    if (this.#state[input] !== track) return;
    this.#setTrack(input, null);
    this.store.set({ problems: { ...this.#state.problems, [input]: "unplugged" } });
  }

  async #refreshDevices() {
    const devices = await listDevices();
    if (!this.#closed.signal.aborted) this.store.set({ devices });
  }
}

/** Newer than the type definitions: background blur by the camera itself. */
type BlurCapabilities = { backgroundBlur?: readonly boolean[] };

function canBlur(track: MediaStreamTrack | null): boolean {
  const { backgroundBlur = [] } = (track?.getCapabilities?.() ?? {}) as BlurCapabilities;
  return backgroundBlur.includes(true) && backgroundBlur.includes(false);
}

/** A camera that refuses continues as it was. */
async function blur(track: MediaStreamTrack | null, isOn: boolean): Promise<void> {
  if (!track || !canBlur(track)) return;
  await track.applyConstraints({ backgroundBlur: isOn } as MediaTrackConstraints).catch(() => undefined);
}
