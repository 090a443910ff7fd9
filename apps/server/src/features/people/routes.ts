import * as contract from "@aufwind/contract/people";
import * as acts from "@aufwind/contract/people-acts";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PersonalData } from "../../platform/session/personal-data.ts";
import { packFor } from "../personal-data/commands.ts";
import {
  type AskForChange,
  changePersonEmail,
  confirmPersonEmail,
  hideProfile,
  keepPersonEmail,
  moveProfile,
  unlockPerson,
} from "./account-actions.ts";
import { askToErase, endPersonSessions, restrictPerson } from "./commands.ts";
import { askFactorReset, cancelFactorReset } from "./factor-resets.ts";
import { findPeople, readPerson } from "./queries.ts";

type Given = { features: PersonalData[]; askForChange: AskForChange };

export function peopleRoutes(api: Api, platform: Platform, { features, askForChange }: Given): void {
  api.openapi(contract.findPeople, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json({ items: await findPeople(platform, { ...c.req.valid("json"), operatorId }) }, 200);
  });

  api.openapi(contract.readPerson, async (c) =>
    c.json(await readPerson(platform, { ...c.req.valid("param"), by: operatorOf(c) }), 200),
  );

  api.openapi(contract.exportPerson, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.body(await packFor(platform, { ...asked, features }), 200, {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${asked.id}.zip"`,
    });
  });
  personActRoutes(api, platform);
  accountActRoutes(api, platform, askForChange);
}

function accountActRoutes(api: Api, platform: Platform, askForChange: AskForChange): void {
  api.openapi(acts.unlockPerson, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await unlockPerson(platform, asked);
    return c.body(null, 204);
  });

  api.openapi(acts.confirmPersonEmail, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await confirmPersonEmail(platform, asked);
    return c.body(null, 204);
  });

  api.openapi(acts.changePersonEmail, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await changePersonEmail(platform, { ...asked, askForChange });
    return c.body(null, 204);
  });

  api.openapi(acts.keepPersonEmail, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await keepPersonEmail(platform, asked);
    return c.body(null, 204);
  });

  api.openapi(acts.moveProfile, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await moveProfile(platform, asked);
    return c.body(null, 204);
  });

  api.openapi(acts.hideProfile, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await hideProfile(platform, asked);
    return c.body(null, 204);
  });
}

function personActRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.endPersonSessions, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await endPersonSessions(platform, asked);
    return c.body(null, 204);
  });

  api.openapi(contract.resetPersonFactors, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json({ dueAt: (await askFactorReset(platform, asked)).toISOString() }, 200);
  });

  api.openapi(contract.cancelFactorReset, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    await cancelFactorReset(platform, asked);
    return c.body(null, 204);
  });

  api.openapi(contract.restrictPerson, async (c) => {
    await restrictPerson(platform, { ...c.req.valid("param"), ...c.req.valid("json"), by: operatorOf(c) });
    return c.body(null, 204);
  });

  api.openapi(contract.erasePerson, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: operatorOf(c).operatorId };
    return c.json({ approvalId: await askToErase(platform, asked) }, 202);
  });
}
