import { countCoaches, listAddresses, searchCoaches, suggestSearches } from "@aufwind/contract/search";
import { areaOf, topicByKey } from "@aufwind/rules/areas";
import type { Api } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import { visitorAddress } from "../../platform/http/visitor-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { bookmarkedAmong } from "../bookmarks/store.ts";
import { recordEmptySearch } from "../numbers/commands.ts";
import { createCounter } from "./counts.ts";
import { presentResults } from "./present.ts";
import { createFinder, suggestionsFor } from "./queries.ts";
import * as store from "./store.ts";

export function searchRoutes(api: Api, platform: Platform): void {
  const find = createFinder(platform);

  api.openapi(searchCoaches, async (c) => {
    const { page, size, sort } = c.req.valid("param");
    const asked = c.req.valid("query");
    const found = await find({ ...asked, page, size, sort });
    if (found.total === 0 && page === 0)
      await recordEmptySearch(platform, {
        network: visitorAddress(c, platform.config.http.trustedProxies),
        keyword: asked.keyword,
        topics: [...asked.areasOfIntervention.map(areaOf).filter(topicByKey), ...asked.category],
      });
    const actor = c.get("actor");
    const bookmarked =
      actor.kind === "client"
        ? await bookmarkedAmong(platform.database, {
            clientId: actor.userId,
            coachIds: found.cards.map(({ coachId }) => coachId),
          })
        : undefined;
    return c.json(presentResults(found, { page, size, bookmarked }), 200);
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

function countRoutes(api: Api, platform: Platform): void {
  const count = createCounter(platform);
  api.openapi(countCoaches, async (c) => c.json(await count(c.req.valid("query")), 200));
}

function suggestionRoutes(api: Api, { database }: Platform): void {
  api.openapi(suggestSearches, async (c) => {
    const { keyword } = c.req.valid("query");
    return c.json(await suggestionsFor(database, { keyword, locale: localeOf(c) }), 200);
  });
}
