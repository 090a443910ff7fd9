import type { Credit, Credits } from "@aufwind/contract/credits";
import type { CreditReason } from "@aufwind/rules/friends";
import type { Platform } from "../../platform/platform.ts";
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

export const creditsOf = async ({ database }: Platform, clientId: string): Promise<Credits> =>
  presentCredits(await store.findCredits(database, clientId));
