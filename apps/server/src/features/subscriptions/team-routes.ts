import { endConsents, findConsents } from "@aufwind/contract/subscriptions-team";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { consentsFor, endAllConsents } from "./consents.ts";

export function consentRoutes(api: Api, platform: Platform): void {
  api.openapi(findConsents, async (c) => {
    const { email } = c.req.valid("json");
    const { operatorId } = operatorOf(c);
    return c.json({ email, consents: await consentsFor(platform, { email, operatorId }) }, 200);
  });

  api.openapi(endConsents, async (c) => {
    const given = c.req.valid("json");
    const ended = await endAllConsents(platform, { ...given, operatorId: operatorOf(c).operatorId });
    return c.json({ email: given.email, ended }, 200);
  });
}
