import * as contract from "@aufwind/contract/ledger-postings";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { askForPosting, listManualPostings, previewPosting } from "./manual-postings.ts";

export function manualPostingRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listManualPostings, async (c) => c.json({ items: await listManualPostings(platform) }, 200));

  api.openapi(contract.previewPosting, async (c) => c.json(previewPosting(c.req.valid("json").entries), 200));

  api.openapi(contract.askForPosting, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json({ approvalId: await askForPosting(platform, { ...c.req.valid("json"), operatorId }) }, 202);
  });
}
