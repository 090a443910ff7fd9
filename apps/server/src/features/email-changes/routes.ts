import * as contract from "@aufwind/contract/email-changes";
import { LIFETIMES } from "@aufwind/rules/accounts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { confirmChange, dropChange, pendingChange, requestChange, undoChange } from "./commands.ts";

export function emailChangeRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.requestEmailChange, async (c) => {
    await requestChange(platform, memberOf(c), c.req.valid("json"));
    return c.json({ status: "confirmationSent" as const, resendAfter: LIFETIMES.resendSeconds }, 202);
  });

  api.openapi(contract.readEmailChange, async (c) => c.json(await pendingChange(platform, memberOf(c).userId), 200));

  api.openapi(contract.dropEmailChange, async (c) => {
    await dropChange(platform, memberOf(c).userId);
    return c.body(null, 204);
  });

  api.openapi(contract.confirmEmailChange, async (c) => {
    return c.json({ status: await confirmChange(platform, c.req.valid("json").token) }, 200);
  });

  api.openapi(contract.undoEmailChange, async (c) => {
    const resetToken = await undoChange(platform, c.req.valid("json").token);
    return c.json({ status: "undone" as const, resetToken }, 200);
  });
}
