import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, json, open, perNetwork, problems, writeProblems } from "./platform/route.ts";

/** What a browser needs to show the provider's own card form. */
export const readPublishKey = createRoute({
  method: "get",
  path: "/api/stripe/publish-key",
  summary: "The provider's public key and where its script comes from",
  ...open("visitor"),
  responses: {
    200: answer("Public, both of them", z.object({ publishableKey: z.string(), scriptUrl: z.string() })),
    ...problems("unavailable"),
  },
});

export const PaymentMethod = z.object({
  id: z.uuid(),
  brand: z.string(),
  lastFour: z.string(),
  /** The last day on which it can be charged. */
  expiresOn: z.iso.date(),
  expiry: z.enum(["good", "soon", "expired"]),
  defaultPayment: z.boolean(),
  /** Whether it can be removed now: the only card is needed while a paid appointment lies ahead. */
  canRemove: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentMethods = z.object({ items: z.array(PaymentMethod), canAdd: z.boolean() });
export type PaymentMethods = z.infer<typeof PaymentMethods>;

const methods = answer("The saved cards, the primary one first", PaymentMethods);
const methodId = z.object({ id: z.uuid({ error: "invalid" }) });

export const listPaymentMethods = createRoute({
  method: "get",
  path: "/api/stripe/customer-payment-methods",
  summary: "One's own saved cards",
  ...open("signedIn"),
  responses: { 200: methods, ...problems("notSignedIn", "unavailable") },
});

/** The card itself goes from the provider's form to the provider; this creates the setup intent for it. */
export const startCard = createRoute({
  method: "post",
  path: "/api/stripe/checkout-session",
  summary: "Begin to save a card; answers the secret that the provider's form needs",
  ...open("signedIn", perNetwork(60, 3600)),
  request: { body: json(z.strictObject({})) },
  responses: {
    201: answer("To be confirmed in the browser", z.object({ setupIntentId: z.string(), clientSecret: z.string() })),
    ...writeProblems("notSignedIn", "tooManyCards", "cardsUnavailable"),
  },
});

/** Does not wait for the provider's webhook, which may come late or never. */
export const keepCard = createRoute({
  method: "put",
  path: "/api/stripe/customer-payment-methods",
  summary: "Keep the card that the provider's form has saved; it becomes the primary one",
  ...open("signedIn"),
  request: {
    body: json(
      z.strictObject({
        setupIntentId: z.string({ error: "required" }).regex(/^seti_\w{1,200}$/, { error: "invalid" }),
      }),
    ),
  },
  responses: {
    200: methods,
    ...writeProblems("notSignedIn", "notFound", "tooManyCards", "cardNotSaved", "cardKnown", "cardsUnavailable"),
  },
});

export const removePaymentMethod = createRoute({
  method: "delete",
  path: "/api/stripe/payment-method/{id}",
  summary: "Take a saved card away",
  ...open("signedIn"),
  request: { params: methodId },
  responses: {
    200: methods,
    ...problems("notSignedIn", "crossSite", "notFound", "invalidFields", "cardNeeded", "unavailable"),
  },
});

export const setDefaultPaymentMethod = createRoute({
  method: "patch",
  path: "/api/stripe/default-payment-method/{id}",
  summary: "Make a saved card the primary one",
  ...open("signedIn"),
  request: { params: methodId },
  responses: { 200: methods, ...problems("notSignedIn", "crossSite", "notFound", "invalidFields", "unavailable") },
});
