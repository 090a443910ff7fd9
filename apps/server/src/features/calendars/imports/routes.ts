import * as contract from "@aufwind/contract/calendars";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addImport, importsOf, refreshImport, removeImport } from "./commands.ts";

export function importRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listImports, async (c) => c.json({ items: await importsOf(platform, memberOf(c).userId) }, 200));

  api.openapi(contract.addImport, async (c) =>
    c.json(await addImport(platform, memberOf(c).userId, c.req.valid("json")), 201),
  );

  api.openapi(contract.removeImport, async (c) => {
    await removeImport(platform, memberOf(c).userId, c.req.valid("param").id);
    return c.json({ status: "removed" as const }, 200);
  });

  api.openapi(contract.refreshImport, async (c) =>
    c.json(await refreshImport(platform, memberOf(c).userId, c.req.valid("param").id), 200),
  );
}
