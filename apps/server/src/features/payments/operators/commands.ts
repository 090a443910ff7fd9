import type { RefundPreview } from "@aufwind/contract/payments-operators";
import { needsSecondPerson } from "@aufwind/rules/approvals";
import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { type Tx, transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Executing, requestApproval } from "../../approvals/commands.ts";
import { recordAction } from "../../audit-log/commands.ts";
import { type AskedRefund, previewIn, refundAppointment } from "../refunds/commands.ts";
import { presentPreview } from "./present.ts";
import { findInvoices } from "./store.ts";

/** What a refund would do, as things stand. */
export const previewFor = (platform: Platform, asked: AskedRefund): Promise<RefundPreview> =>
  transact(platform.database, (tx) => previewed(tx, platform, asked));

async function previewed(tx: Tx, { clock }: Platform, asked: AskedRefund): Promise<RefundPreview> {
  const preview = await previewIn(tx, asked);
  const invoice = (await findInvoices(tx, asked.appointmentId)).findLast(({ kind }) => kind === "client");
  return presentPreview(preview, { invoice: invoice?.number, now: clock.now() });
}

type RefundByTeamParams = AskedRefund & { hash: string; reason: string; operatorId: string };
type Outcome = { status: "refunded"; refundId: string } | { status: "asked"; approvalId: string };

/** Refunds what an operator saw in the preview, or asks a second person where it is above the limit. */
export const refundByTeam = (platform: Platform, params: RefundByTeamParams): Promise<Outcome> =>
  transact(platform.database, async (tx) => {
    const { operatorId, reason, hash, ...asked } = params;
    const preview = await previewed(tx, platform, asked);
    if (preview.hash !== hash) throw new Problem("previewChanged");
    if (!needsSecondPerson(sumOfMeans(preview.client)))
      return { status: "refunded", refundId: await refundAndRecord(tx, platform, params) };
    const approvalId = await requestApproval(tx, platform, {
      kind: "refund",
      input: { ...asked, hash },
      preview,
      reason,
      subject: { kind: "appointment", id: asked.appointmentId },
      operatorId,
    });
    return { status: "asked", approvalId };
  });

/** A second person has agreed: refunded as it was asked for, or not at all if anything has changed. */
export async function refundApproved(tx: Tx, platform: Platform, { input, askedBy, reason }: Executing): Promise<void> {
  const asked = input as AskedRefund & { hash: string };
  try {
    await refundAndRecord(tx, platform, { ...asked, reason, operatorId: askedBy });
  } catch (error) {
    // Whatever speaks against it now did not when it was asked for.
    if (error instanceof Problem) throw new Problem("previewChanged");
    throw error;
  }
}

async function refundAndRecord(tx: Tx, platform: Platform, params: RefundByTeamParams): Promise<string> {
  const { operatorId, reason } = params;
  const refund = await refundAppointment(tx, platform, { ...params, by: { operatorId } });
  await recordAction(tx, platform, {
    operatorId,
    action: "payments.refund",
    subject: { kind: "appointment", id: refund.appointment_id },
    after: {
      refund: refund.id,
      cardCents: refund.amount_cents,
      giftCents: refund.gift_cents,
      packageCents: refund.package_cents,
      creditCents: refund.credit_cents,
      priceCents: refund.price_cents,
      bearer: refund.bearer,
    },
    reason,
  });
  return refund.id;
}
