import { renewRecoveryCodes } from "@aufwind/contract/second-factors";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { renewCodes } from "./commands.ts";

export function recoveryCodeRoutes(api: Api, platform: Platform): void {
  api.openapi(renewRecoveryCodes, async (c) => {
    const recoveryCodes = await renewCodes(platform, memberOf(c), c.req.valid("json").password);
    return c.json({ recoveryCodes }, 200);
  });
}
