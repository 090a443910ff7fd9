import * as contract from "@aufwind/contract/calendars-connections";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import { pageLink } from "../../../platform/mail/page-link.ts";
import type { Platform } from "../../../platform/platform.ts";
import * as commands from "./commands.ts";
import { serviceOf, signInAddress } from "./oauth.ts";
import { connectionsOf } from "./queries.ts";

export function connectionRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listConnections, async (c) => c.json(await connectionsOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.connectCalendar, async (c) =>
    c.json(await commands.connectCalendar(platform, memberOf(c).userId, c.req.valid("json")), 201),
  );

  api.openapi(contract.renewPassword, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    return c.json(await commands.renewPassword(platform, own, c.req.valid("json").password), 200);
  });

  api.openapi(contract.chooseCalendars, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    return c.json(await commands.chooseCalendars(platform, own, c.req.valid("json")), 200);
  });

  api.openapi(contract.refreshConnection, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    return c.json(await commands.refreshConnection(platform, own), 200);
  });

  api.openapi(contract.resumeConnection, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    return c.json(await commands.resumeConnection(platform, own), 200);
  });

  api.openapi(contract.removeConnection, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    await commands.removeConnection(platform, { ...own, ...c.req.valid("json") });
    return c.json({ status: "removed" as const }, 200);
  });

  serviceRoutes(api, platform);

  api.openapi(contract.putBackEntry, async (c) => {
    await commands.putBackEntry(platform, { coachId: memberOf(c).userId, id: c.req.valid("param").id });
    return c.json({ status: "waiting" as const }, 200);
  });

  api.openapi(contract.chooseTitles, async (c) =>
    c.json(await commands.chooseTitles(platform, memberOf(c).userId, c.req.valid("json").titles), 200),
  );
}

/** Signing in to Google or Microsoft, where this installation is known there. */
function serviceRoutes(api: Api, platform: Platform): void {
  const serviceBy = (id: string) => {
    const service = serviceOf(platform, id);
    if (!service) throw new Problem("notFound");
    return service;
  };

  api.openapi(contract.visitService, (c) => {
    const service = serviceBy(c.req.valid("param").service);
    return c.redirect(signInAddress(platform, service, memberOf(c).userId), 302);
  });

  api.openapi(contract.returnFromService, async (c) => {
    const service = serviceBy(c.req.valid("param").service);
    const { state = "", code = "" } = c.req.valid("query");
    const returned = { coachId: memberOf(c).userId, service, state, code };
    // Whoever declined there comes back without a code.
    const isConnected = code !== "" && (await commands.connectService(platform, returned));
    const query = { signIn: isConnected ? "done" : "failed" };
    return c.redirect(pageLink(platform.config, { page: "coachCalendars", locale: localeOf(c), query }), 302);
  });
}
