import * as contract from "@aufwind/contract/gift-cards-team";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import * as commands from "./team-commands.ts";
import { findGiftCards, listGiftCards, readGiftCardForTeam } from "./team-queries.ts";

export function giftCardTeamRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listTeamGiftCards, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await listGiftCards(platform, { ...c.req.valid("param"), ...c.req.valid("query"), operatorId }), 200);
  });

  api.openapi(contract.findGiftCards, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await findGiftCards(platform, { ...c.req.valid("json"), operatorId }), 200);
  });

  api.openapi(contract.readTeamGiftCard, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await readGiftCardForTeam(platform, { id: c.req.valid("param").id, operatorId }), 200);
  });

  api.openapi(contract.resendGiftCard, async (c) => {
    const acting = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json(await commands.resendGiftCard(platform, acting), 200);
  });

  api.openapi(contract.replaceGiftCard, async (c) => {
    const acting = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json(await commands.replaceGiftCard(platform, acting), 200);
  });

  api.openapi(contract.voidGiftCard, async (c) => {
    const acting = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json(await commands.voidGiftCard(platform, acting), 200);
  });

  api.openapi(contract.refundStoppedGiftCard, async (c) => {
    const acting = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json(await commands.refundStopped(platform, acting), 200);
  });

  api.openapi(contract.releaseGiftCard, async (c) => {
    const acting = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json(await commands.releaseGiftCard(platform, acting), 200);
  });

  api.openapi(contract.refuseGiftCard, async (c) => {
    const acting = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json(await commands.refuseGiftCard(platform, acting), 200);
  });
}
