import type { Credit, Credits } from "@aufwind/contract/credits";
import { isLive, type Status } from "@aufwind/rules/appointments/status";
import { takeCredit } from "@aufwind/rules/credits";
import type { CreditReason } from "@aufwind/rules/friends";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Sold, sinceOf } from "./commands.ts";
import type { CreditRow } from "./store.ts";
import * as store from "./store.ts";

const presentCredit = (row: CreditRow): Credit => ({
  id: row.id,
  cents: row.cents,
  reason: row.reason as CreditReason,
  message: row.message,
  grantedAt: row.granted_at.toISOString(),
  usedFor:
    row.appointment_id && row.starts_at
      ? { appointmentId: row.appointment_id, scheduledAt: row.starts_at.toISOString(), coachName: row.coach_name }
      : null,
  taken: row.taken_at ? { at: row.taken_at.toISOString(), message: row.taken_message } : null,
});

const presentCredits = (rows: CreditRow[]): Credits => ({
  balanceCents: rows.reduce(
    (sum, { cents, appointment_id, taken_at }) => (appointment_id || taken_at ? sum : sum + cents),
    0,
  ),
  items: rows.map(presentCredit),
});

type ExpectedCreditParams = {
  clientId: string;
  coachId: string;
  startsAt: Date;
  grossCents: number;
  now: Date;
  except?: string;
};

/** What would be taken for an appointment at this time and price: earlier starts come first. */
export async function expectedCredit(db: DbOrTx, wanted: ExpectedCreditParams): Promise<number> {
  const { clientId, coachId, startsAt, grossCents, now, except = null } = wanted;
  const unused = await store.findUnused(db, { clientId, coachId, since: sinceOf(now) });
  const [first] = unused;
  if (!first) return 0;
  const { isWelcome } = first;
  const before = await store.findChargedBefore(db, { clientId, startsAt, except });
  const left = before.reduce<Parameters<typeof takeCredit>[0]>(
    (credits, priced) => takeCredit(credits, { ...priced, isWelcome }).left,
    unused,
  );
  const relation = await store.findRelationKind(db, { clientId, coachId });
  return takeCredit(left, { grossCents, relation, isWelcome }).cents;
}

/** What a credit pays of an appointment, or will pay as things stand. */
export async function creditFor(
  db: DbOrTx,
  { id, client_id, coach_id, gross_cents, status, starts_at }: Sold & { starts_at: Date },
  now: Date,
): Promise<number> {
  if (gross_cents === 0) return 0;
  const taken = await store.findTaken(db, id);
  if (taken !== undefined) return taken;
  if (!isLive(status as Status)) return 0;
  const pair = { clientId: client_id, coachId: coach_id };
  return expectedCredit(db, { ...pair, startsAt: starts_at, grossCents: gross_cents, now, except: id });
}

export const creditsOf = async ({ database }: Platform, clientId: string): Promise<Credits> =>
  presentCredits(await store.findCredits(database, clientId));
