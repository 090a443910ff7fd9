import { login } from "@aufwind/contract/sign-in";
import type { Context } from "hono";
import type { Api, ApiEnv } from "../../platform/http/api-env.ts";
import { visitorAddress } from "../../platform/http/visitor-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { setCookies } from "../../platform/session/cookies.ts";
import { userOf } from "../accounts/commands.ts";
import { logIn, type Visit } from "./commands.ts";

export const visitOf = (c: Context<ApiEnv>, { config }: Platform): Visit => ({
  headers: c.req.raw.headers,
  network: visitorAddress(c, config.http.trustedProxies),
});

export function signInRoutes(api: Api, platform: Platform): void {
  api.openapi(login, async (c) => {
    const { user, cookies, methods } = await logIn(platform, c.req.valid("json"), visitOf(c, platform));
    setCookies(c, cookies);
    if (methods.length > 0) return c.json({ status: "secondStep" as const, methods }, 200);
    return c.json({ status: "signedIn" as const, user: userOf(user) }, 200);
  });
}
