import { receiveEvent } from "@aufwind/contract/payments";
import type { Api } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordEvent } from "./commands.ts";

export function webhookRoutes(api: Api, platform: Platform): void {
  api.openapi(receiveEvent, async (c) => {
    const signature = c.req.header("stripe-signature") ?? "";
    const body = await c.req.text();
    const event = await platform.cards.readEvent({ body, signature, now: platform.clock.now() });
    if (!event) throw new Problem("signature");
    await recordEvent(platform, event);
    return c.json({ received: true as const }, 200);
  });
}
