import { caseDueAt } from "@aufwind/rules/cases";
import { DAY } from "@aufwind/rules/time/durations";
import { CHECKS } from "../src/features/vetting/commands.ts";
import { decideCheck } from "../src/features/vetting/decision-commands.ts";
import { findLatest, fingerprintOf } from "../src/features/vetting/store.ts";
import { isBerlinHoliday } from "../src/platform/calendar/berlin-days.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";
import type { TeamAction } from "./team-actions.ts";

type SeedChecksParams = { coachIds: readonly string[]; operatorId: string | null };

/** How many days ago those submitted their profiles whom the team has not looked at yet; the first is overdue. */
const WAITING = [9, 5, 3, 1];
/** The team decided about the others between these days ago, each two days after it was submitted. */
const DECIDED = { first: 160, last: 20, after: 2 };

/** The team has checked everybody but the last few; returns its decisions. */
export async function seedChecks(
  platform: Platform,
  { coachIds, operatorId }: SeedChecksParams,
): Promise<TeamAction[]> {
  const now = platform.clock.now().getTime();
  const decided = coachIds.slice(0, -WAITING.length);
  for (const [place, coachId] of coachIds.slice(-WAITING.length).entries())
    await submittedAt(platform, coachId, new Date(now - (WAITING[place] ?? 1) * DAY));
  return decided.map((coachId, place) => {
    const share = place / Math.max(1, decided.length - 1);
    const at = now - (DECIDED.first - share * (DECIDED.first - DECIDED.last)) * DAY;
    return { at, play: () => approve(platform, { coachId, operatorId, at }) };
  });
}

type Approving = { coachId: string; operatorId: string | null; at: number };

async function approve(platform: Platform, { coachId, operatorId, at }: Approving): Promise<void> {
  await submittedAt(platform, coachId, new Date(at - DECIDED.after * DAY));
  await decideCheck(quietAt(platform, at), {
    coachId,
    operatorId,
    decision: "approve",
    seen: "waiting",
    fingerprint: await fingerprintOf(platform.database, coachId),
    reason: "",
    changes: [],
  });
}

/** Profiles of the demo are published as it is made; their checks tell of earlier days. */
async function submittedAt({ database }: Platform, coachId: string, at: Date): Promise<void> {
  const check = await findLatest(database, coachId);
  if (!check) return;
  await database.updateTable("vetting_checks").set({ submitted_at: at }).where("id", "=", check.id).execute();
  await database
    .updateTable("cases")
    .set({ opened_at: at, changed_at: at, due_at: caseDueAt("vetting", at, isBerlinHoliday) })
    .where("source", "=", CHECKS)
    .where("source_id", "=", check.id)
    .execute();
}
