import {
  GIFT_CARD_CENTS,
  GIFT_CARD_DELIVERIES,
  GIFT_CARD_DESIGNS,
  GIFT_CARD_STATUSES,
  LONGEST_GIFT_MESSAGE,
  LONGEST_GIFT_NAME,
} from "@aufwind/rules/gift-cards";
import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, line, oneOf, optionalParagraph } from "./platform/fields.ts";
import { answer, json, open, perEmail, perNetwork, perPerson, problems, writeProblems } from "./platform/route.ts";

const amount = z
  .int({ error: "giftCardRange" })
  .min(GIFT_CARD_CENTS.least, { error: "giftCardRange" })
  .max(GIFT_CARD_CENTS.most, { error: "giftCardRange" });

/** An amount, or one session of a coach: then its price counts, and has to be the one that was shown. */
export const GiftCardOrder = z.strictObject({
  amountCents: amount,
  session: z
    .strictObject({ slug: line(100), consultation: oneOf(["standard", "extended"]) })
    .nullable()
    .default(null),
  design: oneOf(GIFT_CARD_DESIGNS),
  recipientName: line(LONGEST_GIFT_NAME),
  /** Whom it is mailed to; left out where it is printed. */
  recipientEmail: email.nullable().default(null),
  message: optionalParagraph(LONGEST_GIFT_MESSAGE),
  senderName: line(LONGEST_GIFT_NAME),
  /** The buyer's: for the receipt. */
  email,
  delivery: oneOf(GIFT_CARD_DELIVERIES),
  /** A later day in Berlin; null is at once. */
  deliverOn: z.iso.date({ error: "date" }).nullable().default(null),
});

/** By whom the order is found again: only who has placed it knows this. */
const order = { params: z.object({ order: z.string().regex(/^[\w-]{43}$/, { error: "invalid" }) }) };

export const orderGiftCard = createRoute({
  method: "post",
  path: "/api/gift-cards/orders",
  summary: "Order a gift card, with or without an account; it is paid afterwards",
  ...open("visitor", perNetwork(30, 3600), perEmail(15, 3600)),
  request: { body: json(GiftCardOrder) },
  responses: {
    201: answer("To be paid", z.object({ order: z.string() })),
    ...writeProblems("notFound", "feeChanged", "giftCardLimit", "cardsUnavailable"),
  },
});

const GiftOrder = z.object({
  status: z.enum(GIFT_CARD_STATUSES),
  amountCents: z.int(),
  /** The coach of whose session it has the price; empty if none. */
  coachName: z.string(),
  design: z.enum(GIFT_CARD_DESIGNS),
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  message: z.string(),
  senderName: z.string(),
  email: z.string().nullable(),
  delivery: z.enum(GIFT_CARD_DELIVERIES),
  deliverOn: z.iso.date().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  expiresOn: z.iso.date().nullable(),
  /** For the provider's form, while it is to be paid. */
  payment: z.object({ clientSecret: z.string(), publishableKey: z.string(), scriptUrl: z.string() }).nullable(),
  can: z.object({
    /** Whether the PDF can be fetched. */
    print: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type GiftOrder = z.infer<typeof GiftOrder>;

export const readGiftOrder = createRoute({
  method: "get",
  path: "/api/gift-cards/orders/{order}",
  summary: "An order of a gift card, for whoever has placed it",
  ...open("visitor", perNetwork(600, 3600)),
  request: order,
  responses: {
    200: answer("As it is now", GiftOrder),
    ...problems("invalidFields", "notFound", "tooManyRequests", "cardsUnavailable", "unavailable"),
  },
});

export const GiftPayment = z.discriminatedUnion("status", [
  z.object({ status: z.literal("paid") }),
  /** The bank asks: the browser shows its question with this secret, and asks here afterwards. */
  z.object({ status: z.literal("authentication"), clientSecret: z.string() }),
  z.object({ status: z.literal("open") }),
]);
export type GiftPayment = z.infer<typeof GiftPayment>;

/** After the provider's form; does not wait for the provider's message, which may come late or never. */
export const askGiftPayment = createRoute({
  method: "post",
  path: "/api/gift-cards/orders/{order}/payment",
  summary: "Ask the provider how the payment of a gift card stands",
  ...open("visitor", perNetwork(240, 3600)),
  request: order,
  responses: {
    200: answer("How it stands", GiftPayment),
    ...writeProblems("notFound", "cardsUnavailable"),
  },
});

export const payGiftOrder = createRoute({
  method: "put",
  path: "/api/gift-cards/orders/{order}/payment",
  summary: "Pay one's own order with a saved card",
  ...open("signedIn", perPerson(30, 3600)),
  request: { ...order, body: json(z.strictObject({ cardId: z.uuid({ error: "invalid" }) })) },
  responses: {
    200: answer("What became of it", GiftPayment),
    ...writeProblems("notSignedIn", "notFound", "giftPaymentDeclined", "cardsUnavailable"),
  },
});

export const readGiftCardPdf = createRoute({
  method: "get",
  path: "/api/gift-cards/orders/{order}/pdf/{language}",
  summary: "The gift card to print",
  ...open("visitor", perNetwork(120, 3600)),
  request: {
    params: order.params.extend({ language: z.enum(LOCALES, { error: "invalid" }) }),
  },
  responses: {
    200: {
      description: "The gift card",
      content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...problems("invalidFields", "notFound", "tooManyRequests", "busy", "unavailable"),
  },
});

export const withdrawGiftCard = createRoute({
  method: "post",
  path: "/api/gift-cards/orders/{order}/withdraw",
  summary: "Withdraw from the purchase of an unused gift card within 14 days; the money goes back to the card",
  ...open("visitor", perNetwork(60, 3600)),
  request: order,
  responses: {
    200: answer("Withdrawn", z.object({ refundCents: z.int() })),
    ...writeProblems("notFound", "giftCardNotWithdrawable"),
  },
});

const GiftCardUse = z.object({
  appointmentId: z.uuid(),
  scheduledAt: z.iso.datetime(),
  /** Empty if the coach has left. */
  coachName: z.string(),
  usedAt: z.iso.datetime(),
  cents: z.int(),
  /** What came back of it. */
  returnedCents: z.int(),
});

const OwnGiftCard = z.object({
  id: z.uuid(),
  /** Void ones were stopped by the team. */
  status: z.enum(["delivered", "void", "expired"]),
  amountCents: z.int(),
  balanceCents: z.int(),
  senderName: z.string(),
  redeemedAt: z.iso.datetime(),
  expiresOn: z.iso.date(),
  uses: z.array(GiftCardUse),
});
export type OwnGiftCard = z.infer<typeof OwnGiftCard>;

const OwnGiftCards = z.object({
  /** What can be used now. */
  balanceCents: z.int(),
  items: z.array(OwnGiftCard),
});
export type OwnGiftCards = z.infer<typeof OwnGiftCards>;

export const listGiftCards = createRoute({
  method: "get",
  path: "/api/clients/gift-cards",
  summary: "The gift cards in one's account, the latest first, and what they paid",
  ...open("client"),
  responses: { 200: answer("As they are now", OwnGiftCards), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

const GiftCode = z.strictObject({ code: line(60) });

export const redeemGiftCard = createRoute({
  method: "post",
  path: "/api/clients/gift-cards",
  summary: "Put a gift card into one's account by its code",
  ...open("client", perPerson(30, 3600), perNetwork(60, 3600)),
  request: { body: json(GiftCode) },
  responses: {
    200: answer("The account's gift cards", OwnGiftCards.extend({ redeemedCents: z.int() })),
    ...writeProblems(
      ...(["notSignedIn", "wrongRole", "giftCodeUnknown", "giftCodeUsed", "giftCodeOwn"] as const),
      ...(["giftCodeExpired", "giftCodeVoid", "giftCodesLocked"] as const),
    ),
  },
});
