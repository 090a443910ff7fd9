import type { Credits } from "@aufwind/contract/credits";
import { isLive, type Status } from "@aufwind/rules/appointments/status";
import { CREDIT_CENTS, type CreditReason, largestCredit } from "@aufwind/rules/friends/credits";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify } from "../notifications/commands.ts";
import { presentCredits } from "./present.ts";
import * as store from "./store.ts";

type Granted = { clientId: string; reason: CreditReason; friendId?: string };

/** Gives a client a credit and says so; once for each reason. */
export async function grant(tx: Tx, platform: Platform, { clientId, reason, friendId }: Granted): Promise<void> {
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

type Sold = { id: string; client_id: string; gross_cents: number };

/** Takes a credit for an appointment that is about to be charged: how much of its price the platform pays. */
export async function takeFor(tx: Tx, { id, client_id, gross_cents }: Sold, cardKey: Buffer | null): Promise<number> {
  const whose = { clientId: client_id, cardKey };
  const isWelcome = await store.holdWelcome(tx, whose);
  return store.takeCredit(tx, { ...whose, isWelcome, appointmentId: id, most: largestCredit(gross_cents) });
}

type Wanted = { clientId: string; startsAt: Date; grossCents: number; except?: string };

/** What would be taken for an appointment at this time and price. */
export const expectedCredit = (db: Database | Tx, { clientId, startsAt, grossCents, except }: Wanted) =>
  store.findExpected(db, { clientId, startsAt, most: largestCredit(grossCents), except: except ?? null });

/** What a credit pays of an appointment, or will pay as things stand. */
export async function creditFor(
  db: Database | Tx,
  { id, client_id, gross_cents, status, starts_at }: Sold & { status: string; starts_at: Date },
): Promise<number> {
  if (gross_cents === 0) return 0;
  const taken = await store.findTaken(db, id);
  if (taken !== undefined) return taken;
  if (!isLive(status as Status)) return 0;
  return expectedCredit(db, { clientId: client_id, startsAt: starts_at, grossCents: gross_cents, except: id });
}

export const creditsOf = async ({ database }: Platform, clientId: string): Promise<Credits> =>
  presentCredits(await store.findCredits(database, clientId));
