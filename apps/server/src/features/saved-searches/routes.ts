import * as contract from "@aufwind/contract/saved-searches";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeSearch, endSearchMails, saveSearch } from "./commands.ts";
import { createNewestFinder, readSearch, searchesOf } from "./queries.ts";
import { deleteSearch } from "./store.ts";

export function savedSearchRoutes(api: Api, platform: Platform): void {
  const find = createNewestFinder(platform);

  api.openapi(contract.listSavedSearches, async (c) =>
    c.json({ items: await searchesOf(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.saveSearch, async (c) => {
    const clientId = memberOf(c).userId;
    const id = await saveSearch(platform, find, { ...c.req.valid("json"), clientId });
    return c.json(await readSearch(platform, { id, clientId }), 201);
  });

  api.openapi(contract.changeSavedSearch, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    await changeSearch(platform, { ...own, ...c.req.valid("json") });
    return c.json(await readSearch(platform, own), 200);
  });

  api.openapi(contract.deleteSavedSearch, async (c) => {
    await deleteSearch(platform.database, { ...c.req.valid("param"), clientId: memberOf(c).userId });
    return c.json({ deleted: true }, 200);
  });

  api.openapi(contract.endSearchMails, async (c) => {
    await endSearchMails(platform, c.req.valid("json").token);
    return c.json({ ended: true }, 200);
  });
}
