import * as contract from "@aufwind/contract/worksheets";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveDraft, sendWorksheet, submitAnswers, withdrawWorksheet } from "./commands.ts";
import {
  listTemplates,
  ownWorksheets,
  readTemplate,
  readWorksheet,
  sentWorksheets,
  worksheetsOfAppointment,
} from "./queries.ts";
import { addRule, changeTemplate, copyReady, createTemplate, deleteRule, deleteTemplate } from "./template-commands.ts";

export function worksheetTemplateRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listWorksheetTemplates, async (c) =>
    c.json(await listTemplates(platform, memberOf(c).userId), 200),
  );

  api.openapi(contract.readWorksheetTemplate, async (c) => {
    return c.json(await readTemplate(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.createTemplate, async (c) => {
    return c.json(await createTemplate(platform, { ...c.req.valid("json"), coachId: memberOf(c).userId }), 201);
  });

  api.openapi(contract.copyReadyTemplate, async (c) => {
    return c.json(await copyReady(platform, { ...c.req.valid("json"), coachId: memberOf(c).userId }), 201);
  });

  api.openapi(contract.changeTemplate, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    await changeTemplate(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.deleteTemplate, async (c) => {
    await deleteTemplate(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId });
    return c.body(null, 204);
  });

  api.openapi(contract.addRule, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    await addRule(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.deleteRule, async (c) => {
    await deleteRule(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId });
    return c.body(null, 204);
  });
}

export function worksheetRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listOwnWorksheets, async (c) => {
    return c.json({ items: await ownWorksheets(platform, memberOf(c).userId) }, 200);
  });

  api.openapi(contract.listSentWorksheets, async (c) => {
    const pair = { clientId: c.req.valid("param").id, coachId: memberOf(c).userId };
    return c.json({ items: await sentWorksheets(platform, pair) }, 200);
  });

  api.openapi(contract.listWorksheetsOfAppointment, async (c) => {
    const whose = { appointmentId: c.req.valid("param").id, userId: memberOf(c).userId };
    return c.json({ items: await worksheetsOfAppointment(platform, whose) }, 200);
  });

  api.openapi(contract.readWorksheet, async (c) => {
    return c.json(await readWorksheet(platform, { ...c.req.valid("param"), userId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.sendWorksheet, async (c) => {
    const pair = { clientId: c.req.valid("param").id, coachId: memberOf(c).userId };
    return c.json(await sendWorksheet(platform, { ...pair, ...c.req.valid("json") }), 201);
  });

  api.openapi(contract.withdrawWorksheet, async (c) => {
    await withdrawWorksheet(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId });
    return c.body(null, 204);
  });

  api.openapi(contract.saveAnswers, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    return c.json(await saveDraft(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.submitAnswers, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    await submitAnswers(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
