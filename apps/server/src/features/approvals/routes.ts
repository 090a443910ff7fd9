import * as contract from "@aufwind/contract/approvals";
import { type Api, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { decideApproval, type Executors, withdrawApproval } from "./commands.ts";
import { presentApproval } from "./present.ts";
import { findOver, findWaiting } from "./store.ts";

/** What is approved is done by its own feature: `executors`. */
export function approvalRoutes(api: Api, platform: Platform, executors: Executors): void {
  const { database, clock } = platform;

  api.openapi(contract.listApprovals, async (c) => {
    const now = clock.now();
    const rows = await (c.req.valid("query").status === "waiting" ? findWaiting : findOver)(database, now);
    return c.json({ items: rows.map((row) => presentApproval(row, operatorOf(c), now)) }, 200);
  });

  api.openapi(contract.decideApproval, async (c) => {
    const deciding = { ...c.req.valid("param"), ...c.req.valid("json"), by: operatorOf(c), executors };
    return c.json(await decideApproval(platform, deciding), 200);
  });

  api.openapi(contract.withdrawApproval, async (c) =>
    c.json(await withdrawApproval(platform, { ...c.req.valid("param"), by: operatorOf(c) }), 200),
  );
}
