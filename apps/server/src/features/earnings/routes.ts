import * as contract from "@aufwind/contract/earnings-team";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { decideHeld } from "./hold-commands.ts";
import { findHeld } from "./hold-store.ts";

export function heldEarningRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listHeldEarnings, async (c) => {
    const rows = await findHeld(platform.database, c.req.valid("param").coachId);
    return c.json({ items: rows.map(presentHeld) }, 200);
  });

  api.openapi(contract.decideHeldEarnings, async (c) => {
    const { operatorId } = operatorOf(c);
    await decideHeld(platform, { ...c.req.valid("param"), ...c.req.valid("json"), operatorId });
    return c.body(null, 204);
  });
}

type HeldRow = Awaited<ReturnType<typeof findHeld>>[number];
const presentHeld = (row: HeldRow): contract.HeldEarning => ({
  earningId: row.earning_id,
  appointmentId: row.appointment_id,
  client: { id: row.client_id, name: row.client_name },
  scheduledAt: row.starts_at.toISOString(),
  scheduledStatus: row.status as contract.HeldEarning["scheduledStatus"],
  arrivesCents: row.arrives_cents,
  reason: row.reason as contract.HeldEarning["reason"],
  heldAt: row.opened_at.toISOString(),
  decision: row.decision as contract.HeldEarning["decision"],
});
