import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { User } from "./accounts.ts";
import { email, password } from "./platform/fields.ts";
import { answer, json, open, perEmailFromNetwork, perNetwork, problems, writeProblems } from "./platform/route.ts";

export const Credentials = z.object({
  email,
  password,
  rememberMe: z.boolean({ error: "invalid" }).default(false),
});

/** The methods of the second step, by what the person has set up. */
export const SecondStepMethod = z.enum(["totp", "passkey", "recoveryCode"]);
export type SecondStepMethod = z.infer<typeof SecondStepMethod>;

/** Signed in, or the password was right and the second step is missing; a cookie identifies the person. */
const SignIn = z.discriminatedUnion("status", [
  z.object({ status: z.literal("signedIn"), user: User }),
  z.object({ status: z.literal("secondStep"), methods: z.array(SecondStepMethod) }),
]);

export const login = createRoute({
  method: "post",
  path: "/api/visitors/login",
  summary: "Log in with a password",
  ...open("visitor", perNetwork(60, 300), perEmailFromNetwork(30, 900)),
  request: { body: json(Credentials) },
  responses: {
    200: answer("Signed in, or half way there", SignIn),
    ...writeProblems(
      "invalidCredentials",
      "notSignedIn",
      "userNotFound",
      "userNotConfirmed",
      "accountBarred",
      "lockedOut",
      "busy",
    ),
  },
});

export const readSecondStep = createRoute({
  method: "get",
  path: "/api/visitors/second-step",
  summary: "Read how the second step can be taken",
  ...open("visitor"),
  responses: {
    200: answer("The ways that are set up", z.object({ methods: z.array(SecondStepMethod) })),
    ...problems("secondStepExpired", "unavailable"),
  },
});

/** Six digits of the app, or a recovery code; spaces and dashes are only for reading. */
export const SecondStepCode = z.object({
  code: z
    .string({ error: "required" })
    .trim()
    .min(1, { error: "required" })
    .max(40, { error: "code" })
    .regex(/^[\dA-Za-z\s-]+$/, { error: "code" }),
});

const signedIn = answer("Signed in", z.object({ status: z.literal("signedIn"), user: User }));

export const takeSecondStep = createRoute({
  method: "post",
  path: "/api/visitors/second-step",
  summary: "Finish logging in with a code of the app or a recovery code",
  ...open("visitor", perNetwork(60, 300)),
  request: { body: json(SecondStepCode) },
  responses: { 200: signedIn, ...writeProblems("wrongCode", "secondStepExpired", "accountBarred", "lockedOut") },
});

/** The browser's passkey options and answer; the library on both sides knows their shape. */
const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
export const PasskeyAnswer = z.object({
  response: z.looseObject({ id: z.string().max(2000), rawId: z.string().max(2000), type: z.literal("public-key") }),
  rememberMe: z.boolean().default(false),
});

export const passkeyOptions = createRoute({
  method: "post",
  path: "/api/visitors/passkey-options",
  summary: "Ask for what a passkey has to sign: to log in with it alone, or as the second step where one is open",
  ...open("visitor", perNetwork(60, 300)),
  responses: { 200: answer("Options for the browser", PasskeyOptions), ...problems("tooManyRequests", "unavailable") },
});

export const passkeyLogin = createRoute({
  method: "post",
  path: "/api/visitors/passkey-login",
  summary: "Log in with a passkey",
  ...open("visitor", perNetwork(60, 300)),
  request: { body: json(PasskeyAnswer) },
  responses: { 200: signedIn, ...writeProblems("passkeyRefused", "userNotConfirmed", "accountBarred") },
});

export const listDemoPeople = createRoute({
  method: "get",
  path: "/api/visitors/demo-people",
  summary: "List the people of the demo, to log in as one with a click",
  ...open("visitor"),
  responses: {
    200: answer(
      "The demo people; nobody outside the demo",
      z.object({
        items: z.array(
          z.object({
            email: z.string(),
            password: z.string(),
            name: z.string(),
            userType: z.enum(["client", "coach", "operator"]),
            about: z.string(),
          }),
        ),
      }),
    ),
    ...problems("unavailable"),
  },
});
