import {
  deleteProfile as deleteRoute,
  fetchDownload,
  prepareDownload as prepareRoute,
  previewDeletion,
} from "@aufwind/contract/personal-data";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSessionCookies, sessionCookies, setCookies } from "../../platform/session/cookies.ts";
import type { PersonalData } from "../../platform/session/personal-data.ts";
import { appointmentsIfLeaving } from "../appointments/queries.ts";
import { deleteProfile, packData, prepareDownload } from "./commands.ts";

export function personalDataRoutes(api: Api, platform: Platform, features: PersonalData[]): void {
  const { brand } = platform.config;

  api.openapi(prepareRoute, async (c) => {
    const { token, expiresAt, keys } = await prepareDownload(platform, memberOf(c), c.req.valid("json").password);
    setCookies(c, sessionCookies(keys, platform.config));
    return c.json({ path: `/api/identity/downloads/${token}`, expiresAt: expiresAt.toISOString() }, 201);
  });

  api.openapi(fetchDownload, async (c) => {
    const { token } = c.req.valid("param");
    const zip = await packData(platform, { member: memberOf(c), token, features });
    const name = `${brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-data.zip`;
    return c.body(zip, 200, {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
    });
  });

  api.openapi(previewDeletion, async (c) =>
    c.json({ appointments: await appointmentsIfLeaving(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(deleteRoute, async (c) => {
    await deleteProfile(platform, { member: memberOf(c), password: c.req.valid("json").password, features });
    setCookies(c, noSessionCookies(platform.config));
    return c.json({ status: "deleted" as const }, 200);
  });
}
