import * as contract from "@aufwind/contract/client-invitations-people";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { inviteByEmail, optOut, optOutCoach, remindInvited, withdrawInvited } from "./invited-people-commands.ts";
import { listInvited, previewInvitations } from "./invited-people-queries.ts";

export function invitedPeopleRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.previewInvitations, async (c) =>
    c.json(await previewInvitations(platform, memberOf(c).userId, c.req.valid("form")), 200),
  );

  api.openapi(contract.inviteByEmail, async (c) => {
    const { confirmed: _, ...given } = c.req.valid("json");
    return c.json(await inviteByEmail(platform, { coachId: memberOf(c).userId, ...given }), 201);
  });

  api.openapi(contract.listInvited, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listInvited(platform, { coachId: memberOf(c).userId, ...asked }), 200);
  });

  api.openapi(contract.remindInvited, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    return c.json(await remindInvited(platform, own), 200);
  });

  api.openapi(contract.withdrawInvited, async (c) => {
    await withdrawInvited(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId });
    return c.json({ withdrawn: true }, 200);
  });

  api.openapi(contract.readOptOut, async (c) =>
    c.json({ coach: await optOutCoach(platform, c.req.valid("param").key) }, 200),
  );

  api.openapi(contract.optOut, async (c) => {
    const asked = c.req.valid("json");
    await optOut(platform, asked);
    return c.json({ of: asked.of }, 200);
  });
}
