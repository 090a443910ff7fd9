import { confirmSubscription, registerLead, subscribe, unsubscribe } from "@aufwind/contract/subscriptions";
import type { Api } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { askToJoin, confirmJoining, leaveList } from "./commands.ts";

const asked = { status: "confirmationSent" } as const;

export function subscriptionRoutes(api: Api, platform: Platform): void {
  api.openapi(registerLead, async (c) => {
    const { email, website } = c.req.valid("json");
    await askToJoin(platform, { list: "earlyAccess", email, website, locale: localeOf(c) });
    return c.json(asked, 202);
  });

  api.openapi(subscribe, async (c) => {
    const { list, email, website } = c.req.valid("json");
    await askToJoin(platform, { list, email, website, locale: localeOf(c) });
    return c.json(asked, 202);
  });

  api.openapi(confirmSubscription, async (c) =>
    c.json({ list: await confirmJoining(platform, c.req.valid("json").token) }, 200),
  );

  api.openapi(unsubscribe, async (c) => c.json({ list: await leaveList(platform, c.req.valid("json").token) }, 200));
}
