import * as contract from "@aufwind/contract/waiting-list-proposals";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { proposalSlots, proposalsFor, proposeTime, withdrawProposal } from "./proposals.ts";

export function proposalRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listProposalSlots, async (c) => {
    const { id: clientId, ...range } = c.req.valid("param");
    const asked = { coachId: memberOf(c).userId, clientId, ...range, ...c.req.valid("query") };
    return c.json(await proposalSlots(platform, asked), 200);
  });

  api.openapi(contract.proposeTime, async (c) => {
    const pair = { coachId: memberOf(c).userId, clientId: c.req.valid("param").id };
    return c.json(await proposeTime(platform, { ...pair, ...c.req.valid("json") }), 201);
  });

  api.openapi(contract.listProposals, async (c) => {
    const pair = { coachId: memberOf(c).userId, clientId: c.req.valid("param").id };
    return c.json({ items: await proposalsFor(platform.database, pair) }, 200);
  });

  api.openapi(contract.withdrawProposal, async (c) => {
    await withdrawProposal(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId });
    return c.json({ withdrawn: true }, 200);
  });
}
