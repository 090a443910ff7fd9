import * as contract from "@aufwind/contract/waiting-list";
import * as proposals from "@aufwind/contract/waiting-list-proposals";
import type { Consultation } from "@aufwind/rules/consultations";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { joinWaitingList, leaveWaitingList, passOfferToNext } from "./commands.ts";
import { proposalSlots, proposalsFor, proposeTime, withdrawProposal } from "./proposals.ts";
import { placesFor, readOffer, readPlace } from "./queries.ts";
import { countWaiting } from "./store.ts";

export function waitingListRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listPlaces, async (c) => c.json({ items: await placesFor(platform, memberOf(c).userId) }, 200));

  api.openapi(contract.joinWaitingList, async (c) => {
    const clientId = memberOf(c).userId;
    const id = await joinWaitingList(platform, { ...c.req.valid("json"), clientId });
    return c.json(await readPlace(platform, { id, clientId }), 201);
  });

  api.openapi(contract.leaveWaitingList, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    await leaveWaitingList(platform, own);
    return c.json(await readPlace(platform, own), 200);
  });

  api.openapi(contract.readOffer, async (c) =>
    c.json(await readOffer(platform, { ...c.req.valid("param"), clientId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.passOfferOn, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    await passOfferToNext(platform, own);
    return c.json(await readOffer(platform, own), 200);
  });

  api.openapi(contract.countWaiting, async (c) => {
    const rows = await countWaiting(platform.database, memberOf(c).userId);
    const items = rows.map(({ consultation, count }) => ({ consultation: consultation as Consultation, count }));
    return c.json({ items }, 200);
  });
}

export function proposalRoutes(api: Api, platform: Platform): void {
  api.openapi(proposals.listProposalSlots, async (c) => {
    const { id: clientId, ...range } = c.req.valid("param");
    const asked = { coachId: memberOf(c).userId, clientId, ...range, ...c.req.valid("query") };
    return c.json(await proposalSlots(platform, asked), 200);
  });

  api.openapi(proposals.proposeTime, async (c) => {
    const pair = { coachId: memberOf(c).userId, clientId: c.req.valid("param").id };
    return c.json(await proposeTime(platform, { ...pair, ...c.req.valid("json") }), 201);
  });

  api.openapi(proposals.listProposals, async (c) => {
    const pair = { coachId: memberOf(c).userId, clientId: c.req.valid("param").id };
    return c.json({ items: await proposalsFor(platform.database, pair) }, 200);
  });

  api.openapi(proposals.withdrawProposal, async (c) => {
    await withdrawProposal(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId });
    return c.json({ withdrawn: true }, 200);
  });
}
