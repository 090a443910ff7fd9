import { countCoaches, listAddresses, searchCoaches, suggestSearches } from "@aufwind/contract/search";
import { areaOf, topicByKey } from "@aufwind/rules/areas";
import type { Database } from "../../platform/database/database.ts";
import type { Api } from "../../platform/http/api-env.ts";
import { databaseForReads } from "../../platform/http/replica-reads.ts";
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
  const findIn = perDatabase((database) => createFinder({ ...platform, database }));

  api.openapi(searchCoaches, async (c) => {
    const { page, size, sort } = c.req.valid("param");
    const asked = c.req.valid("query");
    const reads = databaseForReads(c, platform);
    const found = await findIn(reads)({ ...asked, page, size, sort });
    if (found.total === 0 && page === 0)
      await recordEmptySearch(platform, {
        network: visitorAddress(c, platform.config.http.trustedProxies),
        keyword: asked.keyword,
        topics: [...asked.areasOfIntervention.map(areaOf).filter(topicByKey), ...asked.category],
      });
    const actor = c.get("actor");
    const bookmarked =
      actor.kind === "client"
        ? await bookmarkedAmong(reads, {
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

/** What caches how common words are, once for the primary and once for each replica. */
function perDatabase<T>(create: (database: Database) => T): (database: Database) => T {
  const known = new Map<Database, T>();
  return (database) => {
    const found = known.get(database) ?? create(database);
    known.set(database, found);
    return found;
  };
}

const SIZE = 10_000;

function addressRoutes(api: Api, platform: Platform): void {
  api.openapi(listAddresses, async (c) => {
    const { page } = c.req.valid("param");
    const database = databaseForReads(c, platform);
    const [rows, total] = await Promise.all([
      store.listAddresses(database, { page, size: SIZE }),
      store.countAddresses(database),
    ]);
    const items = rows.map(({ slug, changed_at }) => ({ slug, changedAt: changed_at.toISOString() }));
    return c.json({ items, totalPages: Math.ceil(total / SIZE) }, 200);
  });
}

function countRoutes(api: Api, platform: Platform): void {
  const countIn = perDatabase((database) => createCounter({ ...platform, database }));
  api.openapi(countCoaches, async (c) =>
    c.json(await countIn(databaseForReads(c, platform))(c.req.valid("query")), 200),
  );
}

function suggestionRoutes(api: Api, platform: Platform): void {
  api.openapi(suggestSearches, async (c) => {
    const { keyword } = c.req.valid("query");
    return c.json(await suggestionsFor(databaseForReads(c, platform), { keyword, locale: localeOf(c) }), 200);
  });
}
