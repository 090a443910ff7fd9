import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { User } from "./accounts.ts";
import { accepted, company, line, withCompany } from "./platform/fields.ts";
import { answer, json, open, perNetwork, problems, writeProblems } from "./platform/route.ts";

const Provider = z.object({ id: z.string(), name: z.string() });
export type Provider = z.infer<typeof Provider>;
const providerId = z.object({ provider: z.string().regex(/^[a-z]{2,20}$/, { error: "invalid" }) });

export const listProviders = createRoute({
  method: "get",
  path: "/api/visitors/providers",
  summary: "List the mail providers one can sign in through",
  ...open("visitor"),
  responses: { 200: answer("None where none is set up", z.object({ items: z.array(Provider) })), ...problems() },
});

const away = { description: "On to another address", headers: z.object({ location: z.string() }) };

export const visitProvider = createRoute({
  method: "get",
  path: "/api/visitors/providers/{provider}/visit",
  summary: "Go to the provider to sign in there",
  ...open("visitor", perNetwork(60, 300)),
  request: {
    params: providerId,
    query: z.object({
      to: z.string().optional(),
      lang: z.enum(["en", "de"]).optional(),
      /** The inviter; an unknown one is ignored. */
      friend: z.string().optional(),
    }),
  },
  responses: { 302: away, ...problems("notFound", "tooManyRequests", "unavailable") },
});

export const returnFromProvider = createRoute({
  method: "get",
  path: "/api/visitors/providers/{provider}/return",
  summary: "Come back from the provider: signed in, to finish registering, or to the login page with the reason",
  ...open("visitor", perNetwork(60, 300)),
  request: { params: providerId },
  responses: { 302: away, ...problems("notFound", "tooManyRequests", "unavailable") },
});

export const readArrival = createRoute({
  method: "get",
  path: "/api/visitors/provider-registration",
  summary: "Read what the provider said about a person without an account",
  ...open("visitor"),
  responses: {
    200: answer(
      "Whom the provider vouches for",
      z.object({
        provider: z.string(),
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        /** The inviter. */
        friendCode: z.string().nullable(),
      }),
    ),
    ...problems("arrivalExpired", "unavailable"),
  },
});

export const ProviderRegistration = withCompany(
  z.object({
    userType: z.enum(["client", "coach"], { error: "required" }),
    firstName: line(100),
    lastName: line(100),
    ...company,
    isAdult: accepted,
    acceptTerms: accepted,
  }),
);

export const registerArrival = createRoute({
  method: "put",
  path: "/api/visitors/provider-registration",
  summary: "Register as the person the provider vouches for; signs in at once",
  ...open("visitor", perNetwork(20, 3600)),
  request: { body: json(ProviderRegistration) },
  responses: {
    201: answer(
      "Registered and signed in",
      z.object({ status: z.literal("signedIn"), user: User, wantedPath: z.string().nullable() }),
    ),
    ...writeProblems("arrivalExpired", "emailInUse"),
  },
});

export const listProviderLinks = createRoute({
  method: "get",
  path: "/api/identity/providers",
  summary: "List the providers one can sign in through to this account",
  ...open("signedIn"),
  responses: {
    200: answer("The linked providers", z.object({ items: z.array(Provider.extend({ createdAt: z.iso.datetime() })) })),
    ...problems("notSignedIn", "unavailable"),
  },
});

export const removeProviderLink = createRoute({
  method: "delete",
  path: "/api/identity/providers/{provider}",
  summary: "Stop signing in through a provider",
  ...open("signedIn"),
  request: { params: providerId },
  responses: {
    200: answer("The provider no longer opens this account", z.object({ status: z.literal("removed") })),
    ...problems("notSignedIn", "notFound", "noPassword", "crossSite", "unavailable"),
  },
});
