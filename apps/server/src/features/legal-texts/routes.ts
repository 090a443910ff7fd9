import * as contract from "@aufwind/contract/legal-texts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { agreeToAnnounced } from "./commands.ts";
import { countVersions, inForce, ownTexts, versionsOf } from "./queries.ts";
import { sourceOf } from "./text-files.ts";

export function legalTextRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listTextVersions, (c) => {
    const { text } = c.req.valid("param");
    return c.json({ versions: versionsOf(platform, text), inForce: inForce(platform, text) }, 200);
  });

  api.openapi(contract.readTextVersion, (c) => {
    const source = sourceOf(platform.config, c.req.valid("param"));
    if (source === undefined) throw new Problem("notFound");
    return c.json({ source }, 200);
  });

  api.openapi(contract.readOwnTexts, async (c) =>
    c.json(await ownTexts(platform, platform.database, memberOf(c).userId), 200),
  );

  api.openapi(contract.agreeToText, async (c) => {
    const { userId } = memberOf(c);
    await agreeToAnnounced(platform, { ...c.req.valid("json"), userId, locale: localeOf(c) });
    return c.json(await ownTexts(platform, platform.database, userId), 200);
  });

  api.openapi(contract.countTextVersions, async (c) => c.json({ items: await countVersions(platform) }, 200));
}
