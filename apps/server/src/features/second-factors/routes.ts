import * as passkeyContract from "@aufwind/contract/second-factors";
import { type Passkey, readSecondFactors, renewRecoveryCodes } from "@aufwind/contract/second-factors";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { addPasskey, beginPasskey, removePasskey } from "./passkey-commands.ts";
import { listPasskeys, type PasskeyRow } from "./passkey-store.ts";
import { renewCodes } from "./recovery-codes.ts";
import { countFactors } from "./store.ts";
import { beginTotp, confirmTotp, removeTotp } from "./totp-commands.ts";

export function secondFactorRoutes(api: Api, platform: Platform): void {
  api.openapi(readSecondFactors, async (c) => {
    const { totpSince, recoveryCodesLeft } = await countFactors(platform.database, memberOf(c).userId);
    return c.json({ totpSince: totpSince?.toISOString() ?? null, recoveryCodesLeft }, 200);
  });
  totpRoutes(api, platform);
  recoveryCodeRoutes(api, platform);
  passkeyRoutes(api, platform);
}

const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

function passkeyRoutes(api: Api, platform: Platform): void {
  api.openapi(passkeyContract.listPasskeys, async (c) => {
    const passkeys = await listPasskeys(platform.database, memberOf(c).userId);
    return c.json({ items: passkeys.map(presentPasskey) }, 200);
  });

  api.openapi(passkeyContract.beginPasskey, async (c) => {
    const options = await beginPasskey(platform, memberOf(c), c.req.valid("json").password);
    return c.json({ options }, 200);
  });

  api.openapi(passkeyContract.addPasskey, async (c) => {
    const { passkey, recoveryCodes } = await addPasskey(platform, memberOf(c), c.req.valid("json"));
    return c.json({ passkey: presentPasskey(passkey), recoveryCodes }, 201);
  });

  api.openapi(passkeyContract.removePasskey, async (c) => {
    await removePasskey(platform, memberOf(c), c.req.valid("json"));
    return c.json({ status: "removed" as const }, 200);
  });
}

function recoveryCodeRoutes(api: Api, platform: Platform): void {
  api.openapi(renewRecoveryCodes, async (c) => {
    const recoveryCodes = await renewCodes(platform, memberOf(c), c.req.valid("json").password);
    return c.json({ recoveryCodes }, 200);
  });
}

function totpRoutes(api: Api, platform: Platform): void {
  api.openapi(passkeyContract.beginTotp, async (c) => {
    const begun = await beginTotp(platform, memberOf(c), c.req.valid("json").password);
    return c.json(begun, 200);
  });

  api.openapi(passkeyContract.confirmTotp, async (c) => {
    const recoveryCodes = await confirmTotp(platform, memberOf(c), c.req.valid("json").code);
    return c.json({ recoveryCodes }, 200);
  });

  api.openapi(passkeyContract.removeTotp, async (c) => {
    await removeTotp(platform, memberOf(c), c.req.valid("json").password);
    return c.json({ status: "removed" as const }, 200);
  });
}
