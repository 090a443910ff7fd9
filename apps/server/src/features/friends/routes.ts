import * as contract from "@aufwind/contract/friends";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { friendsOf, invitingBy } from "./commands.ts";

export function friendRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readFriends, async (c) =>
    c.json(await friendsOf(platform, { clientId: memberOf(c).userId, locale: localeOf(c) }), 200),
  );

  api.openapi(contract.readFriendInviting, async (c) =>
    c.json(await invitingBy(platform, c.req.valid("param").code), 200),
  );
}
