import * as contract from "@aufwind/contract/coaches";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Renamed } from "../accounts/commands.ts";
import * as commands from "./commands.ts";

const saved = { status: "saved" } as const;

/** `renamed`: what follows a change of the name, to which the title belongs. */
export function coachRoutes(api: Api, platform: Platform, renamed: Renamed): void {
  api.openapi(contract.saveIntroduction, async (c) => {
    const { tagLine, ...introduction } = c.req.valid("json");
    await commands.saveSection(platform, memberOf(c).userId, async (tx, coachId) => {
      if (await commands.setIntroduction(tx, coachId, introduction)) await renamed(tx, platform, coachId);
      await commands.setTagLine(tx, coachId, tagLine);
    });
    return c.json(saved, 200);
  });

  api.openapi(contract.saveSalesPitch, async (c) => {
    const { salesPitch } = c.req.valid("json");
    await commands.saveSection(platform, memberOf(c).userId, (tx, coachId) =>
      commands.setSalesPitch(tx, coachId, salesPitch),
    );
    return c.json(saved, 200);
  });

  api.openapi(contract.saveAreas, async (c) => {
    const { areasOfIntervention } = c.req.valid("json");
    await commands.saveSection(platform, memberOf(c).userId, (tx, coachId) =>
      commands.setAreas(tx, coachId, areasOfIntervention),
    );
    return c.json(saved, 200);
  });

  api.openapi(contract.saveBio, async (c) => {
    const bio = c.req.valid("json");
    await commands.saveSection(platform, memberOf(c).userId, (tx, coachId) => commands.setBio(tx, coachId, bio));
    return c.json(saved, 200);
  });

  api.openapi(contract.saveLanguages, async (c) => {
    const { spokenLanguages } = c.req.valid("json");
    await commands.saveSection(platform, memberOf(c).userId, (tx, coachId) =>
      commands.setLanguages(tx, coachId, spokenLanguages),
    );
    return c.json(saved, 200);
  });

  api.openapi(contract.saveSocialNetworks, async (c) => {
    const networks = c.req.valid("json");
    await commands.saveSection(platform, memberOf(c).userId, (tx, coachId) =>
      commands.setSocialNetworks(tx, coachId, networks),
    );
    return c.json(saved, 200);
  });
}
