import { RECORD_ACTS, REPORT_KINDS } from "@aufwind/rules/tax-reports";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { Named } from "./platform/named.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";
import { Quarters, reportYear } from "./tax-reports.ts";

const TaxSeller = z.object({
  coach: Named,
  /** `complete` is reported, `missing` lacks details, the others are not reported: abroad, or nothing was credited. */
  state: z.enum(["complete", "missing", "abroad", "nothing"]),
  /** How often the coach was asked for missing details, and whether payouts wait for them. */
  asked: z.int(),
  isHeld: z.boolean(),
  isReported: z.boolean(),
  /** What the next message says about the coach, if anything. */
  due: z.enum(RECORD_ACTS).nullable(),
  quarters: Quarters,
});
export type TaxSeller = z.infer<typeof TaxSeller>;

const TaxReport = z.object({
  id: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  messageRef: z.string(),
  sellers: z.int(),
  sha256: z.string(),
  madeAt: z.iso.datetime(),
  madeBy: Named.nullable(),
  transmittedOn: z.iso.date().nullable(),
});
export type TaxReport = z.infer<typeof TaxReport>;

/** Whether a message is due and how many coaches it would be about; its hash is sent back to make exactly that one. */
const Preview = z.object({ isDue: z.boolean(), count: z.int(), hash: z.string() });

const TaxYear = z.object({
  year: z.int(),
  /** Those since the first coach, the newest first. */
  years: z.array(z.int()),
  dueOn: z.iso.date(),
  sellers: z.array(TaxSeller),
  /** The newest first. */
  reports: z.array(TaxReport),
  previews: z.object({ new: Preview, correction: Preview, nil: Preview }),
  /** Why nothing can be made now: the year runs, its last month is not closed, or the company's number is missing. */
  obstacle: z.enum(["running", "notClosed", "noSender", "untransmitted"]).nullable(),
});
export type TaxYear = z.infer<typeof TaxYear>;

export const readTaxYear = createRoute({
  method: "get",
  path: "/api/operators/tax-reports",
  summary: "A year of the tax report: who is complete, missing or held, the figures, and the messages made",
  ...openToOperators("finance", "compliance"),
  request: { query: z.object({ year: reportYear.optional() }) },
  responses: {
    200: answer("The year; by default the one that is due, then the last one with statements", TaxYear),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const makeTaxReport = createRoute({
  method: "post",
  path: "/api/operators/tax-reports",
  summary:
    "Make the report of a year for all coaches who are not in one yet, the correction of what changed, or that there is nobody",
  ...openToOperators("finance", "compliance"),
  ...FRESH_PROOF,
  request: {
    body: json(
      z.strictObject({
        year: z.int({ error: "invalid" }).min(2020).max(2100),
        kind: oneOf(REPORT_KINDS),
        /** Of the preview that was seen. */
        hash: z.string({ error: "required" }).max(100, { error: "invalid" }),
      }),
    ),
  },
  responses: {
    201: answer("Made", z.object({ id: z.uuid() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "taxReportNotPossible", "previewChanged"),
  },
});

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

export const readTaxReportFile = createRoute({
  method: "post",
  path: "/api/operators/tax-reports/{id}/file",
  summary: "The report as XML of the OECD's DPI schema, as it was made; the look is logged",
  ...openToOperators("finance", "compliance"),
  ...FRESH_PROOF,
  request: one,
  responses: {
    200: { description: "The file", content: { "application/xml": { schema: z.string() } } },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound"),
  },
});

export const markTransmitted = createRoute({
  method: "post",
  path: "/api/operators/tax-reports/{id}/transmitted",
  summary: "Note that a report was transmitted, and when; corrected coaches get their new copy",
  ...openToOperators("finance", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject({ on: z.iso.date({ error: "date" }) })) },
  responses: {
    204: { description: "Noted" },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound"),
  },
});

export const discardTaxReport = createRoute({
  method: "post",
  path: "/api/operators/tax-reports/{id}/discard",
  summary: "Discard a report that was not transmitted, to make it anew",
  ...openToOperators("finance", "compliance"),
  ...FRESH_PROOF,
  request: one,
  responses: {
    204: { description: "Discarded" },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound"),
  },
});
