import { listAddresses, type SearchResults, searchCoaches } from "@aufwind/contract/search";
import type { Api } from "../../platform/http/api-env.ts";
import { writtenJson } from "../../platform/http/written-json.ts";
import type { Platform } from "../../platform/platform.ts";
import { bookmarkedAmong } from "../bookmarks/store.ts";
import { createFinder } from "./commands.ts";
import { countRoutes } from "./counts/routes.ts";
import { coachIdsOf, presentResults } from "./present.ts";
import * as store from "./store.ts";
import { suggestionRoutes } from "./suggestions/routes.ts";

export function searchRoutes(api: Api, platform: Platform): void {
  const find = createFinder(platform);

  api.openapi(searchCoaches, async (c) => {
    const { page, size, sort } = c.req.valid("param");
    const found = await find({ ...c.req.valid("query"), page, size, sort });
    const actor = c.get("actor");
    const bookmarked =
      actor.kind === "client"
        ? await bookmarkedAmong(platform.database, { clientId: actor.userId, coachIds: coachIdsOf(found.cards) })
        : undefined;
    return writtenJson<SearchResults>(c, presentResults(found, { page, size, bookmarked }));
  });

  countRoutes(api, platform);
  suggestionRoutes(api, platform);
  addressRoutes(api, platform);
}

const SIZE = 10_000;

function addressRoutes(api: Api, { database }: Platform): void {
  api.openapi(listAddresses, async (c) => {
    const { page } = c.req.valid("param");
    const [rows, total] = await Promise.all([
      store.listAddresses(database, { page, size: SIZE }),
      store.countAddresses(database),
    ]);
    const items = rows.map(({ slug, changed_at }) => ({ slug, changedAt: changed_at.toISOString() }));
    return c.json({ items, totalPages: Math.ceil(total / SIZE) }, 200);
  });
}
