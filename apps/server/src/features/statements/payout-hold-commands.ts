import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyHeld, notifyReleased } from "./notifications.ts";
import * as payoutStore from "./payout-store.ts";

type HoldParams = { coachId: string; reason: string; by: { operatorId: string } };

/** Nothing is paid out to a coach until it is released; what is on its way cannot be stopped. */
export async function holdPayouts(tx: Tx, platform: Platform, { coachId, reason, by }: HoldParams): Promise<void> {
  if (!(await payoutStore.isCoach(tx, coachId))) throw new Problem("notFound");
  const held = { coach_id: coachId, reason, held_by: by.operatorId, held_at: platform.clock.now() };
  if (!(await payoutStore.insertHold(tx, held))) throw new Problem("payoutsHeld");
  await notifyHeld(tx, platform, { coachId, reason });
}

/** What has waited is paid out at once. */
export async function releasePayouts(tx: Tx, platform: Platform, { coachId, reason, by }: HoldParams): Promise<void> {
  const now = platform.clock.now();
  const released = { release_reason: reason, released_by: by.operatorId, released_at: now };
  if (!(await payoutStore.releaseHold(tx, coachId, released))) throw new Problem("payoutsNotHeld");
  await notifyReleased(tx, platform, { coachId, reason });
  await platform.jobs.add(tx, "payouts-due", {});
}

/** Tries a failed or returned payout again; not while the coach's payouts are held. */
export async function retryByTeam(tx: Tx, platform: Platform, id: string): Promise<void> {
  const statement = await payoutStore.findStatementRow(tx, id);
  if (!statement) throw new Problem("notFound");
  if (await payoutStore.isHeld(tx, statement.coach_id)) throw new Problem("payoutsHeld");
  const isDue = await payoutStore.makeDue(tx, { id, coachId: statement.coach_id, now: platform.clock.now() });
  if (!isDue) throw new Problem("payoutNotDue");
  await platform.jobs.add(tx, "payouts-due", {});
}
