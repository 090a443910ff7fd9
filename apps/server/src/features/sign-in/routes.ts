import { login } from "@aufwind/contract/sign-in";
import type { Api } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { setCookies } from "../../platform/session/cookies.ts";
import { userOf } from "../accounts/commands.ts";
import { logIn } from "./commands.ts";

export function signInRoutes(api: Api, platform: Platform): void {
  api.openapi(login, async (c) => {
    const { user, cookies, methods } = await logIn(platform, c.req.valid("json"), c.req.raw.headers);
    setCookies(c, cookies);
    if (methods.length > 0) return c.json({ status: "secondStep" as const, methods }, 200);
    return c.json({ status: "signedIn" as const, user: userOf(user) }, 200);
  });
}
