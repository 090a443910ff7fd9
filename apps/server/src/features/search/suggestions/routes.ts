import { suggestSearches } from "@aufwind/contract/search";
import type { Api } from "../../../platform/http/api-env.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { suggestionsFor } from "./commands.ts";

export function suggestionRoutes(api: Api, { database }: Platform): void {
  api.openapi(suggestSearches, async (c) => {
    const { keyword } = c.req.valid("query");
    return c.json(await suggestionsFor(database, { keyword, locale: localeOf(c) }), 200);
  });
}
