import {
  addException as addRoute,
  changeException as changeRoute,
  removeException as removeRoute,
} from "@aufwind/contract/schedules";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addException, changeException, removeException } from "./commands.ts";

export function exceptionRoutes(api: Api, platform: Platform): void {
  api.openapi(addRoute, async (c) =>
    c.json(await addException(platform, memberOf(c).userId, c.req.valid("json")), 201),
  );

  api.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await changeException(platform, memberOf(c).userId, { id, exception: c.req.valid("json") });
    return c.json(changed, 200);
  });

  api.openapi(removeRoute, async (c) => {
    await removeException(platform, memberOf(c).userId, c.req.valid("param").id);
    return c.json({ status: "removed" as const }, 200);
  });
}
