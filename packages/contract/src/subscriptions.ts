import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { accepted, email, honeypot, token } from "./platform/fields.ts";
import { answer, json, open, perEmail, perNetwork, writeProblems } from "./platform/route.ts";

/** The mailing lists; each is joined by double opt-in. */
export const LISTS = ["newsletter", "earlyAccess", "giftCards"] as const;
export const List = z.enum(LISTS);
export type List = z.infer<typeof List>;

export const Lead = z.object({ email, acceptTerms: accepted, website: honeypot });
export const Subscription = z.object({
  list: z.enum(["newsletter", "giftCards"], { error: "invalid" }),
  email,
  consent: accepted,
  website: honeypot,
});
const LinkToken = z.object({ token });

const asked = answer(
  "A mail with a confirmation link is on its way",
  z.object({ status: z.literal("confirmationSent") }),
);

export const registerLead = createRoute({
  method: "put",
  path: "/api/visitors/lead",
  summary: "Join the early-access list",
  ...open("visitor", perNetwork(20, 3600), perEmail(5, 3600)),
  request: { body: json(Lead) },
  responses: { 202: asked, ...writeProblems("emailAlreadyRegistered") },
});

export const subscribe = createRoute({
  method: "post",
  path: "/api/subscriptions/subscribe",
  summary: "Join the newsletter or the gift-card list",
  ...open("visitor", perNetwork(20, 3600), perEmail(5, 3600)),
  request: { body: json(Subscription) },
  responses: { 202: asked, ...writeProblems("emailAlreadyRegistered") },
});

export const confirmSubscription = createRoute({
  method: "post",
  path: "/api/subscriptions/confirm",
  summary: "Confirm with the token of the mail",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(LinkToken) },
  responses: {
    200: answer("Confirmed", z.object({ list: List })),
    ...writeProblems("linkInvalid"),
  },
});

export const unsubscribe = createRoute({
  method: "post",
  path: "/api/subscriptions/unsubscribe",
  summary: "Leave a list with the token of any of its mails",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(LinkToken) },
  responses: {
    200: answer("The address is off the list", z.object({ list: List })),
    ...writeProblems("linkInvalid"),
  },
});
