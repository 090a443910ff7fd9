import { readContract, readPackageContract } from "@aufwind/contract/contracts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Contract } from "./contract-document.ts";
import { findOwnOfPackage } from "./package-store.ts";
import { printContract } from "./queries.ts";
import { findOwn } from "./store.ts";

export function contractRoutes(api: Api, platform: Platform): void {
  api.openapi(readContract, async (c) => {
    const { id, paper } = c.req.valid("param");
    const { userId } = memberOf(c);
    const contract = await findOwn(platform.database, { appointmentId: id, userId });
    return c.body(...(await printed(platform, contract, { paper, owner: userId, signal: c.req.raw.signal })));
  });

  api.openapi(readPackageContract, async (c) => {
    const { id, paper } = c.req.valid("param");
    const { userId } = memberOf(c);
    const contract = await findOwnOfPackage(platform.database, { packageId: id, userId });
    return c.body(...(await printed(platform, contract, { paper, owner: userId, signal: c.req.raw.signal })));
  });
}

type Wanted = Parameters<typeof printContract>[2];

async function printed(platform: Platform, contract: Contract | undefined, wanted: Wanted) {
  if (!contract) throw new Problem("notFound");
  const { filename, bytes } = await printContract(platform, contract, wanted);
  const headers = {
    "content-type": "application/pdf",
    "content-language": contract.locale,
    "content-disposition": `attachment; filename="${filename}"`,
    "cache-control": "private, no-store",
  };
  return [new Uint8Array(bytes), 200, headers] as const;
}
