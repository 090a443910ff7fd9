/** The chosen devices; empty: the browser's default. */
export type DeviceChoice = {
  camera: string;
  microphone: string;
  speaker: string;
  isBlurred: boolean;
  /** Whether single-letter shortcuts work during a call. */
  hasKeys: boolean;
  /** Whether a soft tone sounds shortly before the end and at it. */
  hasTone: boolean;
};

const KEY = "room-devices";
const NONE: DeviceChoice = { camera: "", microphone: "", speaker: "", isBlurred: false, hasKeys: true, hasTone: false };

/** The last choice on this device. */
export function readDeviceChoice(storage: Pick<Storage, "getItem">): DeviceChoice {
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

/** Without storage the choice is asked again. */
export function saveDeviceChoice(storage: Pick<Storage, "setItem">, choice: DeviceChoice) {
  try {
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    return;
  }
}

/** How somebody was in the call when the page was closed. */
export type CallMedia = { isMuted: boolean; isCameraOff: boolean };

/** After this the lobby is shown again: no camera turns on unexpectedly. */
const RECENT_MS = 90_000;
const keyOf = (appointmentId: string) => `room-${appointmentId}`;

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stored for this tab alone, so that a reload leads back into the call. */
export function rememberCall(storage: TabStorage, { id, now, ...was }: { id: string; now: number } & CallMedia) {
  try {
    storage.setItem(keyOf(id), JSON.stringify({ ...was, at: now }));
  } catch {
    return;
  }
}

/** What stands beside the picture. */
export const PANEL_TABS = ["chat", "notes", "steps", "next"] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

const panelKeyOf = (appointmentId: string) => `room-panel-${appointmentId}`;

/** Kept for this tab, so that a reload during the call shows it again; null: nothing beside the picture. */
export function rememberPanel(storage: Pick<Storage, "setItem">, id: string, tab: PanelTab | null) {
  try {
    storage.setItem(panelKeyOf(id), tab ?? "");
  } catch {
    return;
  }
}

export function readPanel(storage: Pick<Storage, "getItem">, id: string): PanelTab | null {
  try {
    return PANEL_TABS.find((tab) => tab === storage.getItem(panelKeyOf(id))) ?? null;
  } catch {
    return null;
  }
}

export const forgetCall = (storage: TabStorage, id: string) => storage.removeItem(keyOf(id));

/** How this tab was in the call a moment ago, if it was. */
export function readRecentCall(storage: TabStorage, { id, now }: { id: string; now: number }): CallMedia | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? "null") as (CallMedia & { at: number }) | null;
    if (!kept || !(Math.abs(now - kept.at) < RECENT_MS)) return undefined;
    return { isMuted: kept.isMuted === true, isCameraOff: kept.isCameraOff === true };
  } catch {
    return undefined;
  }
}
