import * as contract from "@aufwind/contract/coach-clients";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { listClients, listHistory, readClient } from "./queries.ts";
import { saveRemark, tagsOfCoach } from "./remarks.ts";

type Prepare = (platform: Platform, own: { coachId: string; clientId: string }) => Promise<contract.FullPreparation>;

/** What to prepare from comes from features that know more than this one. */
export function relationRoutes(api: Api, platform: Platform, prepare: Prepare): void {
  api.openapi(contract.listClients, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listClients(platform, { coachId: memberOf(c).userId, ...asked }), 200);
  });

  api.openapi(contract.readClient, async (c) => {
    const { id: clientId } = c.req.valid("param");
    return c.json(await readClient(platform, { coachId: memberOf(c).userId, clientId }), 200);
  });

  api.openapi(contract.keepRemark, async (c) => {
    const own = { coachId: memberOf(c).userId, clientId: c.req.valid("param").id };
    return c.json(await saveRemark(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.listClientTags, async (c) =>
    c.json({ items: await tagsOfCoach(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.readPreparation, async (c) => {
    const { id: clientId } = c.req.valid("param");
    return c.json(await prepare(platform, { coachId: memberOf(c).userId, clientId }), 200);
  });

  api.openapi(contract.listHistory, async (c) => {
    const { id: clientId, ...page } = c.req.valid("param");
    const asked = { coachId: memberOf(c).userId, clientId, ...page, ...c.req.valid("query") };
    return c.json(await listHistory(platform, asked), 200);
  });
}
