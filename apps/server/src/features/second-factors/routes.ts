import { readSecondFactors } from "@aufwind/contract/second-factors";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { recoveryCodeRoutes } from "./recovery-codes/routes.ts";
import { countFactors } from "./store.ts";
import { totpRoutes } from "./totp/routes.ts";

export function secondFactorRoutes(api: Api, platform: Platform): void {
  api.openapi(readSecondFactors, async (c) => {
    const { totpSince, recoveryCodesLeft } = await countFactors(platform.database, memberOf(c).userId);
    return c.json({ totpSince: totpSince?.toISOString() ?? null, recoveryCodesLeft }, 200);
  });
  totpRoutes(api, platform);
  recoveryCodeRoutes(api, platform);
  passkeyRoutes(api, platform);
}
