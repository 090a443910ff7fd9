import * as contract from "@aufwind/contract/coaching-packages-team";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { endByTeam, previewEnd } from "./team-commands.ts";
import { findPackages, listPackages, readPackageForTeam } from "./team-queries.ts";

export function packageTeamRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listTeamPackages, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await listPackages(platform, { ...c.req.valid("param"), ...c.req.valid("query"), operatorId }), 200);
  });

  api.openapi(contract.findTeamPackages, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await findPackages(platform, { ...c.req.valid("json"), operatorId }), 200);
  });

  api.openapi(contract.readTeamPackage, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await readPackageForTeam(platform, { id: c.req.valid("param").id, operatorId }), 200);
  });

  api.openapi(contract.previewPackageEnd, async (c) =>
    c.json(await previewEnd(platform, c.req.valid("param").id), 200),
  );

  api.openapi(contract.endPackageByTeam, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await endByTeam(platform, { ...c.req.valid("param"), ...c.req.valid("json"), operatorId }), 200);
  });
}
