import { type AuditEntry, readAuditLog, verifyAuditLog } from "@aufwind/contract/audit-log";
import type { Api } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { type EntryRow, findActions, findEntries, verifyChain } from "./store.ts";

const PAGE = 50;

export function auditLogRoutes(api: Api, { database }: Platform): void {
  api.openapi(readAuditLog, async (c) => {
    const [rows, actions] = await Promise.all([
      findEntries(database, c.req.valid("query"), PAGE + 1),
      findActions(database),
    ]);
    return c.json({ items: rows.slice(0, PAGE).map(presentEntry), hasNext: rows.length > PAGE, actions }, 200);
  });

  api.openapi(verifyAuditLog, async (c) => {
    const found = await verifyChain(database);
    return c.json({ isWhole: found.brokenAt === null, ...found }, 200);
  });
}

type Json = Record<string, unknown> | null;

const presentEntry = (row: EntryRow): AuditEntry => ({
  position: row.position,
  at: row.at.toISOString(),
  operator: row.operator_id ? { id: row.operator_id, name: row.operator_name ?? "" } : null,
  action: row.action,
  outcome: row.outcome as AuditEntry["outcome"],
  subject:
    row.subject_kind && row.subject_id ? { kind: row.subject_kind, id: row.subject_id, name: row.subject_name } : null,
  before: row.before as Json,
  after: row.after as Json,
  reason: row.reason,
});
