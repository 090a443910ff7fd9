import { decideCheck } from "../src/features/vetting/decision-commands.ts";
import { fingerprintOf } from "../src/features/vetting/store.ts";
import type { Platform } from "../src/platform/platform.ts";

type SeedChecksParams = { coachIds: readonly string[]; operatorId: string | null };

/** How many published coaches the team has not looked at yet. */
const WAITING = 4;

/** The team has checked everybody but the last few. */
export async function seedChecks(platform: Platform, { coachIds, operatorId }: SeedChecksParams): Promise<void> {
  for (const coachId of coachIds.slice(0, -WAITING))
    await decideCheck(platform, {
      coachId,
      operatorId,
      decision: "approve",
      seen: "waiting",
      fingerprint: await fingerprintOf(platform.database, coachId),
      reason: "",
      changes: [],
    });
}
