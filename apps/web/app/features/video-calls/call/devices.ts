import type { DeviceChoice } from "./call-storage.ts";

/** Why a camera or a microphone cannot be used. */
export type DeviceProblem = "denied" | "deniedBySystem" | "missing" | "busy" | "unplugged" | "unsupported";

const BY_NAME: Record<string, DeviceProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** The meaning of a browser's refusal. */
export function deviceProblem(error: unknown): DeviceProblem {
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  const problem = BY_NAME[name] ?? "unsupported";
  // Chromium uses the same name for both, and only the system's settings help with the second.
  return problem === "denied" && /system/i.test(message) ? "deniedBySystem" : problem;
}

/** Browsers with different permission prompts. */
export type BrowserFamily = "chromium" | "firefox" | "safari" | "iphone" | "other";

/** The browser, by its user agent. */
export function browserFamily(agent: string): BrowserFamily {
  if (/iPhone|iPad/.test(agent)) return "iphone";
  if (/Firefox\//.test(agent)) return "firefox";
  if (/Chrome\/|Chromium\/|Edg\//.test(agent)) return "chromium";
  return /Safari\//.test(agent) ? "safari" : "other";
}

export type Input = "camera" | "microphone";
/** The result of requesting a device. */
export type DeviceAnswer = { track: MediaStreamTrack | null; problem: DeviceProblem | null };

/** The chosen device if present, else the browser's default. */
const constraintsOf = (input: Input, choice: DeviceChoice): MediaTrackConstraints => ({
  ...(choice[input] && { deviceId: { ideal: choice[input] } }),
  ...(input === "microphone" && { echoCancellation: true, noiseSuppression: true, autoGainControl: true }),
  ...(input === "camera" && { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } }),
  ...(input === "camera" && !choice.camera && { facingMode: "user" }),
});

const refused = (error: unknown): DeviceAnswer => ({ track: null, problem: deviceProblem(error) });

export async function requestDevice(input: Input, choice: DeviceChoice): Promise<DeviceAnswer> {
  const kind = input === "camera" ? "video" : "audio";
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [kind]: constraintsOf(input, choice) });
    return { track: stream.getTracks()[0] ?? null, problem: null };
  } catch (error) {
    return refused(error);
  }
}

/** Both with one prompt; if one of them is missing or in use, each by itself. */
export async function requestBoth(choice: DeviceChoice): Promise<Record<Input, DeviceAnswer>> {
  try {
    const constraints = { video: constraintsOf("camera", choice), audio: constraintsOf("microphone", choice) };
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    const granted = (track: MediaStreamTrack | undefined): DeviceAnswer => ({ track: track ?? null, problem: null });
    return { camera: granted(stream.getVideoTracks()[0]), microphone: granted(stream.getAudioTracks()[0]) };
  } catch (error) {
    const problem = deviceProblem(error);
    // After a refusal there is no second prompt.
    if (problem === "denied" || problem === "unsupported")
      return { camera: refused(error), microphone: refused(error) };
    return { microphone: await requestDevice("microphone", choice), camera: await requestDevice("camera", choice) };
  }
}

export type Device = { id: string; label: string };
export type Devices = Record<Input | "speaker", Device[]>;

const KINDS = { camera: "videoinput", microphone: "audioinput", speaker: "audiooutput" } as const;

/** The available devices; they have names only once one of their kind was allowed. */
export async function listDevices(): Promise<Devices> {
  const found = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  const of = (kind: MediaDeviceKind) =>
    found.filter((each) => each.kind === kind && each.deviceId).map(({ deviceId: id, label }) => ({ id, label }));
  return { camera: of(KINDS.camera), microphone: of(KINDS.microphone), speaker: of(KINDS.speaker) };
}
