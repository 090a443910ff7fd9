import { STATUSES } from "@aufwind/rules/appointments/status";
import {
  INSTALMENT_STATUSES,
  PACKAGE_CONSULTATIONS,
  PACKAGE_MONTHS,
  PACKAGE_SIZE,
  PURCHASE_ENDS,
  PURCHASE_STATUSES,
} from "@aufwind/rules/coaching-packages";
import { MOST_NET_CENTS } from "@aufwind/rules/consultations";
import { VAT_STATUSES } from "@aufwind/rules/money";
import { DECLINES } from "@aufwind/rules/payments/cards";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Payment } from "./payments.ts";
import { oneOf } from "./platform/fields.ts";
import { answer, json, open, perNetwork, perPerson, problems, writeProblems } from "./platform/route.ts";

/** What everybody sees of an offer: gross prices, and what is saved against as many single appointments today. */
export const PackageOffer = z.object({
  id: z.uuid(),
  consultation: z.enum(PACKAGE_CONSULTATIONS),
  durationMinutes: z.int(),
  size: z.int(),
  months: z.int(),
  grossCents: z.int(),
  eachCents: z.int(),
  savedCents: z.int(),
  savedPercent: z.int(),
});
export type PackageOffer = z.infer<typeof PackageOffer>;

const whole = (range: { least: number; most: number }, error: string) =>
  z.int({ error }).min(range.least, { error }).max(range.most, { error });

export const NewPackage = z.strictObject({
  consultation: oneOf(PACKAGE_CONSULTATIONS),
  size: whole(PACKAGE_SIZE, "packageSize"),
  /** For all of them, before VAT. */
  netCents: z
    .int({ error: "price" })
    .min(1, { error: "price" })
    .max(MOST_NET_CENTS * PACKAGE_SIZE.most, { error: "mostPrice" }),
  months: whole(PACKAGE_MONTHS, "packageMonths"),
});

const SoldPackage = z.object({
  id: z.uuid(),
  /** Empty if the client has left. */
  clientName: z.string(),
  clientId: z.uuid(),
  consultation: z.enum(PACKAGE_CONSULTATIONS),
  size: z.int(),
  left: z.int(),
  status: z.enum(PURCHASE_STATUSES),
  grossCents: z.int(),
  /** Less while instalments are to come, and without what went back. */
  paidCents: z.int(),
  boughtAt: z.iso.datetime(),
  validUntil: z.iso.date(),
  endedAt: z.iso.datetime().nullable(),
});
export type SoldPackage = z.infer<typeof SoldPackage>;

const CoachPackages = z.object({
  offered: z.array(
    PackageOffer.extend({ netCents: z.int(), /** False while the single price is lower. */ isShown: z.boolean() }),
  ),
  sold: z.array(SoldPackage),
  /** What packages can be made of, with today's net prices. */
  consultations: z.array(
    z.object({ type: z.enum(PACKAGE_CONSULTATIONS), durationMinutes: z.int(), netPriceCents: z.int() }),
  ),
  vatStatus: z.enum(VAT_STATUSES),
});
export type CoachPackages = z.infer<typeof CoachPackages>;

const id = z.object({ id: z.uuid({ error: "invalid" }) });
const memberProblems = ["notSignedIn", "wrongRole"] as const;

export const readCoachPackages = createRoute({
  method: "get",
  path: "/api/coaches/packages",
  summary: "What one offers as packages, and which of them were bought",
  ...open("coach"),
  responses: { 200: answer("As it is now", CoachPackages), ...problems(...memberProblems, "unavailable") },
});

export const offerPackage = createRoute({
  method: "post",
  path: "/api/coaches/packages",
  summary: "Offer several appointments of a consultation at one price",
  ...open("coach", perPerson(60, 3600)),
  request: { body: json(NewPackage) },
  responses: {
    201: answer("Offered", id),
    ...writeProblems(
      ...memberProblems,
      ...(["packageTooCheap", "packageTooExpensive", "packageExists", "tooManyPackages", "notFound"] as const),
    ),
  },
});

export const endPackageOffer = createRoute({
  method: "post",
  path: "/api/coaches/packages/{id}/end",
  summary: "Offer a package no longer; what was bought stays as it is",
  ...open("coach"),
  request: { params: id },
  responses: {
    200: answer("Ended", z.object({ status: z.literal("ended") })),
    ...writeProblems(...memberProblems, "notFound"),
  },
});

const Coach = z.object({
  id: z.uuid(),
  /** Empty if the coach has left. */
  name: z.string(),
  /** Missing if the profile cannot be reached now. */
  slug: z.string().nullable(),
});

const OfferToBuy = z.object({
  offer: PackageOffer,
  coach: Coach,
  vatStatus: z.enum(VAT_STATUSES),
  /** The last day on which an appointment can begin, if it is bought now. */
  validUntil: z.iso.date(),
  /** The ways to pay: at once, or in instalments with their days. */
  plans: z.array(z.array(z.object({ cents: z.int(), at: z.iso.datetime() }))),
  /** The primary card; null if none is saved. */
  card: z.object({ lastFour: z.string() }).nullable(),
});
export type OfferToBuy = z.infer<typeof OfferToBuy>;

export const readPackageOffer = createRoute({
  method: "get",
  path: "/api/clients/package-offers/{id}",
  summary: "An offer with everything that is read before it is bought",
  ...open("client"),
  request: { params: id },
  responses: {
    200: answer("As it is now", OfferToBuy),
    ...problems(
      ...memberProblems,
      ...([
        "invalidFields",
        "notFound",
        "packageGone",
        "bookingsClosed",
        "ownClientsOnly",
        "discoveryFirst",
        "paidBookingsClosed",
      ] as const),
      "unavailable",
    ),
  },
});

const Purchase = z.strictObject({
  /** Drawn by the page that shows the offer: an order that is sent twice is one order. */
  orderId: z.uuid({ error: "invalid" }),
  packageId: z.uuid({ error: "invalid" }),
  instalments: z.int({ error: "invalid" }).min(1, { error: "invalid" }).max(3, { error: "invalid" }),
  /** The gross price that the client was shown. */
  feeCents: z.int({ error: "invalid" }).min(1, { error: "invalid" }),
  /** The version of the terms that the client was shown. */
  termsVersion: z.iso.date({ error: "invalid" }).optional(),
});

export const buyPackage = createRoute({
  method: "post",
  path: "/api/clients/packages",
  summary: "Buy a package with the primary card; whoever sends it twice goes on with the first",
  ...open("client", perPerson(20, 3600)),
  request: { body: json(Purchase) },
  responses: {
    201: answer("What became of the first payment", z.object({ id: z.uuid(), payment: Payment })),
    ...writeProblems(
      ...memberProblems,
      ...(["notFound", "packageGone", "feeChanged", "termsChanged", "noPaymentMethod"] as const),
      ...(["bookingsClosed", "ownClientsOnly", "discoveryFirst", "paidBookingsClosed", "cardsUnavailable"] as const),
    ),
  },
});

const Instalment = z.object({
  place: z.int(),
  cents: z.int(),
  status: z.enum(INSTALMENT_STATUSES),
  plannedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  lastFour: z.string().nullable(),
  decline: z.enum(DECLINES).nullable(),
  refundedCents: z.int(),
});

const OwnPackage = z.object({
  id: z.uuid(),
  /** By it the contract is named, in a withdrawal too. */
  bookingNumber: z.string(),
  /** Whether its papers can be downloaded. */
  hasContract: z.boolean(),
  status: z.enum(PURCHASE_STATUSES),
  endCause: z.enum(PURCHASE_ENDS).nullable(),
  coach: Coach,
  consultation: z.enum(PACKAGE_CONSULTATIONS),
  durationMinutes: z.int(),
  size: z.int(),
  left: z.int(),
  /** How many of those left are paid for. */
  bookable: z.int(),
  grossCents: z.int(),
  eachCents: z.int(),
  boughtAt: z.iso.datetime().nullable(),
  validUntil: z.iso.date().nullable(),
  endedAt: z.iso.datetime().nullable(),
  payments: z.array(Instalment),
  appointments: z.array(
    z.object({
      id: z.uuid(),
      scheduledAt: z.iso.datetime(),
      scheduledStatus: z.enum(STATUSES),
      /** False if it went back to the package. */
      isCounted: z.boolean(),
    }),
  ),
  /** What would go back if it were ended now. */
  refundCents: z.int(),
  can: z.object({ book: z.boolean(), pay: z.boolean(), end: z.boolean() }),
});
export type OwnPackage = z.infer<typeof OwnPackage>;

export const listOwnPackages = createRoute({
  method: "get",
  path: "/api/clients/packages",
  summary: "One's packages, the latest first",
  ...open("client"),
  responses: {
    200: answer("As they are now", z.object({ items: z.array(OwnPackage) })),
    ...problems(...memberProblems, "unavailable"),
  },
});

export const readOwnPackage = createRoute({
  method: "get",
  path: "/api/clients/packages/{id}",
  summary: "One of one's packages, with payments, appointments and what would go back",
  ...open("client"),
  request: { params: id },
  responses: {
    200: answer("As it is now", OwnPackage),
    ...problems(...memberProblems, "invalidFields", "notFound", "unavailable"),
  },
});

export const payPackage = createRoute({
  method: "post",
  path: "/api/clients/packages/{id}/payment",
  summary: "Pay what is due for a package with the primary card, able to answer the bank",
  ...open("client", perPerson(30, 3600)),
  request: { params: id },
  responses: {
    200: answer("What became of it", Payment),
    ...writeProblems(...memberProblems, "notFound", "notPossibleNow", "noPaymentMethod", "cardsUnavailable"),
  },
});

/** Called by the page after the bank's question. */
export const askPackagePayment = createRoute({
  method: "post",
  path: "/api/clients/packages/{id}/payment/outcome",
  summary: "Ask the provider how the payment of a package stands",
  ...open("client", perNetwork(120, 3600)),
  request: { params: id },
  responses: {
    200: answer("How it stands", Payment),
    ...writeProblems(...memberProblems, "notFound", "cardsUnavailable"),
  },
});

export const endPackage = createRoute({
  method: "post",
  path: "/api/clients/packages/{id}/end",
  summary: "End a package: what is neither used nor booked goes back to the card, at the amount that was shown",
  ...open("client", perPerson(30, 3600)),
  request: { params: id, body: json(z.strictObject({ refundCents: z.int({ error: "invalid" }) })) },
  responses: {
    200: answer("Ended", z.object({ refundCents: z.int() })),
    ...writeProblems(...memberProblems, "notFound", "packageEnded", "costChanged"),
  },
});
