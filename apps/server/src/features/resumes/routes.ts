import { readResume, replaceResume, updateResume } from "@aufwind/contract/resumes";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveResume } from "./commands.ts";
import { resumeOf } from "./queries.ts";

export function resumeRoutes(api: Api, platform: Platform): void {
  api.openapi(readResume, async (c) => c.json(await resumeOf(platform.database, memberOf(c).userId), 200));

  api.openapi(replaceResume, async (c) => {
    return c.json(await saveResume(platform, memberOf(c).userId, c.req.valid("json")), 200);
  });

  api.openapi(updateResume, async (c) => {
    return c.json(await saveResume(platform, memberOf(c).userId, c.req.valid("json")), 200);
  });
}
