import * as contract from "@aufwind/contract/ledger";
import * as postings from "@aufwind/contract/ledger-postings";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { csvHeaders } from "../../platform/documents/csv.ts";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { askForPosting, listManualPostings, previewPosting } from "./manual-postings.ts";
import { exportLedger, listPostings, totalsOf } from "./queries.ts";

export function ledgerRoutes(api: Api, platform: Platform): void {
  const { translator, clock } = platform;

  api.openapi(contract.listPostings, async (c) => c.json(await listPostings(platform, c.req.valid("query")), 200));

  api.openapi(contract.readLedgerTotals, async (c) => c.json(await totalsOf(platform, c.req.valid("query")), 200));

  api.openapi(contract.exportLedger, async (c) => {
    const locale = localeOf(c);
    const { operatorId } = operatorOf(c);
    const sheet = await exportLedger(platform, { filter: c.req.valid("query"), operatorId, locale });
    const name = translator.t(locale, "ledger:file", { date: berlinDay(clock.now()) });
    return c.body(sheet, 200, csvHeaders(name, locale));
  });
}

export function manualPostingRoutes(api: Api, platform: Platform): void {
  api.openapi(postings.listManualPostings, async (c) => c.json({ items: await listManualPostings(platform) }, 200));

  api.openapi(postings.previewPosting, async (c) => c.json(previewPosting(c.req.valid("json").entries), 200));

  api.openapi(postings.askForPosting, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json({ approvalId: await askForPosting(platform, { ...c.req.valid("json"), operatorId }) }, 202);
  });
}
