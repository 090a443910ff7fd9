import { searchPalette as route } from "@aufwind/contract/palette";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { searchPalette } from "./queries.ts";
import { searchForTeam } from "./team-queries.ts";

export function paletteRoutes(api: Api, platform: Platform): void {
  api.openapi(route, async (c) => {
    const { kind: side, userId, rights } = memberOf(c);
    // The team has neither clients nor appointments of its own.
    if (side === "operator") {
      const team = await searchForTeam(platform, { operatorId: userId, rights, typed: c.req.valid("json").typed });
      return c.json({ people: [], coaches: [], appointments: [], team }, 200);
    }
    return c.json(await searchPalette(platform, { side, userId, locale: localeOf(c), ...c.req.valid("json") }), 200);
  });
}
