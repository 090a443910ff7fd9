import { readContract } from "@aufwind/contract/contracts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { printContract } from "./queries.ts";
import { findOwn } from "./store.ts";

export function contractRoutes(api: Api, platform: Platform): void {
  api.openapi(readContract, async (c) => {
    const { id, paper } = c.req.valid("param");
    const { userId } = memberOf(c);
    const contract = await findOwn(platform.database, { appointmentId: id, userId });
    if (!contract) throw new Problem("notFound");
    const wanted = { paper, owner: userId, signal: c.req.raw.signal };
    const { filename, bytes } = await printContract(platform, contract, wanted);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": contract.locale,
      "content-disposition": `attachment; filename="${filename}"`,
      "cache-control": "private, no-store",
    });
  });
}
