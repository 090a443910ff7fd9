import * as contract from "@aufwind/contract/coach-restrictions";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { askToClose, liftRestriction, openComplaint, pauseCoach, suspendCoach } from "./commands.ts";
import { ownRestrictions, readRestrictedCoach } from "./queries.ts";

export function coachRestrictionRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readOwnRestrictions, async (c) =>
    c.json({ items: await ownRestrictions(platform.database, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.complainAboutRestriction, async (c) => {
    const { id: restrictionId } = c.req.valid("param");
    await openComplaint(platform, { ...c.req.valid("json"), restrictionId, coachId: memberOf(c).userId });
    return c.json({ status: "received" as const }, 201);
  });

  api.openapi(contract.readRestrictedCoach, async (c) => {
    const asked = { coachId: c.req.valid("param").id, by: operatorOf(c) };
    return c.json(await readRestrictedCoach(platform, asked), 200);
  });

  api.openapi(contract.pauseCoach, async (c) => {
    const asked = { coachId: c.req.valid("param").id, by: operatorOf(c) };
    await pauseCoach(platform, { ...asked, ...c.req.valid("json") });
    return c.json(await readRestrictedCoach(platform, asked), 200);
  });

  api.openapi(contract.suspendCoach, async (c) => {
    const asked = { coachId: c.req.valid("param").id, by: operatorOf(c) };
    await suspendCoach(platform, { ...asked, ...c.req.valid("json") });
    return c.json(await readRestrictedCoach(platform, asked), 200);
  });

  api.openapi(contract.closeCoach, async (c) => {
    const asked = { coachId: c.req.valid("param").id, by: operatorOf(c) };
    return c.json({ approvalId: await askToClose(platform, { ...asked, ...c.req.valid("json") }) }, 202);
  });

  api.openapi(contract.liftRestriction, async (c) => {
    const asked = { coachId: c.req.valid("param").id, by: operatorOf(c) };
    await liftRestriction(platform, { ...asked, ...c.req.valid("json"), operatorId: asked.by.operatorId });
    return c.json(await readRestrictedCoach(platform, asked), 200);
  });
}
