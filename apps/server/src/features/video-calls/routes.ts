import * as contract from "@aufwind/contract/video-calls";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { joinCall, leaveCall, relaySignals, renewVisit } from "./commands.ts";
import { readRoom } from "./queries.ts";

export function roomRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readRoom, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await readRoom(platform, { id, userId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.joinRoom, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await joinCall(platform, { id, userId: memberOf(c).userId }), 201);
  });

  api.openapi(contract.renewVisit, async (c) => {
    return c.json(await renewVisit(platform, { ...c.req.valid("param"), userId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.leaveRoom, async (c) => {
    await leaveCall(platform, { ...c.req.valid("param"), userId: memberOf(c).userId });
    return c.body(null, 204);
  });

  api.openapi(contract.sendSignal, async (c) => {
    const { id } = c.req.valid("param");
    await relaySignals(platform, { ...c.req.valid("json"), id, userId: memberOf(c).userId });
    return c.body(null, 204);
  });
}
