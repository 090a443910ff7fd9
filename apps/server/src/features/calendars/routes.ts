import * as contract from "@aufwind/contract/calendars";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { appointmentFile, feedOf, NO_FEED, renewFeed, serveFeed } from "./calendar-feeds.ts";
import { addImport, importsOf, refreshImport, removeImport } from "./calendar-imports.ts";
import { connectionRoutes } from "./connections/routes.ts";
import { deleteFeed } from "./store.ts";

export function calendarRoutes(api: Api, platform: Platform): void {
  feedRoutes(api, platform);
  importRoutes(api, platform);
  connectionRoutes(api, platform);
}

const CALENDAR = { "content-type": "text/calendar; charset=utf-8", "cache-control": "private, no-store" };

function feedRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readFeed, async (c) => c.json(await feedOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.renewFeed, async (c) => c.json(await renewFeed(platform, memberOf(c).userId), 200));

  api.openapi(contract.removeFeed, async (c) => {
    await deleteFeed(platform.database, memberOf(c).userId);
    return c.json(NO_FEED, 200);
  });

  api.openapi(contract.serveFeed, async (c) => {
    const { content, etag } = await serveFeed(platform, c.req.valid("param").token);
    const headers = { ...CALENDAR, etag, "x-robots-tag": "noindex" };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    return c.body(content, 200, headers);
  });

  api.openapi(contract.downloadAppointment, async (c) => {
    const content = await appointmentFile(platform, { userId: memberOf(c).userId, id: c.req.valid("param").id });
    return c.body(content, 200, { ...CALENDAR, "content-disposition": 'attachment; filename="appointment.ics"' });
  });
}

function importRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listImports, async (c) => c.json({ items: await importsOf(platform, memberOf(c).userId) }, 200));

  api.openapi(contract.addImport, async (c) =>
    c.json(await addImport(platform, memberOf(c).userId, c.req.valid("json")), 201),
  );

  api.openapi(contract.removeImport, async (c) => {
    await removeImport(platform, memberOf(c).userId, c.req.valid("param").id);
    return c.json({ status: "removed" as const }, 200);
  });

  api.openapi(contract.refreshImport, async (c) =>
    c.json(await refreshImport(platform, memberOf(c).userId, c.req.valid("param").id), 200),
  );
}
