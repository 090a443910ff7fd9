import { readCustomer, saveCustomer } from "@aufwind/contract/billing";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveBilling } from "./commands.ts";
import { customerOf } from "./queries.ts";

export function billingRoutes(api: Api, platform: Platform): void {
  api.openapi(readCustomer, async (c) => c.json(await customerOf(platform, memberOf(c).userId), 200));

  api.openapi(saveCustomer, async (c) => {
    const { userId } = memberOf(c);
    await saveBilling(platform, userId, c.req.valid("json"));
    return c.json(await customerOf(platform, userId), 200);
  });
}
