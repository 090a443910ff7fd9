import {
  readProfile,
  readPublicCoach,
  saveKnownClients,
  saveListing,
  saveVisibility,
} from "@aufwind/contract/coach-profiles";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { databaseForReads } from "../../platform/http/replica-reads.ts";
import type { Platform } from "../../platform/platform.ts";
import { setKnownClients, setListing, setVisibility } from "./commands.ts";
import { ownProfile, publicProfile } from "./queries.ts";

export function profileRoutes(api: Api, platform: Platform): void {
  const { database, clock } = platform;

  api.openapi(readProfile, async (c) => {
    const { userId } = memberOf(c);
    return c.json(await ownProfile(database, { userId, now: clock.now() }), 200);
  });

  api.openapi(saveVisibility, async (c) => {
    const { isProfilePublic } = c.req.valid("json");
    return c.json(await { isProfilePublic: await setVisibility(platform, memberOf(c).userId, isProfilePublic) }, 200);
  });

  api.openapi(saveListing, async (c) => {
    return c.json(await setListing(platform, memberOf(c).userId, c.req.valid("json")), 200);
  });

  api.openapi(saveKnownClients, async (c) => {
    const { knownClientsMayBook } = c.req.valid("json");
    await setKnownClients(platform, memberOf(c).userId, knownClientsMayBook);
    return c.json({ knownClientsMayBook }, 200);
  });

  api.openapi(readPublicCoach, async (c) => {
    const { slug } = c.req.valid("param");
    return c.json(
      await publicProfile(databaseForReads(c, platform), { slug, viewer: c.get("actor"), now: clock.now() }),
      200,
    );
  });
}
