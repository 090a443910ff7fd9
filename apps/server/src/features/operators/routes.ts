import * as contract from "@aufwind/contract/operators";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { acceptInvitation, askToInvite, changePermissions, checkInvitation, removeOperator } from "./commands.ts";
import { operatorSession, proofOptions, proveByCode, proveByPasskey } from "./proof.ts";
import { findTeam, type TeamRow } from "./store.ts";

export function operatorRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readOperatorSession, async (c) => c.json(await operatorSession(platform, memberOf(c)), 200));

  api.openapi(contract.proveByCode, async (c) =>
    c.json(await proveByCode(platform, memberOf(c), c.req.valid("json").code), 200),
  );

  api.openapi(contract.proofOptions, async (c) => c.json({ options: await proofOptions(platform, memberOf(c)) }, 200));

  api.openapi(contract.proveByPasskey, async (c) =>
    c.json(await proveByPasskey(platform, memberOf(c), c.req.valid("json").response), 200),
  );
  teamRoutes(api, platform);
  invitationRoutes(api, platform);
}

function teamRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listTeam, async (c) =>
    c.json({ items: (await findTeam(platform.database)).map(presentMember) }, 200),
  );

  api.openapi(contract.inviteOperator, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json({ approvalId: await askToInvite(platform, { ...c.req.valid("json"), operatorId }) }, 202);
  });

  api.openapi(contract.changePermissions, async (c) => {
    const changing = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json({ approvalId: await changePermissions(platform, changing) }, 200);
  });

  api.openapi(contract.removeOperator, async (c) => {
    const removing = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await removeOperator(platform, removing);
    return c.body(null, 204);
  });
}

function invitationRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.checkOperatorInvitation, async (c) => {
    await checkInvitation(platform, c.req.valid("json").token);
    return c.json({ status: "good" as const }, 200);
  });

  api.openapi(contract.acceptOperatorInvitation, async (c) =>
    c.json(await acceptInvitation(platform, c.req.valid("json")), 200),
  );
}

const presentMember = (row: TeamRow): contract.TeamMember => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email ?? "",
  permissions: row.permissions,
  status: row.removed_at ? "removed" : row.confirmed_at ? "active" : "invited",
  hasFactor: row.has_factor,
  invitedAt: row.invited_at.toISOString(),
  lastSeenAt: row.last_seen_at ? new Date(row.last_seen_at).toISOString() : null,
});
