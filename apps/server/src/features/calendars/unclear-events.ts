import type { UnclearEvent } from "@aufwind/contract/calendars";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";

/** The first events of a calendar that were not understood, and how many there are. */
export type Unclear = { events: UnclearEvent[]; count: number };

const NONE: Unclear = { events: [], count: 0 };

/** Sealed for one calendar: in another row it cannot be opened. */
const sealing = ({ config }: Platform, id: string) => ({
  secret: config.secret,
  purpose: `unclear events of calendar ${id}`,
});

/** Sealed, since titles are private; undefined if there are none. */
export const sealUnclear = (platform: Platform, id: string, unclear: Unclear): Buffer | null =>
  unclear.count === 0 ? null : seal(JSON.stringify(unclear), sealing(platform, id));

/** Empty if sealed with another SECRET: the next sync finds them again. */
export function openUnclear(platform: Platform, { id, unclear }: { id: string; unclear: Buffer | null }): Unclear {
  if (!unclear) return NONE;
  try {
    return JSON.parse(unseal(unclear, sealing(platform, id))) as Unclear;
  } catch {
    return NONE;
  }
}
