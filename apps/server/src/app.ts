import { eventRoutes } from "./features/events/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { mailboxRoutes } from "./features/mailbox/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";
import { subscriptionRoutes } from "./features/subscriptions/routes.ts";
import { supportRoutes } from "./features/support/routes.ts";
import { withdrawalRoutes } from "./features/withdrawals/routes.ts";
import { createApi } from "./platform/http/api.ts";
import type { Api } from "./platform/http/api-env.ts";
import { describeApi } from "./platform/http/description.ts";
import type { Platform } from "./platform/platform.ts";
import { type ActorOf, visitor } from "./platform/session/actor.ts";

/** The whole API, room by room. */
export function createApp(platform: Platform, { actorOf = () => visitor }: { actorOf?: ActorOf } = {}): Api {
  const api = createApi(platform, actorOf);
  healthRoutes(api, platform);
  siteRoutes(api, platform);
  supportRoutes(api, platform);
  subscriptionRoutes(api, platform);
  withdrawalRoutes(api, platform);
  eventRoutes(api, platform);
  if (platform.config.workshop) mailboxRoutes(api, platform);
  describeApi(api, platform);
  return api;
}
