import * as contract from "@aufwind/contract/mailings";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import * as commands from "./commands.ts";
import { mailingOf, mailingsFor, mailingWithReachedCount, previewOf } from "./queries.ts";

export function mailingRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listMailings, async (c) =>
    c.json(await mailingsFor(platform, { ...c.req.valid("param"), ...c.req.valid("query") }), 200),
  );

  api.openapi(contract.readMailing, async (c) =>
    c.json(await mailingWithReachedCount(platform, c.req.valid("param").id), 200),
  );

  api.openapi(contract.previewMailing, async (c) =>
    c.json(await previewOf(platform, { ...c.req.valid("param"), ...c.req.valid("query") }), 200),
  );

  api.openapi(contract.createMailing, async (c) => {
    const { operatorId } = operatorOf(c);
    const id = await commands.createMailing(platform, { ...c.req.valid("json"), operatorId });
    return c.json(await mailingOf(platform, id), 201);
  });

  api.openapi(contract.changeMailing, async (c) => {
    const one = { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId };
    await commands.changeMailing(platform, { ...c.req.valid("json"), ...one });
    return c.json(await mailingOf(platform, one.id), 200);
  });

  api.openapi(contract.removeMailing, async (c) => {
    await commands.removeMailing(platform, { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId });
    return c.body(null, 204);
  });

  api.openapi(contract.testMailing, async (c) => {
    const one = { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId };
    return c.json({ to: await commands.testMailing(platform, one) }, 202);
  });

  api.openapi(contract.scheduleMailing, async (c) => {
    const one = { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId };
    await commands.scheduleMailing(platform, { ...c.req.valid("json"), ...one });
    return c.json(await mailingOf(platform, one.id), 200);
  });

  api.openapi(contract.unscheduleMailing, async (c) => {
    const one = { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId };
    await commands.unscheduleMailing(platform, one);
    return c.json(await mailingOf(platform, one.id), 200);
  });

  api.openapi(contract.stopMailing, async (c) => {
    const one = { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId };
    await commands.stopMailing(platform, { ...c.req.valid("json"), ...one });
    return c.json(await mailingOf(platform, one.id), 200);
  });

  api.openapi(contract.resumeMailing, async (c) => {
    const one = { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId };
    await commands.resumeMailing(platform, one);
    return c.json(await mailingOf(platform, one.id), 200);
  });
}
