import * as contract from "@aufwind/contract/calendars";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { appointmentFile, feedOf, NO_FEED, renewFeed, serveFeed } from "./commands.ts";
import { deleteFeed } from "./store.ts";

const CALENDAR = { "content-type": "text/calendar; charset=utf-8", "cache-control": "private, no-store" };

export function feedRoutes(api: Api, platform: Platform): void {
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
