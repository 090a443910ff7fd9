import { countCoaches } from "@aufwind/contract/search";
import type { Api } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createCounter } from "./commands.ts";

export function countRoutes(api: Api, platform: Platform): void {
  const count = createCounter(platform);
  api.openapi(countCoaches, async (c) => c.json(await count(c.req.valid("query")), 200));
}
