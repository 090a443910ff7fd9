import { giveNotice as contractGive, readNoticeFile, readReportable } from "@aufwind/contract/content-notices";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import { asDownload } from "../../platform/http/download-name.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerIdOf } from "../../platform/session/actor.ts";
import { recordView } from "../audit-log/commands.ts";
import { giveNotice } from "./commands.ts";
import { openCopy, reportableFor } from "./queries.ts";

export function contentNoticeRoutes(api: Api, platform: Platform): void {
  api.openapi(readReportable, async (c) => {
    const viewerId = viewerIdOf(c.get("actor"));
    return c.json(await reportableFor(platform, { ...c.req.valid("param"), viewerId, locale: localeOf(c) }), 200);
  });

  api.openapi(contractGive, async (c) => {
    const given = { notice: c.req.valid("json"), viewerId: viewerIdOf(c.get("actor")), locale: localeOf(c) };
    return c.json({ reference: await giveNotice(platform, given) }, 201);
  });

  api.openapi(readNoticeFile, async (c) => {
    const asked = c.req.valid("param");
    const { contentId, name, bytes } = await openCopy(platform, asked);
    const { operatorId } = operatorOf(c);
    const subject = { kind: "content", id: contentId };
    await recordView(platform, {
      operatorId,
      action: "content-notices.openFile",
      subject,
      after: { notice: asked.id },
    });
    return c.body(Buffer.from(bytes), 200, {
      "content-type": "application/octet-stream",
      "content-disposition": asDownload(name),
      "cache-control": "no-store",
    });
  });
}
