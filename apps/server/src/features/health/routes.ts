import { healthProbe } from "@aufwind/contract/health";
import { sql } from "kysely";
import type { Api } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";

const PATIENCE = 2000;

/** Really queries the database: a server that cannot reach it is not healthy. */
export function healthRoutes(api: Api, { database }: Platform): void {
  api.openapi(healthProbe, async (c) => {
    const asked = sql`select 1`.execute(database);
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Problem("unavailable")).unref());
    await Promise.race([asked, late]).catch(() => {
      throw new Problem("unavailable");
    });
    return c.json({ status: "ok" as const }, 200);
  });
}
