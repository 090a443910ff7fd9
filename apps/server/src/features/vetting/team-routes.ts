import * as contract from "@aufwind/contract/vetting-team";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordView } from "../audit-log/commands.ts";
import { decideCheck } from "./decision-commands.ts";
import { listCheckedCoaches, type ProfileReaders, readCheckedCoach } from "./team-queries.ts";

export function vettingTeamRoutes(api: Api, platform: Platform, looks: ProfileReaders): void {
  const { database, clock } = platform;
  const read = (coachId: string, operatorId: string) =>
    readCheckedCoach(database, { coachId, operatorId, now: clock.now(), looks });

  api.openapi(contract.listCheckedCoaches, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listCheckedCoaches(database, asked), 200);
  });

  api.openapi(contract.readCheckedCoach, async (c) => {
    const { userId: operatorId } = memberOf(c);
    const { id } = c.req.valid("param");
    const shown = await read(id, operatorId);
    // Before anybody sees it: address, numbers and what is not public yet.
    await recordView(platform, { operatorId, action: "vetting.look", subject: { kind: "coach", id } });
    return c.json(shown, 200);
  });

  api.openapi(contract.decideCheck, async (c) => {
    const { userId: operatorId } = memberOf(c);
    const { id: coachId } = c.req.valid("param");
    await decideCheck(platform, { ...c.req.valid("json"), coachId, operatorId });
    return c.json(await read(coachId, operatorId), 200);
  });
}
