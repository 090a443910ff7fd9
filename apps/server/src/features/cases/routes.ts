import * as contract from "@aufwind/contract/cases";
import * as acts from "@aufwind/contract/cases-acts";
import * as kept from "@aufwind/contract/cases-templates";
import type { Context } from "hono";
import { type Api, type ApiEnv, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import * as caseActions from "./case-actions.ts";
import { createByHand, openForReading } from "./commands.ts";
import { caseFor, countsOfCases, listOfCases, writerIn } from "./queries.ts";
import { findTemplates } from "./template-store.ts";
import { changeTemplate, createTemplate, presentTemplate, removeTemplate } from "./templates.ts";
import { changeView, removeView, saveView, viewsFor } from "./views.ts";

export function caseRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listCases, async (c) =>
    c.json(await listOfCases(platform, operatorOf(c), c.req.valid("query")), 200),
  );

  api.openapi(contract.countCases, async (c) => c.json(await countsOfCases(platform, operatorOf(c)), 200));

  api.openapi(contract.readCase, async (c) => {
    const acting = { by: operatorOf(c), ...c.req.valid("param") };
    await openForReading(platform, acting);
    return c.json(await caseFor(platform, acting.by, acting.number), 200);
  });

  api.openapi(contract.createCase, async (c) => {
    const by = operatorOf(c);
    const number = await createByHand(platform, by, c.req.valid("json"));
    return c.json(await caseFor(platform, by, number), 201);
  });
  actRoutes(api, platform);
  viewRoutes(api, platform);
  templateRoutes(api, platform);
}

function actRoutes(api: Api, platform: Platform): void {
  const asItIs = async (c: Context<ApiEnv>, number: number) =>
    c.json(await caseFor(platform, operatorOf(c), number), 200);

  api.openapi(acts.answerCase, async (c) => {
    const { number } = c.req.valid("param");
    await caseActions.answerCase(platform, { number, by: operatorOf(c), ...c.req.valid("json") });
    return asItIs(c, number);
  });

  api.openapi(acts.noteCase, async (c) => {
    const { number } = c.req.valid("param");
    await caseActions.addCaseNote(platform, { number, by: operatorOf(c), ...c.req.valid("json") });
    return asItIs(c, number);
  });

  api.openapi(acts.assignCase, async (c) => {
    const { number } = c.req.valid("param");
    await caseActions.assignCase(platform, { number, by: operatorOf(c), ...c.req.valid("json") });
    return asItIs(c, number);
  });

  api.openapi(acts.snoozeCase, async (c) => {
    const { number } = c.req.valid("param");
    const until = new Date(c.req.valid("json").until);
    await caseActions.snoozeCase(platform, { number, by: operatorOf(c), state: "snoozed", until });
    return asItIs(c, number);
  });

  api.openapi(acts.waitForPerson, async (c) => {
    const { number } = c.req.valid("param");
    const until = new Date(c.req.valid("json").until);
    await caseActions.snoozeCase(platform, { number, by: operatorOf(c), state: "waiting", until });
    return asItIs(c, number);
  });

  api.openapi(acts.closeCase, async (c) => {
    const { number } = c.req.valid("param");
    await caseActions.closeCase(platform, { number, by: operatorOf(c), ...c.req.valid("json") });
    return asItIs(c, number);
  });

  api.openapi(acts.reopenCase, async (c) => {
    const { number } = c.req.valid("param");
    await caseActions.reopenCase(platform, { number, by: operatorOf(c) });
    return asItIs(c, number);
  });

  api.openapi(acts.mergeCase, async (c) => {
    const { into } = c.req.valid("json");
    await caseActions.mergeCase(platform, { ...c.req.valid("param"), by: operatorOf(c), into });
    return asItIs(c, into);
  });

  api.openapi(acts.writeInCase, async (c) => {
    const { number } = c.req.valid("param");
    await caseActions.showWriting(platform, { number, by: operatorOf(c), ...c.req.valid("json") });
    return c.json({ writing: await writerIn(platform, operatorOf(c), number) }, 200);
  });
}

function viewRoutes(api: Api, platform: Platform): void {
  api.openapi(kept.listCaseViews, async (c) => c.json({ items: await viewsFor(platform, operatorOf(c)) }, 200));

  api.openapi(kept.saveCaseView, async (c) =>
    c.json(await saveView(platform, operatorOf(c), c.req.valid("json")), 201),
  );

  api.openapi(kept.changeCaseView, async (c) =>
    c.json(await changeView(platform, operatorOf(c), { ...c.req.valid("param"), ...c.req.valid("json") }), 200),
  );

  api.openapi(kept.removeCaseView, async (c) => {
    await removeView(platform, operatorOf(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
}

function templateRoutes(api: Api, platform: Platform): void {
  api.openapi(kept.listCaseTemplates, async (c) =>
    c.json({ items: (await findTemplates(platform.database)).map(presentTemplate) }, 200),
  );

  api.openapi(kept.createCaseTemplate, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await createTemplate(platform, { ...c.req.valid("json"), operatorId }), 201);
  });

  api.openapi(kept.changeCaseTemplate, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await changeTemplate(platform, { ...c.req.valid("param"), ...c.req.valid("json"), operatorId }), 200);
  });

  api.openapi(kept.removeCaseTemplate, async (c) => {
    await removeTemplate(platform, { ...c.req.valid("param"), operatorId: operatorOf(c).operatorId });
    return c.body(null, 204);
  });
}
