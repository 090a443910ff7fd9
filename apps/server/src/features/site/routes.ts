import { readSite } from "@aufwind/contract/site";
import type { Api } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";

export function siteRoutes(api: Api, { config }: Platform): void {
  const { brand, company, tags, devTools, http } = config;
  const given = Object.fromEntries(Object.entries(tags).filter(([, tag]) => tag));
  const site = { brand, publicUrl: http.publicUrl, company, tags: given, devTools };
  api.openapi(readSite, (c) => c.json(site, 200));
}
