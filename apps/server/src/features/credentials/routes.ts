import * as contract from "@aufwind/contract/credentials";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { offerCredential, withdrawCredential } from "./commands.ts";
import { ownCredentials } from "./queries.ts";
import { listEntries } from "./store.ts";

export function credentialRoutes(api: Api, platform: Platform): void {
  const { database, clock } = platform;

  api.openapi(contract.listOwnCredentials, async (c) => {
    const { userId: coachId } = memberOf(c);
    const entries = await listEntries(database, coachId);
    return c.json({ items: await ownCredentials(database, { coachId, entries, now: clock.now() }) }, 200);
  });

  api.openapi(contract.offerCredential, async (c) => {
    const { userId: coachId } = memberOf(c);
    return c.json({ items: await offerCredential(platform, { coachId, offered: c.req.valid("json") }) }, 200);
  });

  api.openapi(contract.withdrawCredential, async (c) => {
    const { userId: coachId } = memberOf(c);
    return c.json({ items: await withdrawCredential(platform, { ...c.req.valid("param"), coachId }) }, 200);
  });
}
