import * as contract from "@aufwind/contract/tax-reports-team";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { discardReport, fileOf, makeReport, markTransmitted } from "./report-commands.ts";
import { readYear } from "./report-queries.ts";

export function taxReportRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readTaxYear, async (c) => c.json(await readYear(platform, c.req.valid("query").year), 200));

  api.openapi(contract.makeTaxReport, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json({ id: await makeReport(platform, { ...c.req.valid("json"), operatorId }) }, 201);
  });

  api.openapi(contract.readTaxReportFile, async (c) => {
    const { operatorId } = operatorOf(c);
    const { name, bytes } = await fileOf(platform, { id: c.req.valid("param").id, operatorId });
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/xml; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.xml"`,
      "cache-control": "private, no-store",
    });
  });

  api.openapi(contract.markTransmitted, async (c) => {
    const { operatorId } = operatorOf(c);
    await markTransmitted(platform, { id: c.req.valid("param").id, ...c.req.valid("json"), operatorId });
    return c.body(null, 204);
  });

  api.openapi(contract.discardTaxReport, async (c) => {
    const { operatorId } = operatorOf(c);
    await discardReport(platform, { id: c.req.valid("param").id, operatorId });
    return c.body(null, 204);
  });
}
