import { sendSupportEmail } from "@aufwind/contract/support";
import type { Api } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/asked.ts";
import type { Platform } from "../../platform/platform.ts";
import { sendSupportRequest } from "./commands.ts";

export function supportRoutes(api: Api, platform: Platform): void {
  api.openapi(sendSupportEmail, async (c) => {
    const reference = await sendSupportRequest(platform, { request: c.req.valid("json"), locale: localeOf(c) });
    return c.json({ reference }, 202);
  });
}
