import { withdraw } from "@aufwind/contract/withdrawals";
import type { Api } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { declareWithdrawal } from "./commands.ts";

export function withdrawalRoutes(api: Api, platform: Platform): void {
  api.openapi(withdraw, async (c) => {
    const received = await declareWithdrawal(platform, { withdrawal: c.req.valid("json"), locale: localeOf(c) });
    return c.json(received, 202);
  });
}
