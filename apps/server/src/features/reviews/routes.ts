import * as contract from "@aufwind/contract/reviews";
import type { Api } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { listReviews } from "./commands.ts";

export function reviewRoutes(api: Api, { database }: Platform): void {
  api.openapi(contract.listReviews, async (c) => c.json(await listReviews(database, c.req.valid("param")), 200));
}
