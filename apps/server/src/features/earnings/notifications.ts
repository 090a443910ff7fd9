import type { HoldDecision, HoldReason } from "@aufwind/rules/earnings";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import { sumHeld } from "./hold-store.ts";
import { decidedMail, heldMail } from "./mails.ts";
import { findRecipient } from "./store.ts";

type Held = { coachId: string; earningIds: readonly string[]; reason: HoldReason };

/** By mail and in the app: how much is held, why, and what happens next. */
export async function notifyHeld(tx: Tx, platform: Platform, { coachId, earningIds, reason }: Held): Promise<void> {
  const [cents, to] = [await sumHeld(tx, earningIds), await findRecipient(tx, coachId)];
  if (to) await platform.outbox.add(tx, heldMail(platform, { ...to, cents, reason }));
  await notify(tx, platform, [{ userId: coachId, kind: "earningsHeld", data: { reason, cents: String(cents) } }]);
}

type Decided = { coachId: string; earningIds: readonly string[]; decision: HoldDecision; reason: string };

/** What the team has decided; that something is held is no news any more. */
export async function notifyDecided(tx: Tx, platform: Platform, decided: Decided): Promise<void> {
  const { coachId: userId, earningIds, decision } = decided;
  const [cents, to] = [await sumHeld(tx, earningIds), await findRecipient(tx, userId)];
  if (to) await platform.outbox.add(tx, decidedMail(platform, { ...to, cents }, decided));
  const bells = await resolveNotifications(tx, platform, { kinds: ["earningsHeld"], userId, data: {} });
  const data = { decision, cents: String(cents) };
  await notify(tx, platform, [{ userId, kind: "earningsDecided", data }], ...bells);
}
