import { isGoodPassword, PASSWORD_LENGTH } from "@aufwind/rules/accounts";
import { isVatNumber, plainVatNumber } from "@aufwind/rules/billing-tax-numbers";
import { hasVisible } from "@aufwind/rules/visible-text";
import { z } from "zod";

/** No control characters but tab and line breaks: others are never typed, only injected. */
const CLEAN = /^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\t\n\r])*$/u;
/** One line: no control character, so that nothing breaks out of a mail header, and no bidirectional override. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** Forms send line breaks as two characters, people count them as one. */
const plainBreaks = (text: string) => text.replaceAll("\r\n", "\n");

const text = (max: number, shape: RegExp) =>
  z
    .string({ error: "required" })
    .overwrite(plainBreaks)
    .trim()
    .min(1, { error: "required" })
    .max(max, { error: "tooLong" })
    .regex(shape, { error: "characters" })
    .refine(hasVisible, { error: "required" });

/** A required single line of at most `max` characters. */
export const line = (max: number) => text(max, ONE_LINE);
/** A required text of at most `max` characters that may have line breaks. */
export const paragraph = (max: number) => text(max, CLEAN);

/** Invisible characters alone count as empty. */
const nothingUnseen = (text: string) => (hasVisible(text) ? text : "");

/** An optional single line: an empty one counts as missing. */
export const optionalLine = (max: number) =>
  z
    .string({ error: "invalid" })
    .trim()
    .max(max, { error: "tooLong" })
    .regex(ONE_LINE, { error: "characters" })
    .overwrite(nothingUnseen)
    .default("");

export const optionalParagraph = (max: number) =>
  z
    .string({ error: "invalid" })
    .overwrite(plainBreaks)
    .trim()
    .max(max, { error: "tooLong" })
    .regex(CLEAN, { error: "characters" })
    .overwrite(nothingUnseen)
    .default("");

/** A text in both languages; either may be empty. */
export const inBothLanguages = (max: number) =>
  z.object({ de: optionalParagraph(max), en: optionalParagraph(max) }, { error: "required" });

type InBoth = { de?: unknown; en?: unknown };
/** A text in at least one of the two languages. */
export const eitherLanguage = (max: number) =>
  inBothLanguages(max).refine(({ de, en }: InBoth) => Boolean(de) || Boolean(en), {
    path: ["de"],
    error: "eitherLanguage",
  });

/** One of a list; an empty choice is missing, not invalid. */
export const oneOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, { error: ({ input }) => (input === undefined || input === "" ? "required" : "invalid") });

export const email = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(254, { error: "tooLong" })
  .pipe(z.email({ error: "email" }));

/** A required checkbox; forms send "on", the API `true`. */
export const accepted = z.literal(true, { error: "accept" });

/** Honeypot: left empty by people, filled by bots; never shown. */
export const honeypot = z.string().max(1000).optional();

export const token = z.string({ error: "required" }).regex(/^[\w-]{43}$/, { error: "token" });

const secret = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .max(PASSWORD_LENGTH.most, { error: "tooLong" })
  .regex(ONE_LINE, { error: "characters" });

/** A password to prove one's identity: whatever the rules were when it was chosen. */
export const password = secret;
/** A new password. */
export const newPassword = secret.refine(isGoodPassword, { error: "passwordRules" });

/** The new password, twice. */
export const repeatedPassword = {
  password: newPassword,
  passwordConfirmation: z.string({ error: "required" }).min(1, { error: "required" }).max(1000, { error: "tooLong" }),
};

type SamePasswordParams = { password?: unknown; passwordConfirmation?: unknown };
/** Both must match; checked as soon as both are there, whatever else is missing. */
export const passwordsMatch = {
  path: ["passwordConfirmation"],
  error: "passwordsDiffer",
  when: ({ value }: { value: unknown }) => {
    const { password: one, passwordConfirmation: other } = (value ?? {}) as SamePasswordParams;
    return typeof one === "string" && typeof other === "string" && other !== "";
  },
};
export const samePassword = ({ password: one, passwordConfirmation: other }: SamePasswordParams) => one === other;

/** Whoever acts for a company names it; the two fields are ignored otherwise. */
export const company = {
  asCompany: z.boolean({ error: "invalid" }).default(false),
  companyName: z.string().trim().max(200, { error: "tooLong" }).regex(ONE_LINE, { error: "characters" }).optional(),
  vatNumber: z.string().trim().max(40, { error: "tooLong" }).regex(ONE_LINE, { error: "characters" }).optional(),
};

type Company = { asCompany?: unknown; companyName?: unknown; vatNumber?: unknown };
type Looked = { value: unknown };
const companyIn = ({ value }: Looked) => (value ?? {}) as Company;
const isCompany = (looked: Looked) => companyIn(looked).asCompany === true;
const namesVat = (looked: Looked) => {
  const { vatNumber } = companyIn(looked);
  return isCompany(looked) && typeof vatNumber === "string" && vatNumber !== "";
};

/** A body whose company, if any, has a name and a VAT number; reported besides other errors. */
export const withCompany = <S extends z.ZodType<Company>>(body: S): S =>
  body
    .refine(({ companyName }) => typeof companyName === "string" && hasVisible(companyName), {
      path: ["companyName"],
      error: "required",
      when: isCompany,
    })
    .refine(({ vatNumber }) => Boolean(vatNumber), { path: ["vatNumber"], error: "required", when: isCompany })
    .refine(({ vatNumber }) => isVatNumber(String(vatNumber)), {
      path: ["vatNumber"],
      error: "vatNumber",
      when: namesVat,
    });

/** The company of a validated body, as stored. */
export const companyOf = ({ asCompany, companyName, vatNumber }: Company) =>
  asCompany === true && typeof companyName === "string" && typeof vatNumber === "string"
    ? { companyName, vatNumber: plainVatNumber(vatNumber) }
    : { companyName: null, vatNumber: null };

export type FieldError = { field: string; code: string; params: { max?: number; min?: number } };

/** What confirms a preview: its hash, so that nothing else is done, and the reason for the log. */
export const confirmation = {
  hash: z.string({ error: "required" }).max(100, { error: "invalid" }),
  reason: paragraph(1000),
};

/**
 * The errors, one per field and in the order of the fields; the sentences of the codes are in `locales/…/fields.json`.
 */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of error.issues) {
    for (const key of issue.code === "unrecognized_keys" ? issue.keys : [])
      first.set(key, { field: key, code: "notAccepted", params: {} });
    if (issue.code === "unrecognized_keys") continue;
    const field = issue.path.join(".") || "body";
    if (first.has(field)) continue;
    const params = {
      ...(issue.code === "too_big" && { max: Number(issue.maximum) }),
      ...(issue.code === "too_small" && { min: Number(issue.minimum) }),
    };
    first.set(field, { field, code: KNOWN.has(issue.message) ? issue.message : "invalid", params });
  }
  return [...first.values()];
}

const KNOWN = new Set([
  "required",
  "tooLong",
  "characters",
  "email",
  "accept",
  "token",
  "passwordRules",
  "passwordsDiffer",
  "vatNumber",
  "mostTags",
  "shortName",
  "shortNameReserved",
  "shortNameTaken",
  "site",
  "mostSites",
  "accountNumber",
  "accountLength",
  "businessYear",
  "mostMonths",
  "yearAhead",
  "taxOfficeNumber",
  "phone",
  "emailInUse",
  "wrongPassword",
  "code",
  "tooShort",
  "nameTooShort",
  "tooSmall",
  "tooBig",
  "wholeNumber",
  "eitherLanguage",
  "chooseAreas",
  "mostAreas",
  "ownArea",
  "chooseLanguages",
  "video",
  "webAddress",
  "networkAddress",
  "country",
  "postalCode",
  "iban",
  "duration",
  "price",
  "mostPrice",
  "goodwillRange",
  "giftCardRange",
  "packageSize",
  "packageMonths",
  "deliveryDay",
  "postingEmpty",
  "futureDay",
  "feeOnlyBack",
  "adjustmentRange",
  "postingUnbalanced",
  "minimumPrice",
  "year",
  "mostEntries",
  "clockTime",
  "oneSlot",
  "hoursInverted",
  "hoursTooShort",
  "untilRange",
  "hoursOverlap",
  "hoursTooMany",
  "timeZone",
  "dateTime",
  "seriesLength",
  "seriesTwice",
  "chooseDays",
  "month",
  "exceptionInverted",
  "exceptionOneDay",
  "exceptionWholeDays",
  "exceptionTooLong",
  "exceptionDate",
  "exceptionPast",
  "fileName",
  "pageSize",
  "fee",
  "feesInverted",
  "healthConsent",
  "notAccepted",
  "calendarAddress",
  "earlyStart",
  "taxNumber",
  "tin",
  "birthDate",
  "companyMissing",
  "chooseStars",
  "placeholderUnknown",
  "placeholderLeft",
  "ownPagesOnly",
  "withinYear",
  "date",
  "slug",
  "onlyByLaw",
  "onlyAtOnce",
  "fewestOptions",
  "mostOptions",
  "sameOptions",
  "fewestQuestions",
  "mostQuestions",
  "fullName",
]);
