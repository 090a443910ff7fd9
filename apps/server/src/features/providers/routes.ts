import { listProviderLinks, listProviders, removeProviderLink } from "@aufwind/contract/providers";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { removeLink } from "./commands.ts";
import { visitRoutes } from "./oauth-flows/routes.ts";
import { arrivalRoutes } from "./pending-registrations/routes.ts";
import { presentLink } from "./present.ts";
import { linksOf } from "./store.ts";

export function providerRoutes(api: Api, platform: Platform): void {
  const { config, database } = platform;
  visitRoutes(api, platform);
  arrivalRoutes(api, platform);

  api.openapi(listProviders, (c) => c.json({ items: config.providers.map(({ id, name }) => ({ id, name })) }, 200));

  api.openapi(listProviderLinks, async (c) => {
    const links = await linksOf(database, memberOf(c).userId);
    return c.json({ items: links.map((link) => presentLink(config, link)) }, 200);
  });

  api.openapi(removeProviderLink, async (c) => {
    const { provider } = c.req.valid("param");
    await removeLink(platform, { userId: memberOf(c).userId, provider });
    return c.json({ status: "removed" as const }, 200);
  });
}
