import * as contract from "@aufwind/contract/statements";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeAccount, connectAccount, fetchAccount, presentAccount } from "./commands.ts";
import { findAccount } from "./store.ts";

export function payoutAccountRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readPayoutAccount, async (c) =>
    c.json(presentAccount(await findAccount(platform.database, memberOf(c).userId)), 200),
  );

  api.openapi(contract.askPayoutAccount, async (c) => c.json(await fetchAccount(platform, memberOf(c).userId), 200));

  api.openapi(contract.connectPayoutAccount, async (c) => {
    const url = await connectAccount(platform, { coachId: memberOf(c).userId, locale: localeOf(c) });
    return c.json({ url }, 201);
  });

  api.openapi(contract.changePayoutAccount, async (c) =>
    c.json({ url: await changeAccount(platform, memberOf(c).userId) }, 201),
  );
}
