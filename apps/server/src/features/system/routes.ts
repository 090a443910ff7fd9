import * as contract from "@aufwind/contract/system";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { dismissFailure, readRecipient, retryFailure } from "./commands.ts";
import { checkHealth } from "./health-checks.ts";
import { failureFor, failuresFor, switchesOf } from "./queries.ts";
import { publishedTexts } from "./texts.ts";

export function systemRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readSystem, async (c) => c.json(await checkHealth(platform), 200));

  api.openapi(contract.readSettings, async (c) =>
    c.json({ texts: await publishedTexts(), switches: switchesOf(platform.config) }, 200),
  );

  api.openapi(contract.listFailures, async (c) =>
    c.json(await failuresFor(platform, operatorOf(c), { ...c.req.valid("param"), ...c.req.valid("query") }), 200),
  );

  api.openapi(contract.retryFailure, async (c) => {
    const { id } = c.req.valid("param");
    const by = operatorOf(c);
    await retryFailure(platform, { id, operatorId: by.operatorId });
    return c.json(await failureFor(platform, by, id), 200);
  });

  api.openapi(contract.dismissFailure, async (c) => {
    const { id } = c.req.valid("param");
    const by = operatorOf(c);
    await dismissFailure(platform, { id, operatorId: by.operatorId, ...c.req.valid("json") });
    return c.json(await failureFor(platform, by, id), 200);
  });

  api.openapi(contract.readFailureRecipient, async (c) => {
    const { id } = c.req.valid("param");
    const address = await readRecipient(platform, { id, operatorId: operatorOf(c).operatorId });
    return c.json({ id, address }, 200);
  });
}
