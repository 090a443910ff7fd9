import * as contract from "@aufwind/contract/client-invitations";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { acceptInvitation, invitationOf, renewInvitation } from "./commands.ts";
import { invitingBy } from "./queries.ts";

export function invitationRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readInvitation, async (c) => c.json(await invitationOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.renewInvitation, async (c) => c.json(await renewInvitation(platform, memberOf(c).userId), 200));

  api.openapi(contract.readInviting, async (c) => c.json(await invitingBy(platform, c.req.valid("param").token), 200));

  api.openapi(contract.acceptInvitation, async (c) => {
    const { token } = c.req.valid("json");
    return c.json(await acceptInvitation(platform, { clientId: memberOf(c).userId, token }), 200);
  });
}
