import type { TransferPreview } from "@aufwind/contract/payments-transfers";
import { needsSecondPerson } from "@aufwind/rules/approvals";
import { berlinDay } from "../../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../../platform/database/database.ts";
import { previewHash } from "../../../platform/http/preview-hash.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Executing, requestApproval } from "../../approvals/commands.ts";
import { recordAction } from "../../audit-log/commands.ts";
import { updateRefund } from "../../card-refunds/store.ts";
import { closeCaseOf } from "../../cases/commands.ts";
import { bookTransfer, transferEntries } from "../postings.ts";
import { REFUND_SOURCES } from "../refunds/sources.ts";

/** What it would do to note a transfer, as things stand. */
export const previewTransfer = (platform: Platform, refundId: string): Promise<TransferPreview> =>
  transact(platform.database, async (tx) => (await previewIn(tx, refundId)).preview);

async function hold(tx: Tx, refundId: string) {
  for (const source of REFUND_SOURCES) {
    const held = await source.hold(tx, refundId);
    if (held) return { source, held };
  }
  throw new Problem("notFound");
}

async function previewIn(tx: Tx, refundId: string) {
  const { source, held } = await hold(tx, refundId);
  if (held.refund.status !== "failed") throw new Problem("notOwedBack");
  // The bank has taken the money from us for the client.
  if (held.isDisputed) throw new Problem("refundDisputed");
  const cents = held.refund.amount_cents;
  const shown = { refundId, cents, entries: transferEntries(cents), needsApproval: needsSecondPerson(cents) };
  return { source, held, preview: { ...shown, hash: previewHash(shown) } };
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
    const { preview, held } = await previewIn(tx, asked.refundId);
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
      subject: held.subject,
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
  const { source, held, preview } = await previewIn(tx, refundId);
  if (preview.hash !== hash) throw new Problem("previewChanged");
  const now = platform.clock.now();
  const { table } = source;
  const noted = {
    status: "transferred",
    transferred_on: on,
    transfer_reference: reference,
    settled_at: now,
    due_at: null,
  };
  await updateRefund(tx, { table, id: refundId }, noted);
  await bookTransfer(tx, held, now);
  await held.follow(tx, platform, "transferred");
  await closeCaseOf(tx, platform, { source: table, sourceId: refundId, operatorId });
  await recordAction(tx, platform, {
    operatorId,
    action: "payments.transfer",
    subject: held.subject,
    after: { refund: refundId, amountCents: held.refund.amount_cents, on, reference },
    reason,
  });
}
