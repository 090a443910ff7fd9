import type { Credit, Credits } from "@aufwind/contract/credits";
import type { CreditReason } from "@aufwind/rules/friends";
import type { CreditRow } from "./store.ts";

const presentCredit = (row: CreditRow): Credit => ({
  id: row.id,
  cents: row.cents,
  reason: row.reason as CreditReason,
  grantedAt: row.granted_at.toISOString(),
  usedFor:
    row.appointment_id && row.starts_at
      ? { appointmentId: row.appointment_id, scheduledAt: row.starts_at.toISOString(), coachName: row.coach_name }
      : null,
});

export const presentCredits = (rows: CreditRow[]): Credits => ({
  balanceCents: rows.reduce((sum, { cents, appointment_id }) => (appointment_id ? sum : sum + cents), 0),
  items: rows.map(presentCredit),
});
