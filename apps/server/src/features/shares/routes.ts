import * as contract from "@aufwind/contract/shares";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { shareDocument, unshareDocument } from "./commands.ts";
import { listShareable, listShared } from "./queries.ts";

export function shareRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listShareable, async (c) => {
    const pair = { coachId: memberOf(c).userId, ...c.req.valid("param") };
    return c.json({ items: await listShareable(platform.database, pair) }, 200);
  });

  api.openapi(contract.shareDocument, async (c) => {
    await shareDocument(platform, { coachId: memberOf(c).userId, ...c.req.valid("param") });
    return c.json({ isShared: true }, 200);
  });

  api.openapi(contract.unshareDocument, async (c) => {
    await unshareDocument(platform, { coachId: memberOf(c).userId, ...c.req.valid("param") });
    return c.json({ isShared: false }, 200);
  });

  api.openapi(contract.listSharedDocuments, async (c) => {
    const asked = { clientId: memberOf(c).userId, ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listShared(platform.database, asked), 200);
  });
}
