import { makeEvidence } from "@aufwind/contract/dispute-evidence";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { printEvidence } from "./commands.ts";

export function disputeEvidenceRoutes(api: Api, platform: Platform): void {
  const { translator, clock } = platform;

  api.openapi(makeEvidence, async (c) => {
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
