import { DECLINES } from "@aufwind/rules/payments/cards";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, json, open, perNetwork, writeProblems } from "./platform/route.ts";

/** What became of a try to pay while the client is there. */
export const Payment = z.discriminatedUnion("status", [
  z.object({ status: z.literal("paid") }),
  /** The bank asks the client: the browser shows its question by this secret, and asks here again afterwards. */
  z.object({ status: z.literal("authentication"), clientSecret: z.string() }),
  z.object({ status: z.literal("declined"), decline: z.enum(DECLINES) }),
  /** Sent, and the provider has not said yet. */
  z.object({ status: z.literal("processing") }),
]);
export type Payment = z.infer<typeof Payment>;

/** Nothing else is taken: what is paid, by whom and to whom stands with the appointment. */
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

/** Asked by the page after the bank's question, and by nobody else. */
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

/** Only what carries the provider's signature is read at all. */
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
