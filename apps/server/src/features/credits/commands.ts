import type { Status } from "@aufwind/rules/appointments/status";
import {
  CREDIT_CENTS,
  CREDIT_REASONS,
  type CreditReason,
  isOwed,
  largestCredit,
  usableReasons,
  welcomesSince,
} from "@aufwind/rules/friends";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify } from "../notifications/commands.ts";
import * as store from "./store.ts";

type Granted = { clientId: string; reason: Extract<CreditReason, "welcome" | "invited">; friendId?: string };

/** Grants a client a credit and notifies them; once per reason. */
export async function grantCredit(tx: Tx, platform: Platform, { clientId, reason, friendId }: Granted): Promise<void> {
  const isNew = await store.insertCredit(tx, {
    client_id: clientId,
    cents: CREDIT_CENTS,
    reason,
    friend_id: friendId ?? null,
    granted_at: platform.clock.now(),
  });
  if (!isNew) return;
  await notify(tx, platform, [{ userId: clientId, kind: "credited", data: { reason, cents: String(CREDIT_CENTS) } }]);
}

export type Sold = { id: string; client_id: string; coach_id: string; gross_cents: number; status: string };
type UseCreditForParams = { cardKey: Buffer | null; now: Date };

/** Takes a credit for an appointment that is about to be charged; returns how much of its price the platform pays. */
export async function payWithCredit(tx: Tx, sold: Sold, { cardKey, now }: UseCreditForParams): Promise<number> {
  const whose = { clientId: sold.client_id, coachId: sold.coach_id, cardKey };
  const relation = await store.findRelationKind(tx, whose);
  const usable = usableReasons({ relation, status: sold.status as Status });
  const most = largestCredit(sold.gross_cents);
  if (usable.length === 0 || most === 0) return 0;
  const isWelcome =
    usable.includes("welcome") && (await store.lockWelcome(tx, { ...whose, since: welcomeCreditsSince(now) }));
  const reasons = usable.filter((reason) => isWelcome || reason !== "welcome");
  return store.claimCredit(tx, { ...whose, reasons, owed: OWED, appointmentId: sold.id, most, now });
}

const OWED = CREDIT_REASONS.filter(isOwed);

export const welcomeCreditsSince = (now: Date) => new Date(welcomesSince(now.getTime()));

/** Whether the credit of an earlier attempt also holds with another card: a welcome belongs to the card that pays. */
export async function bindCreditToCard(tx: Tx, appointmentId: string, cardKey: Buffer | null): Promise<boolean> {
  const bound = await store.findBoundCard(tx, appointmentId);
  if (!bound || !cardKey || bound.equals(cardKey)) return true;
  if (!(await store.lockCard(tx, cardKey))) return false;
  await store.bindCard(tx, { appointmentId, cardKey });
  return true;
}

type ReturnCreditParams = { row: { id: string; client_id: string }; cents: number; of: number; now: Date };

/** Gives a credit back that paid for an appointment: itself if it comes back whole, else one over the part. */
export async function returnCredit(tx: Tx, { row, cents, of, now }: ReturnCreditParams): Promise<void> {
  if (cents === 0) return;
  if (cents === of) await store.releaseCredit(tx, row.id);
  else await store.insertReturned(tx, { appointmentId: row.id, clientId: row.client_id, cents, now });
}
