import * as contract from "@aufwind/contract/appointments-team";
import { type Api, operatorOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type MoneyOfTeamActions, performTeamAction } from "./commands.ts";
import { findForTeam, listForTeam, readForTeam, type SearchPeople } from "./queries.ts";

type Others = { money: MoneyOfTeamActions; searchPeople: SearchPeople };

/** What acts do with money, and how people are found, comes from the features that own it. */
export function appointmentTeamRoutes(api: Api, platform: Platform, { money, searchPeople }: Others): void {
  api.openapi(contract.listTeamAppointments, async (c) =>
    c.json(await listForTeam(platform, { ...c.req.valid("param"), ...c.req.valid("query") }), 200),
  );

  api.openapi(contract.findTeamAppointments, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json({ items: await findForTeam(platform, { ...c.req.valid("json"), operatorId, searchPeople }) }, 200);
  });

  api.openapi(contract.readTeamAppointment, async (c) =>
    c.json(await readForTeam(platform, { ...c.req.valid("param"), by: operatorOf(c), money }), 200),
  );

  api.openapi(contract.cancelByTeam, async (c) => {
    const { onBehalfOf, hash, reason } = c.req.valid("json");
    const act = onBehalfOf === "client" ? "cancelForClient" : "cancelForCoach";
    const asked = { ...c.req.valid("param"), act, hash, reason, by: operatorOf(c), money } as const;
    return c.json(await performTeamAction(platform, asked), 200);
  });

  api.openapi(contract.decideNoShow, async (c) => {
    const { outcome: act, hash, reason } = c.req.valid("json");
    const asked = { ...c.req.valid("param"), act, hash, reason, by: operatorOf(c), money };
    return c.json(await performTeamAction(platform, asked), 200);
  });
}
