import { TAX_TYPES } from "@aufwind/rules/billing-tax-numbers";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { PaymentMethod } from "./payment-methods.ts";
import { email, line, optionalLine } from "./platform/fields.ts";
import { isCountry, isPostalCode } from "./platform/places.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";
import { isTaxNumber } from "./platform/tax-numbers.ts";

const billingFields = {
  name: line(500),
  email,
  phone: optionalLine(40),
  address: line(200),
  city: line(40),
  postalCode: line(20),
  country: z.string({ error: "required" }).refine(isCountry, { error: "country" }),
  /** Empty if none is given. */
  taxType: z.union([z.literal(""), z.enum(TAX_TYPES)], { error: "invalid" }).default(""),
  taxNumber: optionalLine(20),
};

type Looked = { value: unknown };
type Typed = { country?: unknown; postalCode?: unknown; taxType?: unknown; taxNumber?: unknown };
const typedIn = ({ value }: Looked) => (value ?? {}) as Typed;
const isText = (given: unknown): given is string => typeof given === "string" && given !== "";
const namesPlace = (looked: Looked) => {
  const { country, postalCode } = typedIn(looked);
  return isText(country) && isCountry(country) && isText(postalCode);
};
const namesType = (looked: Looked) => isText(typedIn(looked).taxType);
const KINDS: ReadonlySet<unknown> = new Set(TAX_TYPES);
// These are looked at whatever else is wrong: a kind that there is not has no form of numbers.
const namesNumber = (looked: Looked) => KINDS.has(typedIn(looked).taxType) && isText(typedIn(looked).taxNumber);
const lacksType = (looked: Looked) => !namesType(looked) && isText(typedIn(looked).taxNumber);

/** The postal code matches the country, the tax number its type; both tax fields or neither. */
export const Billing = z
  .strictObject(billingFields)
  .refine(({ postalCode, country }) => isPostalCode(postalCode, country), {
    path: ["postalCode"],
    error: "postalCode",
    when: namesPlace,
  })
  .refine(({ taxNumber }) => taxNumber !== "", { path: ["taxNumber"], error: "required", when: namesType })
  .refine(() => false, { path: ["taxType"], error: "required", when: lacksType })
  .refine(({ taxType, taxNumber }) => taxType === "" || isTaxNumber(taxType, taxNumber), {
    path: ["taxNumber"],
    error: "taxNumber",
    when: namesNumber,
  });

export const Customer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  taxType: z.string(),
  taxNumber: z.string(),
  /** Whether this was saved, or is only suggested from the account. */
  isSaved: z.boolean(),
  paymentMethods: z.array(PaymentMethod),
  defaultPaymentMethodId: z.uuid().nullable(),
});
export type Customer = z.infer<typeof Customer>;

export const readCustomer = createRoute({
  method: "get",
  path: "/api/stripe/customer",
  summary: "One's own billing information and saved cards",
  ...open("signedIn"),
  responses: { 200: answer("As it is now", Customer), ...problems("notSignedIn", "unavailable") },
});

export const saveCustomer = createRoute({
  method: "patch",
  path: "/api/stripe/customer",
  summary: "Save the billing information that invoices name from now on",
  ...open("signedIn"),
  request: { body: json(Billing) },
  responses: { 200: answer("As it is now", Customer), ...writeProblems("notSignedIn") },
});
