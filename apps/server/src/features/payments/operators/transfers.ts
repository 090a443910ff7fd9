import type { TransferPreview } from "@aufwind/contract/payments-transfers";
import { needsSecondPerson } from "@aufwind/rules/approvals";
import { berlinDay } from "../../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../../platform/database/database.ts";
import { previewHash } from "../../../platform/http/preview-hash.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockAny } from "../../appointments/store.ts";
import { type Executing, requestApproval } from "../../approvals/commands.ts";
import { recordAct } from "../../audit-log/commands.ts";
import { closeCaseOf } from "../../cases/commands.ts";
import { notifyTransferred } from "../notifications.ts";
import { bookTransfer, transferEntries } from "../postings.ts";
import { setRefundStatus } from "../refunds/commands.ts";
import { findRefundRow, isDisputed, lockRefund, updateRefund } from "../refunds/store.ts";
import { lockCharge } from "../store.ts";

/** What it would do to note a transfer, as things stand. */
export const previewTransfer = (platform: Platform, refundId: string): Promise<TransferPreview> =>
  transact(platform.database, async (tx) => (await previewIn(tx, refundId)).preview);

/** Locked in the order that all use: appointment, charge, refund. */
async function previewIn(tx: Tx, refundId: string) {
  const found = await findRefundRow(tx, refundId);
  if (!found) throw new Problem("notFound");
  const row = await lockAny(tx, found.appointment_id);
  const charge = await lockCharge(tx, found.appointment_id);
  const refund = await lockRefund(tx, refundId);
  if (refund.status !== "failed") throw new Problem("notOwedBack");
  // The bank has taken the money from us for the client.
  if (await isDisputed(tx, row.id)) throw new Problem("refundDisputed");
  const cents = refund.amount_cents;
  const shown = { refundId, cents, entries: transferEntries(cents), needsApproval: needsSecondPerson(cents) };
  return { row, charge, refund, preview: { ...shown, hash: previewHash(shown) } };
}

type Asked = { refundId: string; on: string; reference: string; hash: string };
type NoteParams = Asked & { reason: string; operatorId: string };
type Outcome = { status: "noted"; refundId: string } | { status: "asked"; approvalId: string };

/** Notes what the preview showed, or asks a second person where it is above the limit. */
export const noteTransfer = (platform: Platform, params: NoteParams): Promise<Outcome> =>
  transact(platform.database, async (tx) => {
    const { reason, operatorId, ...asked } = params;
    if (asked.on > berlinDay(platform.clock.now()))
      throw new Problem("invalidFields", { errors: [{ field: "on", code: "futureDay", params: {} }] });
    const { preview, row } = await previewIn(tx, asked.refundId);
    if (preview.hash !== asked.hash) throw new Problem("previewChanged");
    if (!preview.needsApproval) {
      await writeTransfer(tx, platform, params);
      return { status: "noted", refundId: asked.refundId };
    }
    const { on, reference } = asked;
    const approvalId = await requestApproval(tx, platform, {
      kind: "manualPosting",
      input: { act: "transfer", ...asked },
      preview: { act: "transfer", amountCents: preview.cents, on, reference, entries: preview.entries },
      reason,
      subject: { kind: "appointment", id: row.id },
      operatorId,
    });
    return { status: "asked", approvalId };
  });

/** A second person has agreed: noted as it was asked for, or not at all if anything has changed. */
export async function transferApproved(
  tx: Tx,
  platform: Platform,
  { input, askedBy, reason }: Executing,
): Promise<void> {
  await writeTransfer(tx, platform, { ...(input as Asked), reason, operatorId: askedBy });
}

async function writeTransfer(tx: Tx, platform: Platform, params: NoteParams): Promise<void> {
  const { refundId, on, reference, hash, reason, operatorId } = params;
  const { row, charge, refund, preview } = await previewIn(tx, refundId);
  if (preview.hash !== hash) throw new Problem("previewChanged");
  const now = platform.clock.now();
  await updateRefund(tx, refundId, {
    status: "transferred",
    transferred_on: on,
    transfer_reference: reference,
    settled_at: now,
    due_at: null,
  });
  await bookTransfer(tx, { refund, now });
  const stored = await setRefundStatus(tx, platform, { row, charge });
  await notifyTransferred(tx, platform, { row: stored, refund });
  await closeCaseOf(tx, platform, { source: "refunds", sourceId: refundId, operatorId });
  await recordAct(tx, platform, {
    operatorId,
    action: "payments.transfer",
    subject: { kind: "appointment", id: row.id },
    after: { refund: refundId, amountCents: refund.amount_cents, on, reference },
    reason,
  });
}
