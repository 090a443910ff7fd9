import { passkeyOptions as optionsRoute, passkeyLogin } from "@aufwind/contract/sign-in";
import type { Api } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { setCookies } from "../../../platform/session/cookies.ts";
import { userOf } from "../../accounts/commands.ts";
import { logInByPasskey, passkeyOptions } from "./commands.ts";

export function passkeySignInRoutes(api: Api, platform: Platform): void {
  api.openapi(optionsRoute, async (c) => {
    const options = await passkeyOptions(platform, c.req.raw.headers);
    return c.json({ options }, 200);
  });

  api.openapi(passkeyLogin, async (c) => {
    const { user, cookies } = await logInByPasskey(platform, c.req.valid("json"), c.req.raw.headers);
    setCookies(c, cookies);
    return c.json({ status: "signedIn" as const, user: userOf(user) }, 200);
  });
}
