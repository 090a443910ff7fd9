import { hasOptions, QUESTION_LIMITS as MOST, QUESTION_KINDS, SCALE_POINTS } from "@aufwind/rules/questions";
import { z } from "zod";
import { line, oneOf, optionalLine } from "./platform/fields.ts";

const points = z.union(
  SCALE_POINTS.map((each) => z.literal(each)),
  { error: "invalid" },
);

/** What is asked; options only of choices, points and ends only of scales. */
export const Question = z
  .strictObject({
    /** Unique among those it is asked with. */
    id: z.string({ error: "required" }).regex(/^[a-z0-9]{1,12}$/, { error: "invalid" }),
    kind: oneOf(QUESTION_KINDS),
    text: line(MOST.question),
    isRequired: z.boolean({ error: "invalid" }).default(false),
    options: z.array(line(MOST.option)).max(MOST.options, { error: "mostOptions" }).default([]),
    points: points.default(5),
    low: optionalLine(MOST.end),
    high: optionalLine(MOST.end),
  })
  .refine(({ kind, options }) => !hasOptions(kind) || new Set(options).size >= MOST.fewestOptions, {
    path: ["options"],
    error: "fewestOptions",
  })
  .refine(({ options }) => new Set(options).size === options.length, { path: ["options"], error: "sameOptions" });

/** What is asked together, each under a name of its own. */
export const questionsUpTo = (most: number) =>
  z
    .array(Question, { error: "required" })
    .max(most, { error: "mostQuestions" })
    .refine((all) => new Set(all.map((each) => each.id)).size === all.length, { error: "invalid" });

const value = z.union([
  z.string().max(MOST.longText, { error: "tooLong" }),
  z.int({ error: "invalid" }),
  z.array(z.string().max(MOST.option, { error: "tooLong" })).max(MOST.options, { error: "invalid" }),
]);
/** By question; what was left out is missing. */
export const answers = z.record(z.string().max(12, { error: "invalid" }), value, { error: "required" });
