import {
  changePassword as changeRoute,
  checkResetLink,
  requestPasswordReset,
  resetPassword as resetRoute,
} from "@aufwind/contract/passwords";
import { LIFETIMES } from "@aufwind/rules/accounts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { sessionCookies, setCookies } from "../../platform/session/cookies.ts";
import { changePassword, checkReset, requestReset, resetPassword } from "./commands.ts";

const changed = { status: "changed" } as const;

export function passwordRoutes(api: Api, platform: Platform): void {
  api.openapi(requestPasswordReset, async (c) => {
    await requestReset(platform, c.req.valid("json").email);
    return c.json({ status: "resetSent" as const, resendAfter: LIFETIMES.resendSeconds }, 202);
  });

  api.openapi(checkResetLink, async (c) => {
    await checkReset(platform, c.req.valid("json").token);
    return c.json({ status: "good" as const }, 200);
  });

  api.openapi(resetRoute, async (c) => {
    setCookies(c, [await resetPassword(platform, { ...c.req.valid("json"), headers: c.req.raw.headers })]);
    return c.json(changed, 200);
  });

  api.openapi(changeRoute, async (c) => {
    const keys = await changePassword(platform, memberOf(c), c.req.valid("json"));
    setCookies(c, sessionCookies(keys, platform.config));
    return c.json(changed, 200);
  });
}
