import * as contract from "@aufwind/contract/reply-templates";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeTemplate, createTemplate, removeTemplate } from "./commands.ts";
import { filledTemplates } from "./queries.ts";
import { findTemplates } from "./store.ts";

export function replyTemplateRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listReplyTemplates, async (c) =>
    c.json({ items: await findTemplates(platform.database, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.readFilledTemplates, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    return c.json({ items: await filledTemplates(platform, own) }, 200);
  });

  api.openapi(contract.createReplyTemplate, async (c) =>
    c.json(await createTemplate(platform, { ...c.req.valid("json"), coachId: memberOf(c).userId }), 201),
  );

  api.openapi(contract.changeReplyTemplate, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeTemplate(platform, { ...c.req.valid("json"), id, coachId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.removeReplyTemplate, async (c) => {
    await removeTemplate(platform, { coachId: memberOf(c).userId, id: c.req.valid("param").id });
    return c.body(null, 204);
  });
}
