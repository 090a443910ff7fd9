import type { Api } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { feedRoutes } from "./feeds/routes.ts";
import { importRoutes } from "./imports/routes.ts";

export function calendarRoutes(api: Api, platform: Platform): void {
  feedRoutes(api, platform);
  importRoutes(api, platform);
}
