import * as contract from "@aufwind/contract/intake-forms";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveAnswers, saveForm } from "./commands.ts";
import { intakesOf, listForms, readIntake } from "./queries.ts";

export function intakeFormRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listIntakeForms, async (c) =>
    c.json({ items: await listForms(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.saveIntakeForm, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    return c.json(await saveForm(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.readIntake, async (c) => {
    const own = { appointmentId: c.req.valid("param").id, userId: memberOf(c).userId };
    return c.json({ intake: await readIntake(platform, own) }, 200);
  });

  api.openapi(contract.listIntakesOfClient, async (c) => {
    const pair = { clientId: c.req.valid("param").id, coachId: memberOf(c).userId };
    return c.json({ items: await intakesOf(platform, pair) }, 200);
  });

  api.openapi(contract.saveIntake, async (c) => {
    const own = { appointmentId: c.req.valid("param").id, clientId: memberOf(c).userId };
    return c.json(await saveAnswers(platform, { ...own, ...c.req.valid("json") }), 200);
  });
}
