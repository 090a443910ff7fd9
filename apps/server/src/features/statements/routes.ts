import * as contract from "@aufwind/contract/statements";
import * as corrections from "@aufwind/contract/statements-adjustments";
import * as forOperators from "@aufwind/contract/statements-operators";
import type { Locale } from "@aufwind/rules/locale";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { askForAdjustment, previewAdjustment, statementsOfCoach } from "./adjustments.ts";
import { retryPayout } from "./commands.ts";
import { askForFeeWaiver, previewFeeWaiver } from "./fee-waivers.ts";
import { askForRelease, holdByTeam, listPayouts, retryAsOperator, sheetForTeam } from "./operator-payouts.ts";
import { listStatements, outstandingPayout, sheetFor } from "./queries.ts";

const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const sheetHeaders = ({ translator }: Platform, { locale, month }: { locale: Locale; month: string }) => ({
  "content-type": SHEET,
  "content-language": locale,
  "content-disposition": `attachment; filename="${translator.t(locale, "statements:sheet", { month })}.xlsx"`,
  "cache-control": "private, no-store",
});

export function statementRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listStatements, async (c) =>
    c.json(
      await listStatements(platform, {
        coachId: memberOf(c).userId,
        ...c.req.valid("param"),
        ...c.req.valid("query"),
      }),
      200,
    ),
  );

  api.openapi(contract.readOutstandingPayout, async (c) => {
    const whose = { coachId: memberOf(c).userId, now: platform.clock.now() };
    return c.json(await outstandingPayout(platform.database, whose), 200);
  });

  api.openapi(contract.readStatementSheet, async (c) => {
    const locale = localeOf(c);
    const own = { id: c.req.valid("param").id, coachId: memberOf(c).userId };
    const sheet = await sheetFor(platform, { ...own, locale, signal: c.req.raw.signal });
    return c.body(new Uint8Array(sheet.bytes), 200, sheetHeaders(platform, { locale, month: sheet.month }));
  });

  api.openapi(contract.retryPayout, async (c) => {
    const own = { id: c.req.valid("param").id, coachId: memberOf(c).userId };
    return c.json(await retryPayout(platform, own), 200);
  });
}

export function operatorPayoutRoutes(api: Api, platform: Platform): void {
  api.openapi(forOperators.listPayouts, async (c) =>
    c.json({ items: await listPayouts(platform, c.req.valid("query").show) }, 200),
  );

  api.openapi(forOperators.readPayoutSheet, async (c) => {
    const locale = localeOf(c);
    const asked = { id: c.req.valid("param").id, operatorId: operatorOf(c).operatorId };
    const sheet = await sheetForTeam(platform, { ...asked, locale, signal: c.req.raw.signal });
    return c.body(new Uint8Array(sheet.bytes), 200, sheetHeaders(platform, { locale, month: sheet.month }));
  });

  api.openapi(forOperators.holdPayouts, async (c) => {
    await holdByTeam(platform, { ...c.req.valid("json"), operatorId: operatorOf(c).operatorId });
    return c.body(null, 204);
  });

  api.openapi(forOperators.releasePayouts, async (c) => {
    const asked = { ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json({ approvalId: await askForRelease(platform, asked) }, 202);
  });

  api.openapi(forOperators.retryPayoutByTeam, async (c) => {
    await retryAsOperator(platform, { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId });
    return c.body(null, 204);
  });
}

export function adjustmentRoutes(api: Api, platform: Platform): void {
  api.openapi(corrections.readStatementsOfCoach, async (c) =>
    c.json(await statementsOfCoach(platform, c.req.valid("param").id), 200),
  );

  api.openapi(corrections.previewAdjustment, async (c) =>
    c.json(await previewAdjustment(platform, { coachId: c.req.valid("param").id, ...c.req.valid("json") }), 200),
  );

  api.openapi(corrections.askForAdjustment, async (c) => {
    const asked = { coachId: c.req.valid("param").id, ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json({ approvalId: await askForAdjustment(platform, asked) }, 202);
  });

  api.openapi(corrections.previewFeeWaiver, async (c) =>
    c.json(await previewFeeWaiver(platform, c.req.valid("param").id), 200),
  );

  api.openapi(corrections.askForFeeWaiver, async (c) => {
    const { operatorId } = operatorOf(c);
    const asked = { appointmentId: c.req.valid("param").id, ...c.req.valid("json"), operatorId };
    return c.json({ approvalId: await askForFeeWaiver(platform, asked) }, 202);
  });
}
