import { DECLINES } from "@aufwind/rules/payments/cards";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, json, open, perNetwork, writeProblems } from "./platform/route.ts";

/** The result of a payment while the client is there. */
export const Payment = z.discriminatedUnion("status", [
  z.object({ status: z.literal("paid") }),
  /** The bank asks the client: the browser shows its question with this secret, and calls here again afterwards. */
  z.object({ status: z.literal("authentication"), clientSecret: z.string() }),
  z.object({ status: z.literal("declined"), decline: z.enum(DECLINES) }),
  /** Sent, and the provider has not answered yet. */
  z.object({ status: z.literal("processing") }),
]);
export type Payment = z.infer<typeof Payment>;

/** Strict: what is paid, by whom and to whom is part of the appointment. */
export const payAppointment = createRoute({
  method: "post",
  path: "/api/stripe/payment-intent",
  summary: "Pay an appointment whose card could not be charged, with the primary card",
  ...open("client", perNetwork(60, 3600)),
  request: { body: json(z.strictObject({ appointmentId: z.uuid({ error: "invalid" }) })) },
  responses: {
    200: answer("What became of it", Payment),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "notPossibleNow", "noPaymentMethod", "cardsUnavailable"),
  },
});

/** Called by the page after the bank's question. */
export const askPayment = createRoute({
  method: "post",
  path: "/api/stripe/payment-intent/outcome",
  summary: "Ask the provider how a payment stands, instead of waiting for its message",
  ...open("client", perNetwork(120, 3600)),
  request: { body: json(z.strictObject({ appointmentId: z.uuid({ error: "invalid" }) })) },
  responses: {
    200: answer("How it stands", Payment),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "notPossibleNow", "cardsUnavailable"),
  },
});

/** Only read with the provider's signature. */
export const receiveEvent = createRoute({
  method: "post",
  path: "/api/stripe/webhook",
  summary: "The provider's messages",
  ...open("visitor"),
  security: [{ cardProvider: [] }],
  responses: {
    200: answer("Taken, also where it was known", z.object({ received: z.literal(true) })),
    ...writeProblems("signature"),
  },
});
