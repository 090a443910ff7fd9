import {
  checkEmail,
  confirmEmail as confirmEmailRoute,
  readUser,
  registerClient,
  registerCoach,
  resendConfirmation as resendRoute,
  updateUser,
} from "@aufwind/contract/accounts";
import { LIFETIMES } from "@aufwind/rules/accounts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { confirmEmail, type Renamed, registerAccount, resendConfirmation, updateDetails } from "./commands.ts";
import { presentUser } from "./queries.ts";
import { findByEmail, findUser, isReserved } from "./store.ts";

const mailed = { status: "confirmationSent", resendAfter: LIFETIMES.resendSeconds } as const;

export function accountRoutes(api: Api, platform: Platform, renamed: Renamed): void {
  const { database, clock } = platform;

  api.openapi(registerClient, async (c) => {
    await registerAccount(platform, { kind: "client", locale: localeOf(c), registration: c.req.valid("json") });
    return c.json(mailed, 201);
  });

  api.openapi(registerCoach, async (c) => {
    await registerAccount(platform, { kind: "coach", locale: localeOf(c), registration: c.req.valid("json") });
    return c.json(mailed, 201);
  });

  api.openapi(checkEmail, async (c) => {
    const { email } = c.req.valid("json");
    const taken = (await findByEmail(database, email)) ?? (await isReserved(database, { email, now: clock.now() }));
    return c.json({ available: !taken }, 200);
  });

  api.openapi(confirmEmailRoute, async (c) => {
    await confirmEmail(platform, c.req.valid("json").token);
    return c.json({ status: "confirmed" as const }, 200);
  });

  api.openapi(resendRoute, async (c) => {
    await resendConfirmation(platform, c.req.valid("json").email);
    return c.json(mailed, 202);
  });

  api.openapi(readUser, async (c) => {
    const user = await findUser(database, memberOf(c).userId);
    if (!user) throw new Problem("notSignedIn");
    return c.json(presentUser(user), 200);
  });

  api.openapi(updateUser, async (c) => {
    const user = await updateDetails(platform, { userId: memberOf(c).userId, details: c.req.valid("json"), renamed });
    return c.json(presentUser(user), 200);
  });
}
