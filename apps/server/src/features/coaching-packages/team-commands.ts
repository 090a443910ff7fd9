import type { PackageEndPreview } from "@aufwind/contract/coaching-packages-team";
import { needsSecondPerson } from "@aufwind/rules/approvals";
import { refundParts, unusedCents } from "@aufwind/rules/coaching-packages";
import { type Tx, transact } from "../../platform/database/database.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction } from "../audit-log/commands.ts";
import { endPurchase } from "./ending.ts";
import { findRefundable } from "./refund-store.ts";
import { findPayments, findUsage, lockPurchase } from "./store.ts";

/** What it would do to end a package, as things stand. */
export const previewEnd = (platform: Platform, id: string): Promise<PackageEndPreview> =>
  transact(platform.database, async (tx) => (await previewIn(tx, id)).preview);

async function previewIn(tx: Tx, id: string) {
  const purchase = await lockPurchase(tx, id);
  if (!purchase?.bought_at) throw new Problem("notFound");
  if (purchase.status === "ended") throw new Problem("packageEnded");
  const refundCents = unusedCents(await findUsage(tx, id));
  const payments = new Map((await findPayments(tx, id)).map((payment) => [payment.id, payment]));
  const parts = refundParts(await findRefundable(tx, id), refundCents).map(({ id: paymentId, cents }) => {
    const payment = payments.get(paymentId);
    return { place: payment?.place ?? 0, cents, lastFour: payment?.last_four ?? null };
  });
  const shown = { refundCents, parts, needsApproval: needsSecondPerson(refundCents) };
  return { purchase, preview: { ...shown, hash: previewHash({ id, ...shown }) } };
}

type Ending = { id: string; hash: string; reason: string; operatorId: string };
type Outcome = { status: "ended"; refundCents: number } | { status: "asked"; approvalId: string };

/** Ends a package as the preview showed it, or asks a second person where more goes back than one may refund. */
export const endByTeam = (platform: Platform, ending: Ending): Promise<Outcome> =>
  transact(platform.database, async (tx) => {
    const { id, hash, reason, operatorId } = ending;
    const { preview } = await previewIn(tx, id);
    if (preview.hash !== hash) throw new Problem("previewChanged");
    if (!preview.needsApproval) return { status: "ended", refundCents: await endAndRecord(tx, platform, ending) };
    const approvalId = await requestApproval(tx, platform, {
      kind: "refund",
      input: { packageId: id, hash },
      preview: { refundCents: preview.refundCents },
      reason,
      subject: { kind: "package", id },
      operatorId,
    });
    return { status: "asked", approvalId };
  });

/** A second person has agreed: ended as it was asked for, or not at all if anything has changed. */
export async function endApproved(tx: Tx, platform: Platform, { input, askedBy, reason }: Executing): Promise<void> {
  const { packageId, hash } = input as { packageId: string; hash: string };
  await endAndRecord(tx, platform, { id: packageId, hash, reason, operatorId: askedBy });
}

async function endAndRecord(tx: Tx, platform: Platform, { id, hash, reason, operatorId }: Ending): Promise<number> {
  const { purchase, preview } = await previewIn(tx, id);
  if (preview.hash !== hash) throw new Problem("previewChanged");
  const refundCents = await endPurchase(tx, platform, { purchase, cause: "team" });
  const subject = { kind: "package", id };
  await recordAction(tx, platform, {
    operatorId,
    action: "coaching-packages.end",
    subject,
    after: { refundCents },
    reason,
  });
  return refundCents;
}
