import * as contract from "@aufwind/contract/payment-methods";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { removeCard, saveCard, setDefaultCard, startCard } from "./commands.ts";
import { listCards } from "./queries.ts";

export function paymentMethodRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readPublishKey, (c) => {
    const { publishableKey, scriptUrl } = platform.cards;
    return c.json({ publishableKey, scriptUrl }, 200);
  });

  api.openapi(contract.listPaymentMethods, async (c) => c.json(await listCards(platform, memberOf(c).userId), 200));

  api.openapi(contract.startCard, async (c) => c.json(await startCard(platform, memberOf(c).userId), 201));

  api.openapi(contract.keepCard, async (c) => {
    const { userId } = memberOf(c);
    await saveCard(platform, { userId, ...c.req.valid("json") });
    return c.json(await listCards(platform, userId), 200);
  });

  api.openapi(contract.removePaymentMethod, async (c) => {
    const { userId } = memberOf(c);
    await removeCard(platform, { userId, ...c.req.valid("param") });
    return c.json(await listCards(platform, userId), 200);
  });

  api.openapi(contract.setDefaultPaymentMethod, async (c) => {
    const { userId } = memberOf(c);
    await setDefaultCard(platform, { userId, ...c.req.valid("param") });
    return c.json(await listCards(platform, userId), 200);
  });
}
