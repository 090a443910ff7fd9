import { isVatNumber } from "@aufwind/rules/billing-tax-numbers";
import { isPhoneNumber, REGISTERS, TRADER_FACTS } from "@aufwind/rules/businesses";
import { VAT_STATUSES } from "@aufwind/rules/money";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { accepted, email, line, oneOf, optionalLine } from "./platform/fields.ts";
import { isCountry, isIban, isPostalCode, isTaxNumberOf, plainIban } from "./platform/places.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";

export const businessFields = {
  companyName: optionalLine(200),
  address1: line(200),
  address2: optionalLine(200),
  zipCode: line(20),
  city: line(40),
  country: z.string({ error: "required" }).refine(isCountry, { error: "country" }),
  companyEmail: email,
  phone: line(40).refine(isPhoneNumber, { error: "phone" }),
  register: oneOf(REGISTERS),
  /** Court or authority, and number: required unless there is no register. */
  registerCourt: optionalLine(100),
  registerNumber: optionalLine(40),
  /** Only services that comply with Union law are offered (Art. 30 (1) (e) DSA). */
  certifyLawful: accepted,
  vatStatus: oneOf(VAT_STATUSES),
  vatNumber: optionalLine(40),
  /** The tax office's number; required without a VAT number. */
  taxNumber: optionalLine(30),
  iban: line(60).refine(isIban, { error: "iban" }).overwrite(plainIban),
};

type Looked = { value: unknown };
type Typed = Partial<
  Record<
    "country" | "zipCode" | "vatStatus" | "vatNumber" | "taxNumber" | "register" | "registerCourt" | "registerNumber",
    unknown
  >
>;
const typedIn = ({ value }: Looked) => (value ?? {}) as Typed;
const namesPlace = (looked: Looked) => {
  const { country, zipCode } = typedIn(looked);
  return typeof country === "string" && isCountry(country) && typeof zipCode === "string" && zipCode !== "";
};
const isRegular = (looked: Looked) => typedIn(looked).vatStatus === "regular";
const namesVat = (looked: Looked) => {
  const { vatNumber } = typedIn(looked);
  return typeof vatNumber === "string" && vatNumber !== "";
};

const isWithoutVat = (looked: Looked) => typedIn(looked).vatStatus === "small" && !namesVat(looked);
const namesTax = (looked: Looked) => {
  const { taxNumber, country } = typedIn(looked);
  return typeof taxNumber === "string" && taxNumber !== "" && typeof country === "string";
};

const isRegistered = (looked: Looked) => {
  const { register } = typedIn(looked);
  return REGISTERS.some((known) => known === register && known !== "none");
};

/** Rules across fields: the postal code matches the country, every business has a tax number, a register an entry. */
export const withBusiness = <S extends z.ZodType<Typed>>(body: S): S =>
  body
    .refine(({ zipCode, country }) => isPostalCode(String(zipCode), String(country)), {
      path: ["zipCode"],
      error: "postalCode",
      when: namesPlace,
    })
    .refine(({ vatNumber }) => Boolean(vatNumber), { path: ["vatNumber"], error: "required", when: isRegular })
    .refine(({ vatNumber }) => isVatNumber(String(vatNumber)), {
      path: ["vatNumber"],
      error: "vatNumber",
      when: namesVat,
    })
    .refine(({ taxNumber }) => Boolean(taxNumber), { path: ["taxNumber"], error: "required", when: isWithoutVat })
    .refine(({ taxNumber, country }) => isTaxNumberOf(String(country), String(taxNumber)), {
      path: ["taxNumber"],
      error: "taxOfficeNumber",
      when: namesTax,
    })
    .refine(({ registerCourt }) => Boolean(registerCourt), {
      path: ["registerCourt"],
      error: "required",
      when: isRegistered,
    })
    .refine(({ registerNumber }) => Boolean(registerNumber), {
      path: ["registerNumber"],
      error: "required",
      when: isRegistered,
    });

export const Business = withBusiness(z.object(businessFields));

/** Whether clients can book paid consultations: before that a coach states who they are (Art. 30 DSA, § 14 UStG). */
export const PaidBookingsAnswer = z.object({
  isOpen: z.boolean(),
  missing: z.array(z.enum(TRADER_FACTS)),
  /** Until when that is tolerated; null if nothing is missing, or if it is not. */
  dueAt: z.iso.datetime().nullable(),
});
export type PaidBookingsAnswer = z.infer<typeof PaidBookingsAnswer>;

/** The telephone number and the entry in a register; null before the coach has stated them. */
export const traderFields = {
  phone: z.string().nullable(),
  register: z.enum(REGISTERS).nullable(),
  registerCourt: z.string().nullable(),
  registerNumber: z.string().nullable(),
};

const StoredBusiness = z.object({
  companyName: z.string().nullable(),
  vatNumber: z.string().nullable(),
  /** Null if the coach has not entered it yet. */
  address: z
    .object({
      address1: z.string(),
      address2: z.string().nullable(),
      zipCode: z.string(),
      city: z.string(),
      country: z.string(),
      companyEmail: z.string(),
      vatStatus: z.enum(VAT_STATUSES),
      taxNumber: z.string().nullable(),
      ...traderFields,
      /** When the self-certification was given, and of which text. */
      certifiedAt: z.iso.datetime().nullable(),
      certifiedVersion: z.string().nullable(),
      iban: z.string(),
    })
    .nullable(),
  paidBookings: PaidBookingsAnswer,
});
export type StoredBusiness = z.infer<typeof StoredBusiness>;

export const readBusiness = createRoute({
  method: "get",
  path: "/api/coaches/business",
  summary: "Read one's own business details",
  ...open("coach"),
  responses: {
    200: answer("Address, company, VAT and account", StoredBusiness),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const saveBusiness = createRoute({
  method: "put",
  path: "/api/coaches/business",
  summary: "Save address, telephone, company, register, VAT status, numbers and IBAN; certify to offer lawful services",
  ...open("coach"),
  request: { body: json(Business) },
  responses: {
    200: answer("Saved", z.object({ status: z.literal("saved") })),
    ...writeProblems("notSignedIn", "wrongRole"),
  },
});
