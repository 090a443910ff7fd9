import * as contract from "@aufwind/contract/second-factors";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { beginTotp, confirmTotp, removeTotp } from "./commands.ts";

export function totpRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.beginTotp, async (c) => {
    const begun = await beginTotp(platform, memberOf(c), c.req.valid("json").password);
    return c.json(begun, 200);
  });

  api.openapi(contract.confirmTotp, async (c) => {
    const recoveryCodes = await confirmTotp(platform, memberOf(c), c.req.valid("json").code);
    return c.json({ recoveryCodes }, 200);
  });

  api.openapi(contract.removeTotp, async (c) => {
    await removeTotp(platform, memberOf(c), c.req.valid("json").password);
    return c.json({ status: "removed" as const }, 200);
  });
}
