import { readSecondStep, takeSecondStep as takeRoute } from "@aufwind/contract/sign-in";
import type { Api } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { setCookies } from "../../../platform/session/cookies.ts";
import { userOf } from "../../accounts/commands.ts";
import { visitOf } from "../routes.ts";
import { stepMethods, takeSecondStep } from "./commands.ts";

export function secondStepRoutes(api: Api, platform: Platform): void {
  api.openapi(readSecondStep, async (c) => {
    const methods = await stepMethods(platform, c.req.raw.headers);
    return c.json({ methods }, 200);
  });

  api.openapi(takeRoute, async (c) => {
    const { user, cookies } = await takeSecondStep(platform, c.req.valid("json").code, visitOf(c, platform));
    setCookies(c, cookies);
    return c.json({ status: "signedIn" as const, user: userOf(user) }, 200);
  });
}
