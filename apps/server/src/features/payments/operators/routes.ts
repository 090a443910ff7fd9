import * as contract from "@aufwind/contract/payments-operators";
import * as transfers from "@aufwind/contract/payments-transfers";
import { type Api, operatorOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordView } from "../../audit-log/commands.ts";
import { previewFor, refundByTeam } from "./commands.ts";
import { findPayments, listPayments, paymentDetail } from "./queries.ts";
import { noteTransfer, previewTransfer } from "./transfers.ts";

export function operatorPaymentRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listPayments, async (c) =>
    c.json(await listPayments(platform, { ...c.req.valid("param"), ...c.req.valid("query") }), 200),
  );

  api.openapi(contract.findPayments, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json({ items: await findPayments(platform, { ...c.req.valid("json"), operatorId }) }, 200);
  });

  api.openapi(contract.readPayment, async (c) => {
    const { id } = c.req.valid("param");
    const payment = await paymentDetail(platform, id);
    const { operatorId } = operatorOf(c);
    await recordView(platform, { operatorId, action: "payments.read", subject: { kind: "appointment", id } });
    return c.json(payment, 200);
  });

  api.openapi(contract.previewRefund, async (c) =>
    c.json(await previewFor(platform, { appointmentId: c.req.valid("param").id, ...c.req.valid("json") }), 200),
  );

  api.openapi(contract.refundPayment, async (c) => {
    const { operatorId } = operatorOf(c);
    const asked = { appointmentId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(await refundByTeam(platform, { ...asked, operatorId }), 200);
  });

  api.openapi(transfers.previewTransfer, async (c) =>
    c.json(await previewTransfer(platform, c.req.valid("param").id), 200),
  );

  api.openapi(transfers.noteTransfer, async (c) => {
    const { operatorId } = operatorOf(c);
    const asked = { refundId: c.req.valid("param").id, ...c.req.valid("json"), operatorId };
    return c.json(await noteTransfer(platform, asked), 200);
  });
}
