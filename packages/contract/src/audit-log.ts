import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { optionalLine } from "./platform/fields.ts";
import { Named } from "./platform/named.ts";
import { answer, FRESH_PROOF, OPERATOR_PROBLEMS, openToOperators, problems } from "./platform/route.ts";

const AuditEntry = z.object({
  position: z.int(),
  at: z.iso.datetime(),
  /** Null for the command line. */
  operator: Named.nullable(),
  /** Feature and verb: `cases.close`. */
  action: z.string(),
  outcome: z.enum(["done", "refused"]),
  /** The name as it is now; null for what has none. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const readAuditLog = createRoute({
  method: "get",
  path: "/api/operators/audit-log",
  summary: "What operators did, the newest first; 50 rows before a position",
  ...openToOperators("compliance", "admin"),
  ...FRESH_PROOF,
  request: {
    query: z.object({
      operatorId: z.uuid({ error: "invalid" }).optional(),
      action: optionalLine(80),
      subjectKind: optionalLine(40),
      subjectId: optionalLine(80),
      outcome: z.enum(["done", "refused"], { error: "invalid" }).optional(),
      before: z.coerce.number({ error: "invalid" }).int({ error: "invalid" }).positive({ error: "invalid" }).optional(),
    }),
  },
  responses: {
    200: answer(
      "The entries, and the actions there are",
      z.object({ items: z.array(AuditEntry), hasNext: z.boolean(), actions: z.array(z.string()) }),
    ),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "invalidFields", "unavailable"),
  },
});

export const verifyAuditLog = createRoute({
  method: "get",
  path: "/api/operators/audit-log/verification",
  summary: "Whether every row of the log still carries the hash of the one before",
  ...openToOperators("compliance", "admin"),
  responses: {
    200: answer(
      "The result",
      z.object({
        isWhole: z.boolean(),
        /** The first row that does not fit. */
        brokenAt: z.int().nullable(),
        rows: z.int(),
        /** The hash of the last row: kept elsewhere, it proves that none was cut off. */
        head: z.string(),
      }),
    ),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});
