import type { Params, Spec } from "../params.ts";

export const ADDRESS = {
  city: "text",
  country: "text",
  line1: "text",
  line2: "text",
  postal_code: "text",
  state: "text",
} as const satisfies Spec;

export const addressOf = (given: Params<typeof ADDRESS>) => ({
  city: given.city || null,
  country: given.country || null,
  line1: given.line1 || null,
  line2: given.line2 || null,
  postal_code: given.postal_code || null,
  state: given.state || null,
});
