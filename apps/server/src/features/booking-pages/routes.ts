import * as contract from "@aufwind/contract/booking-pages";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { sourcesOf } from "./queries.ts";

export function bookingPageRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listBookingSources, async (c) =>
    c.json({ items: await sourcesOf(platform, memberOf(c).userId) }, 200),
  );
}
