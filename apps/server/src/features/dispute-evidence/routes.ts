import * as contract from "@aufwind/contract/dispute-evidence";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownDisputes, packageDisputes, writeAccount } from "./accounts.ts";
import { printEvidence } from "./commands.ts";

export function disputeEvidenceRoutes(api: Api, platform: Platform): void {
  const { translator, clock } = platform;

  api.openapi(contract.listOwnDisputes, async (c) => {
    const { userId } = memberOf(c);
    const [items, packages] = await Promise.all([ownDisputes(platform, userId), packageDisputes(platform, userId)]);
    return c.json({ items, packages }, 200);
  });

  api.openapi(contract.writeDisputeAccount, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    return c.json(await writeAccount(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.makeEvidence, async (c) => {
    const { operatorId } = operatorOf(c);
    const { id } = c.req.valid("param");
    const { bytes, locale } = await printEvidence(platform, { id, operatorId, signal: c.req.raw.signal });
    // No name in the file name: it shows in lists of downloads.
    const name = translator.t(locale, "dispute-evidence:file", { date: berlinDay(clock.now()) });
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": locale,
      "content-disposition": `attachment; filename="${name}.pdf"`,
      "cache-control": "private, no-store",
    });
  });
}
