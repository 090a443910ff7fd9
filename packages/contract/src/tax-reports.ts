import { LOCALES } from "@aufwind/rules/locale";
import { EU_COUNTRIES, isTin, LEGAL_FORMS, plainTin } from "@aufwind/rules/tax-reports-numbers";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf, optionalLine } from "./platform/fields.ts";
import { isCountry } from "./platform/places.ts";
import { answer, json, OPEN_WHEN_SUSPENDED, open, problems, writeProblems } from "./platform/route.ts";

export const reportYear = z.coerce.number({ error: "invalid" }).int({ error: "invalid" }).min(2020).max(2100);

const country = z.string({ error: "required" }).refine(isCountry, { error: "country" });
const optionalCountry = z
  .string({ error: "invalid" })
  .refine((code) => code === "" || isCountry(code), { error: "country" })
  .default("");
const optionalDate = z.union([z.literal(""), z.iso.date({ error: "date" })], { error: "date" }).default("");

const fields = {
  legalForm: oneOf(LEGAL_FORMS),
  /** Where the tax number was issued. */
  tinCountry: country,
  hasNoTin: z.boolean({ error: "invalid" }).default(false),
  /** Empty: the stored one stays. */
  tin: optionalLine(40),
  birthDate: optionalDate,
  /** Only for people without a tax number. */
  birthCity: optionalLine(200),
  birthCountry: optionalCountry,
  /** The number in the commercial register, of companies alone. */
  registerNumber: optionalLine(200),
  /** Member states in which a company has a permanent establishment. */
  establishments: z
    .array(z.enum(EU_COUNTRIES, { error: "country" }), { error: "invalid" })
    .max(27)
    .default([]),
  /** Whose bank account it is. */
  accountHolder: line(200),
};

type Typed = Partial<Record<keyof typeof fields, unknown>>;
const typedIn = ({ value }: { value: unknown }) => (value ?? {}) as Typed;
const isPerson = (looked: { value: unknown }) => typedIn(looked).legalForm === "individual";
const isPersonWithoutTin = (looked: { value: unknown }) => isPerson(looked) && typedIn(looked).hasNoTin === true;
const isCompany = (looked: { value: unknown }) => typedIn(looked).legalForm === "entity";
const namesTin = (looked: { value: unknown }) => {
  const { tin, tinCountry, hasNoTin, legalForm } = typedIn(looked);
  return (
    typeof tin === "string" && tin !== "" && typeof tinCountry === "string" && hasNoTin !== true && Boolean(legalForm)
  );
};

/** What the report needs of a person and of a company; whether a number is stored already, the server knows. */
export const TaxDetails = z
  .object(fields)
  .refine(({ birthDate }) => birthDate !== "", { path: ["birthDate"], error: "required", when: isPerson })
  .refine(({ birthCity }) => birthCity !== "", { path: ["birthCity"], error: "required", when: isPersonWithoutTin })
  .refine(({ birthCountry }) => birthCountry !== "", {
    path: ["birthCountry"],
    error: "required",
    when: isPersonWithoutTin,
  })
  .refine(({ registerNumber }) => registerNumber !== "", {
    path: ["registerNumber"],
    error: "required",
    when: isCompany,
  })
  .refine(({ tin, tinCountry, legalForm }) => isTin(tin, { country: tinCountry, form: legalForm }), {
    path: ["tin"],
    error: "tin",
    when: namesTin,
  })
  .overwrite((details) => ({
    ...details,
    tin: plainTin(details.tin),
    establishments: [...new Set(details.establishments)].sort(),
  }));

const Quarter = z.object({
  considerationCents: z.int(),
  feeCents: z.int(),
  activities: z.int(),
});
export const Quarters = z.tuple([Quarter, Quarter, Quarter, Quarter]);

const StoredTaxDetails = z.object({
  /** Null if nothing is stored yet. */
  details: z
    .object({
      legalForm: z.enum(LEGAL_FORMS),
      tinCountry: z.string(),
      /** The last digits; null without a number. */
      tinEnd: z.string().nullable(),
      birthDate: z.string(),
      birthCity: z.string(),
      birthCountry: z.string(),
      registerNumber: z.string(),
      establishments: z.array(z.string()),
      accountHolder: z.string(),
      savedAt: z.iso.datetime(),
    })
    .nullable(),
  /** From the business details, as the report will say it; the IBAN by its last digits. */
  business: z
    .object({ name: z.string(), address: z.string(), vatNumber: z.string().nullable(), ibanEnd: z.string() })
    .nullable(),
  /** While details are missing after a first earning: since when payouts are held, or from which day they will be. */
  request: z.object({ holdsOn: z.iso.date(), isHeld: z.boolean() }).nullable(),
  /** The copies of what was reported, the newest year first. */
  copies: z.array(z.object({ year: z.int(), quarters: Quarters, givenAt: z.iso.datetime() })),
});
export type StoredTaxDetails = z.infer<typeof StoredTaxDetails>;

export const readTaxDetails = createRoute({
  method: "get",
  path: "/api/coaches/tax-details",
  summary: "Read what is stored for one's own tax report, and the copies of earlier years",
  ...open("coach"),
  responses: {
    200: answer("Numbers by their last digits", StoredTaxDetails),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const saveTaxDetails = createRoute({
  method: "put",
  path: "/api/coaches/tax-details",
  summary: "Save tax number, birth date or register number, and the account's holder; held payouts go on",
  ...open("coach"),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(TaxDetails) },
  responses: {
    200: answer("Saved", z.object({ status: z.literal("saved") })),
    ...writeProblems("notSignedIn", "wrongRole"),
  },
});

export const readTaxCopy = createRoute({
  method: "get",
  path: "/api/coaches/tax-details/copies/{year}/{language}",
  summary: "The copy of one's own tax report for a year, as PDF",
  ...open("coach"),
  request: { params: z.object({ year: reportYear, language: z.enum(LOCALES, { error: "invalid" }) }) },
  responses: {
    200: { description: "The copy", content: { "application/pdf": { schema: z.string() } } },
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "tooManyRequests", "unavailable", "busy"),
  },
});
