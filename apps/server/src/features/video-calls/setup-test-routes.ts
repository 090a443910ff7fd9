import * as contract from "@aufwind/contract/video-calls-setup-tests";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { lineToTest, ownSetupTests, readSetupTestsOf, saveSetupTest } from "./setup-tests.ts";

export function setupTestRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.beginSetupTest, (c) => c.json(lineToTest(platform), 200));

  api.openapi(contract.saveSetupTest, async (c) => {
    const userAgent = (c.req.header("user-agent") ?? "").slice(0, 300);
    const asked = { userId: memberOf(c).userId, userAgent, result: c.req.valid("json") };
    return c.json(await saveSetupTest(platform, asked), 201);
  });

  api.openapi(contract.listOwnSetupTests, async (c) =>
    c.json({ items: await ownSetupTests(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.listSetupTestsOf, async (c) => {
    const asked = { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId };
    return c.json({ items: await readSetupTestsOf(platform, asked) }, 200);
  });
}
