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
  if (!(await payoutStore.releaseHold(tx, { coachId, cause: "team" }, released))) throw new Problem("payoutsNotHeld");
  await notifyReleased(tx, platform, { coachId, reason });
  await platform.jobs.add(tx, "payouts-due", {});
}

/** Nothing is paid out until the coach has given the details of the tax report; false if that is so already. */
export const holdForTaxDetails = (tx: Tx, { clock }: Platform, coachId: string): Promise<boolean> =>
  payoutStore.insertHold(tx, { coach_id: coachId, cause: "taxDetails", held_at: clock.now() });

/** The details are there: what has waited for them alone is paid out at once. False if nothing waited. */
export async function releaseTaxHold(tx: Tx, { clock, jobs }: Platform, coachId: string): Promise<boolean> {
  const wasHeld = await payoutStore.releaseHold(tx, { coachId, cause: "taxDetails" }, { released_at: clock.now() });
  if (wasHeld) await jobs.add(tx, "payouts-due", {});
  return wasHeld;
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
