import type { TaxType } from "@aufwind/rules/billing-tax-numbers";
import type Stripe from "stripe";
import { expectTypeOf, test } from "vitest";

/** Without the "any other text" at the end. */
type Named<T> = T extends string ? (string extends T ? never : T) : never;

test("we offer the kinds of tax number that the provider takes, all and no others: the compiler says so", () => {
  expectTypeOf<TaxType>().toEqualTypeOf<Named<Stripe.TaxIdCreateParams.Type>>();
});
