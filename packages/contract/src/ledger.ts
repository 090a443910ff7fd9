import { LEDGER_ACCOUNTS, LEDGER_KINDS } from "@aufwind/rules/ledger";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Named } from "./platform/named.ts";
import { answer, OPERATOR_PROBLEMS, openToOperators, problems } from "./platform/route.ts";

export const LedgerPosting = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(LEDGER_KINDS),
  appointmentId: z.uuid().nullable(),
  /** Why somebody posted it by hand. */
  reason: z.string().nullable(),
  /** The statement that holds the earning, or was paid out by it. */
  statement: z
    .object({ id: z.uuid(), month: z.string(), status: z.enum(["nothing", "due", "paid", "failed"]) })
    .nullable(),
  /** All of them, so they sum to zero. */
  entries: z.array(
    z.object({
      account: z.enum(LEDGER_ACCOUNTS),
      /** Whose account it is, where it is a coach's. */
      coach: Named.nullable(),
      /** Positive is a debit, negative a credit. */
      amountCents: z.int(),
    }),
  ),
});
export type LedgerPosting = z.infer<typeof LedgerPosting>;

const id = z.uuid({ error: "invalid" }).optional();
const day = z.iso.date({ error: "invalid" }).optional();

/** Postings are whole: an account or a coach chooses those with an entry there. Days in Berlin, both included. */
const filter = {
  account: z.enum(LEDGER_ACCOUNTS, { error: "invalid" }).optional(),
  coachId: id,
  kind: z.enum(LEDGER_KINDS, { error: "invalid" }).optional(),
  appointmentId: id,
  from: day,
  to: day,
};

export const listPostings = createRoute({
  method: "get",
  path: "/api/operators/ledger",
  summary: "Postings of the ledger, the newest first; 50 before one of them",
  ...openToOperators("finance"),
  request: { query: z.object({ ...filter, before: id }) },
  responses: {
    200: answer("The postings", z.object({ items: z.array(LedgerPosting), hasNext: z.boolean() })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const LedgerTotals = z.object({
  postings: z.int(),
  /** What the postings moved on each account; the sum is zero. */
  accounts: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), cents: z.int() })),
});
export type LedgerTotals = z.infer<typeof LedgerTotals>;

export const readLedgerTotals = createRoute({
  method: "get",
  path: "/api/operators/ledger/totals",
  summary: "What the chosen postings moved on each account",
  ...openToOperators("finance"),
  request: { query: z.object(filter) },
  responses: {
    200: answer("The totals", LedgerTotals),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

/** More than that is chosen in parts. */
export const MOST_EXPORTED = 100_000;

export const exportLedger = createRoute({
  method: "get",
  path: "/api/operators/ledger/export",
  summary: "The entries of the chosen postings as CSV, oldest first; the export is logged",
  ...openToOperators("finance"),
  request: { query: z.object(filter) },
  responses: {
    200: { description: "The sheet", content: { "text/csv": { schema: z.string() } } },
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "ledgerTooLong", "unavailable"),
  },
});
