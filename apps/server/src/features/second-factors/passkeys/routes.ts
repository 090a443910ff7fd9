import * as contract from "@aufwind/contract/second-factors";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addPasskey, beginPasskey, removePasskey } from "./commands.ts";
import { presentPasskey } from "./present.ts";
import { listPasskeys } from "./store.ts";

export function passkeyRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listPasskeys, async (c) => {
    const passkeys = await listPasskeys(platform.database, memberOf(c).userId);
    return c.json({ items: passkeys.map(presentPasskey) }, 200);
  });

  api.openapi(contract.beginPasskey, async (c) => {
    const options = await beginPasskey(platform, memberOf(c), c.req.valid("json").password);
    return c.json({ options }, 200);
  });

  api.openapi(contract.addPasskey, async (c) => {
    const { passkey, recoveryCodes } = await addPasskey(platform, memberOf(c), c.req.valid("json"));
    return c.json({ passkey: presentPasskey(passkey), recoveryCodes }, 201);
  });

  api.openapi(contract.removePasskey, async (c) => {
    await removePasskey(platform, memberOf(c), c.req.valid("json"));
    return c.json({ status: "removed" as const }, 200);
  });
}
