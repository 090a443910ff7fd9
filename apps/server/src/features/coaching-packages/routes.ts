import * as contract from "@aufwind/contract/coaching-packages";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { endOffer, offerPackage } from "./offers.ts";
import { askOwn, endOwn, ownPackage, ownPackages, payOwn } from "./own-packages.ts";
import { type AskAcquaintance, buy, readOffer } from "./purchases.ts";
import { coachPackages } from "./queries.ts";

/** What coaches offer and have sold. */
export function coachPackageRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readCoachPackages, async (c) => c.json(await coachPackages(platform, memberOf(c).userId), 200));

  api.openapi(contract.offerPackage, async (c) => {
    const wanted = c.req.valid("json");
    return c.json({ id: await offerPackage(platform, { coachId: memberOf(c).userId, wanted }) }, 201);
  });

  api.openapi(contract.endPackageOffer, async (c) => {
    await endOffer(platform, { id: c.req.valid("param").id, coachId: memberOf(c).userId });
    return c.json({ status: "ended" as const }, 200);
  });
}

/** What clients buy; `ask` says what they may book with a coach. */
export function clientPackageRoutes(api: Api, platform: Platform, ask: AskAcquaintance): void {
  api.openapi(contract.readPackageOffer, async (c) => {
    const looking = { id: c.req.valid("param").id, clientId: memberOf(c).userId, ask };
    return c.json(await readOffer(platform, looking), 200);
  });

  api.openapi(contract.buyPackage, async (c) => {
    const { packageId, ...wanted } = c.req.valid("json");
    const buying = { ...wanted, id: packageId, clientId: memberOf(c).userId, locale: localeOf(c), ask };
    return c.json(await buy(platform, buying), 201);
  });

  api.openapi(contract.listOwnPackages, async (c) =>
    c.json({ items: await ownPackages(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.readOwnPackage, async (c) =>
    c.json(await ownPackage(platform, { ...c.req.valid("param"), clientId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.payPackage, async (c) =>
    c.json(await payOwn(platform, { ...c.req.valid("param"), clientId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.askPackagePayment, async (c) =>
    c.json(await askOwn(platform, { ...c.req.valid("param"), clientId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.endPackage, async (c) => {
    const ending = { ...c.req.valid("param"), ...c.req.valid("json"), clientId: memberOf(c).userId };
    return c.json(await endOwn(platform, ending), 200);
  });
}
