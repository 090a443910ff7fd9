import { listWithdrawable, withdraw } from "@aufwind/contract/withdrawals";
import { carryOutWithdrawal, readWithdrawal, refuseWithdrawal } from "@aufwind/contract/withdrawals-team";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerIdOf } from "../../platform/session/actor.ts";
import { declareWithdrawal } from "./commands.ts";
import { readForTeam, withdrawableOf } from "./queries.ts";
import { declineWithdrawal, executeWithdrawal } from "./team-commands.ts";

export function withdrawalRoutes(api: Api, platform: Platform): void {
  api.openapi(withdraw, async (c) => {
    const declared = { withdrawal: c.req.valid("json"), locale: localeOf(c), userId: viewerIdOf(c.get("actor")) };
    return c.json(await declareWithdrawal(platform, declared), 202);
  });

  api.openapi(listWithdrawable, async (c) => c.json(await withdrawableOf(platform, memberOf(c).userId), 200));

  api.openapi(readWithdrawal, async (c) =>
    c.json(await readForTeam(platform, { ...c.req.valid("param"), by: operatorOf(c) }), 200),
  );

  api.openapi(carryOutWithdrawal, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), by: operatorOf(c) };
    return c.json(await executeWithdrawal(platform, asked), 200);
  });

  api.openapi(refuseWithdrawal, async (c) => {
    await declineWithdrawal(platform, { ...c.req.valid("param"), ...c.req.valid("json"), by: operatorOf(c) });
    return c.body(null, 204);
  });
}
