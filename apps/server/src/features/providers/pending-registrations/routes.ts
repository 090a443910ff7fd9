import { readArrival as readRoute, registerArrival as registerRoute } from "@aufwind/contract/providers";
import type { Api } from "../../../platform/http/api-env.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { setCookies } from "../../../platform/session/cookies.ts";
import { userOf } from "../../accounts/commands.ts";
import { nameOf } from "../present.ts";
import { readArrival, registerArrival } from "./commands.ts";

export function arrivalRoutes(api: Api, platform: Platform): void {
  api.openapi(readRoute, async (c) => {
    const { provider, email, first_name, last_name, friend_code } = await readArrival(platform, c.req.raw.headers);
    const name = nameOf(platform.config, provider);
    const told = { provider: name, email, firstName: first_name, lastName: last_name, friendCode: friend_code };
    return c.json(told, 200);
  });

  api.openapi(registerRoute, async (c) => {
    const { headers } = c.req.raw;
    const registering = { headers, locale: localeOf(c), registration: c.req.valid("json") };
    const { user, wantedPath, cookies } = await registerArrival(platform, registering);
    setCookies(c, cookies);
    return c.json({ status: "signedIn" as const, user: userOf(user), wantedPath }, 201);
  });
}
