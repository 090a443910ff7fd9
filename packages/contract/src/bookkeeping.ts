import { ACCOUNT_LENGTHS, ACCOUNTS, CHARTS, isAccountNumber } from "@aufwind/rules/bookkeeping";
import { CLIENT_NUMBERS, CONSULTANT_NUMBERS } from "@aufwind/rules/bookkeeping-datev";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { typedWhole } from "./platform/lists.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

const whole = ({ least, most }: { least: number; most: number }) =>
  z
    .int({ error: ({ input }) => (input === undefined ? "required" : "wholeNumber") })
    .min(least, { error: "tooSmall" })
    .max(most, { error: "tooBig" });

const accountNumber = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(ACCOUNT_LENGTHS.most, { error: "accountNumber" })
  .regex(/^\d+$/, { error: "accountNumber" });
const accounts = z.strictObject(
  Object.fromEntries(ACCOUNTS.map((account) => [account, accountNumber])) as Record<
    (typeof ACCOUNTS)[number],
    typeof accountNumber
  >,
);

const fields = {
  consultantNumber: whole(CONSULTANT_NUMBERS),
  clientNumber: whole(CLIENT_NUMBERS),
  chart: oneOf(CHARTS),
  accountLength: whole(ACCOUNT_LENGTHS),
  /** The month with which the business year begins: 1 is January. */
  firstMonth: whole({ least: 1, most: 12 }),
  accounts,
};

export const BookkeepingSettings = z.strictObject(fields).superRefine(({ accounts: given, accountLength }, context) => {
  for (const account of ACCOUNTS)
    if (!isAccountNumber(given[account], accountLength))
      context.addIssue({ code: "custom", path: ["accounts", account], message: "accountLength" });
});
export type BookkeepingSettings = z.infer<typeof BookkeepingSettings>;

/** What is kept, or the usual accounts with no numbers yet. */
const ShownSettings = z.object({
  ...fields,
  consultantNumber: z.int().nullable(),
  clientNumber: z.int().nullable(),
  isSaved: z.boolean(),
});
export type ShownBookkeepingSettings = z.infer<typeof ShownSettings>;

export const readBookkeepingSettings = createRoute({
  method: "get",
  path: "/api/coaches/bookkeeping/settings",
  summary: "What one's bookkeeping program wants to know",
  ...open("coach"),
  responses: { 200: answer("As it is now", ShownSettings), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

export const saveBookkeepingSettings = createRoute({
  method: "put",
  path: "/api/coaches/bookkeeping/settings",
  summary: "Change the numbers and accounts of the booking batches",
  ...open("coach", perPerson(60, 3600)),
  request: { body: json(BookkeepingSettings) },
  responses: { 200: answer("As it is now", ShownSettings), ...writeProblems("notSignedIn", "wrongRole", "notFound") },
});

const amounts = {
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
  /** What we kept, without VAT, and its VAT. */
  feeCents: z.int(),
  feeVatCents: z.int(),
  /** What corrections gave or took besides fees. */
  adjustedCents: z.int(),
  arrivesCents: z.int(),
  /** What reached the bank in it, also of earlier months. */
  paidOutCents: z.int(),
  count: z.int(),
};
const BookkeepingYear = z.object({ year: z.int(), ...amounts });
export type BookkeepingYear = z.infer<typeof BookkeepingYear>;

export const listBookkeepingYears = createRoute({
  method: "get",
  path: "/api/coaches/bookkeeping/years",
  summary: "The calendar years in which one earned something, the latest first",
  ...open("coach"),
  responses: {
    200: answer("All of them", z.object({ items: z.array(BookkeepingYear) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

const year = z.object({ year: typedWhole.refine((each) => each >= 2000 && each <= 2100, { error: "year" }) });
const yearProblems = problems(
  "notSignedIn",
  "wrongRole",
  "notFound",
  "invalidFields",
  "tooManyRequests",
  "unavailable",
  "busy",
);

export const readYearSummary = createRoute({
  method: "get",
  path: "/api/coaches/bookkeeping/years/{year}/summary",
  summary: "One's own year, month by month, as PDF",
  ...open("coach", perPerson(60, 3600)),
  request: { params: year },
  responses: {
    200: { description: "The summary", content: { "application/pdf": { schema: z.string() } } },
    ...yearProblems,
  },
});

export const readYearSheet = createRoute({
  method: "get",
  path: "/api/coaches/bookkeeping/years/{year}/sheet",
  summary: "The same as .xlsx",
  ...open("coach", perPerson(60, 3600)),
  request: { params: year },
  responses: {
    200: {
      description: "The sheet",
      content: { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { schema: z.string() } },
    },
    ...yearProblems,
  },
});

const month = z.string({ error: "month" }).regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: "month" });
/** The first and the last month. */
export const Months = z.object({ from: month, to: month });

export const readBookkeepingMonths = createRoute({
  method: "get",
  path: "/api/coaches/bookkeeping/months",
  summary: "How much there is to download of some months",
  ...open("coach"),
  request: { query: Months },
  responses: {
    200: answer("Invoices issued and received", z.object({ invoices: z.int() })),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const readBookingBatch = createRoute({
  method: "get",
  path: "/api/coaches/bookkeeping/batch",
  summary: "Sales, fees, corrections and payouts of some months as a booking batch for DATEV (EXTF)",
  ...open("coach", perPerson(60, 3600)),
  request: { query: Months },
  responses: {
    200: { description: "The batch, in Windows-1252", content: { "text/csv": { schema: z.string() } } },
    ...problems(
      "notSignedIn",
      "wrongRole",
      "bookkeepingNumbersMissing",
      "invalidFields",
      "tooManyRequests",
      "unavailable",
    ),
  },
});
