import * as contract from "@aufwind/contract/tax-reports";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveTaxDetails } from "./commands.ts";
import { copyFor } from "./copy-commands.ts";
import { ownTaxDetails } from "./queries.ts";

export function taxDetailRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readTaxDetails, async (c) => c.json(await ownTaxDetails(platform, memberOf(c).userId), 200));

  api.openapi(contract.saveTaxDetails, async (c) => {
    await saveTaxDetails(platform, memberOf(c).userId, c.req.valid("json"));
    return c.json({ status: "saved" as const }, 200);
  });

  api.openapi(contract.readTaxCopy, async (c) => {
    const { year, language: locale } = c.req.valid("param");
    const { signal } = c.req.raw;
    const bytes = await copyFor(platform, { coachId: memberOf(c).userId, year, locale, signal });
    const name = platform.translator.t(locale, "tax-reports:copy.file", { year });
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": locale,
      "content-disposition": `attachment; filename="${name}.pdf"`,
      "cache-control": "private, no-store",
    });
  });
}
