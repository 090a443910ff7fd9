import { readPushKey, subscribeToPush, unsubscribeFromPush } from "@aufwind/contract/notifications";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { pushKeys } from "../pushes/gateway.ts";
import { subscribe } from "./commands.ts";
import { dropSubscription } from "./store.ts";

export function pushSubscriptionRoutes(api: Api, platform: Platform): void {
  const { publicKey } = pushKeys(platform.config.secret);

  api.openapi(readPushKey, async (c) => c.json({ publicKey }, 200));

  api.openapi(subscribeToPush, async (c) => {
    await subscribe(platform, memberOf(c), c.req.valid("json"));
    return c.body(null, 204);
  });

  api.openapi(unsubscribeFromPush, async (c) => {
    await dropSubscription(platform.database, { userId: memberOf(c).userId, ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
