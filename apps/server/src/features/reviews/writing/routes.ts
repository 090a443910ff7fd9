import * as contract from "@aufwind/contract/reviews";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { listUnrated, readOwnReview, writeReview } from "./commands.ts";

export function reviewWritingRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.writeReview, async (c) => {
    const given = { ...c.req.valid("json"), clientId: memberOf(c).userId, locale: localeOf(c) };
    return c.json(await writeReview(platform, given), 201);
  });

  api.openapi(contract.readOwnReview, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    return c.json(await readOwnReview(platform.database, own), 200);
  });

  api.openapi(contract.listUnrated, async (c) =>
    c.json({ items: await listUnrated(platform, memberOf(c).userId) }, 200),
  );
}
