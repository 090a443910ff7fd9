import {
  login,
  passkeyOptions as optionsRoute,
  passkeyLogin,
  readSecondStep,
  takeSecondStep as takeRoute,
} from "@aufwind/contract/sign-in";
import type { Context } from "hono";
import type { Api, ApiEnv } from "../../platform/http/api-env.ts";
import { visitorAddress } from "../../platform/http/visitor-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { setCookies } from "../../platform/session/cookies.ts";
import { presentUser } from "../accounts/queries.ts";
import { logIn, type Visit } from "./commands.ts";
import { logInByPasskey, passkeyOptions } from "./passkey-sign-in.ts";
import { passSecondStep, stepMethods } from "./second-step.ts";

const visitOf = (c: Context<ApiEnv>, { config }: Platform): Visit => ({
  headers: c.req.raw.headers,
  network: visitorAddress(c, config.http.trustedProxies),
});

export function signInRoutes(api: Api, platform: Platform): void {
  api.openapi(login, async (c) => {
    const { user, cookies, methods } = await logIn(platform, c.req.valid("json"), visitOf(c, platform));
    setCookies(c, cookies);
    if (methods.length > 0) return c.json({ status: "secondStep" as const, methods }, 200);
    return c.json({ status: "signedIn" as const, user: presentUser(user) }, 200);
  });
}

export function passkeySignInRoutes(api: Api, platform: Platform): void {
  api.openapi(optionsRoute, async (c) => {
    const options = await passkeyOptions(platform, c.req.raw.headers);
    return c.json({ options }, 200);
  });

  api.openapi(passkeyLogin, async (c) => {
    const { user, cookies } = await logInByPasskey(platform, c.req.valid("json"), c.req.raw.headers);
    setCookies(c, cookies);
    return c.json({ status: "signedIn" as const, user: presentUser(user) }, 200);
  });
}

export function secondStepRoutes(api: Api, platform: Platform): void {
  api.openapi(readSecondStep, async (c) => {
    const methods = await stepMethods(platform, c.req.raw.headers);
    return c.json({ methods }, 200);
  });

  api.openapi(takeRoute, async (c) => {
    const { user, cookies } = await passSecondStep(platform, c.req.valid("json").code, visitOf(c, platform));
    setCookies(c, cookies);
    return c.json({ status: "signedIn" as const, user: presentUser(user) }, 200);
  });
}
