import type { OwnDispute, PackageDispute } from "@aufwind/contract/dispute-evidence";
import { disputeReasonOf } from "@aufwind/rules/dispute-evidence";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText, sealText } from "../../platform/session/sealed-text.ts";
import { DISPUTE_ACCOUNTS } from "./policy.ts";
import * as store from "./store.ts";

/** What a coach sees of the disputes about own appointments. */
export async function ownDisputes(platform: Platform, coachId: string): Promise<OwnDispute[]> {
  return (await store.findOwnDisputes(platform.database, { coachId })).map((row) => presentDispute(platform, row));
}

/** And of those about packages; gift cards are no coach's money. */
export async function packageDisputes({ database }: Platform, coachId: string): Promise<PackageDispute[]> {
  const rows = await store.findPackageDisputes(database, coachId);
  return rows.map((row) => ({
    id: row.id,
    client: row.client,
    consultation: row.consultation as PackageDispute["consultation"],
    size: row.size,
    cents: row.amount_cents,
    status: row.dispute_closed_at === null ? "open" : row.status === "paid" ? "won" : "lost",
    openedAt: row.disputed_at.toISOString(),
    closedAt: row.dispute_closed_at?.toISOString() ?? null,
  }));
}

type WriteAccountParams = { coachId: string; id: string; text: string };

/** The bank may have decided meanwhile: then nothing can be said any more. */
export async function writeAccount(platform: Platform, { coachId, id, text }: WriteAccountParams): Promise<OwnDispute> {
  await transact(platform.database, async (tx) => {
    const dispute = await store.lockOpenDispute(tx, { coachId, id });
    if (!dispute) throw new Problem("notFound");
    if (dispute.status !== "open") throw new Problem("notPossibleNow");
    const row = { dispute_id: id };
    await store.upsertAccount(tx, {
      ...row,
      coach_id: coachId,
      ...sealText(platform.config, { of: DISPUTE_ACCOUNTS, row, text }),
      written_at: platform.clock.now(),
    });
  });
  const [written] = await store.findOwnDisputes(platform.database, { coachId, id });
  if (!written) throw new Problem("notFound");
  return presentDispute(platform, written);
}

/** What the coach of a disputed appointment said about it. */
export async function accountOf(platform: Platform, disputeId: string): Promise<string | null> {
  const row = await store.findAccount(platform.database, disputeId);
  return row ? openText(platform, { of: DISPUTE_ACCOUNTS, row }) : null;
}

function presentDispute(platform: Platform, row: store.OwnDisputeRow): OwnDispute {
  return {
    id: row.provider_id,
    appointmentId: row.appointment_id,
    client: row.client,
    scheduledAt: row.starts_at.toISOString(),
    cents: row.amount_cents,
    reason: disputeReasonOf(row.reason),
    status: row.status as OwnDispute["status"],
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    evidenceBy: row.evidence_by?.toISOString() ?? null,
    account: presentAccount(platform, row),
  };
}

function presentAccount(platform: Platform, row: store.OwnDisputeRow): OwnDispute["account"] {
  const { provider_id: dispute_id, sealed, wrapped_key, key_name, written_at } = row;
  if (!sealed || !wrapped_key || !key_name || !written_at) return null;
  const text = openText(platform, { of: DISPUTE_ACCOUNTS, row: { dispute_id, sealed, wrapped_key, key_name } });
  return { text: text ?? "", writtenAt: written_at.toISOString() };
}
