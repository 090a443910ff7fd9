/** Which devices somebody chose; empty where the browser decides. */
export type DeviceChoice = {
  camera: string;
  microphone: string;
  speaker: string;
  isBlurred: boolean;
  /** Whether single letters switch things during a call. */
  hasKeys: boolean;
};

const KEY = "room-devices";
const NONE: DeviceChoice = { camera: "", microphone: "", speaker: "", isBlurred: false, hasKeys: true };

/** What was chosen on this device the last time. */
export function keptChoice(storage: Pick<Storage, "getItem">): DeviceChoice {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(NONE).map(([name, usual]) => [name, fieldOf(kept, { name, usual })]),
    ) as DeviceChoice;
  } catch {
    return NONE;
  }
}

function fieldOf(kept: unknown, { name, usual }: { name: string; usual: string | boolean }) {
  const value = (kept as Record<string, unknown> | null)?.[name];
  return typeof value === typeof usual ? value : usual;
}

/** A full or forbidden storage only means that the choice is asked again. */
export function keepChoice(storage: Pick<Storage, "setItem">, choice: DeviceChoice) {
  try {
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    return;
  }
}
