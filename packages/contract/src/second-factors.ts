import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, password } from "./platform/fields.ts";
import { answer, json, open, PASSWORD_PROBLEMS, perNetwork, problems, writeProblems } from "./platform/route.ts";
import { SecondStepCode } from "./sign-in.ts";

export const PasswordAgain = z.object({ password });

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const readSecondFactors = createRoute({
  method: "get",
  path: "/api/identity/second-factors",
  summary: "Read what is set up for the second step",
  ...open("signedIn"),
  responses: {
    200: answer(
      "The authenticator app and the recovery codes",
      z.object({ totpSince: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() }),
    ),
    ...problems("notSignedIn", "unavailable"),
  },
});

export const beginTotp = createRoute({
  method: "post",
  path: "/api/identity/totp/begin",
  summary: "Begin to set up an authenticator app",
  ...open("signedIn", perNetwork(30, 900)),
  request: { body: json(PasswordAgain) },
  responses: {
    200: answer(
      "The secret, as text and as a picture for the app's camera; it counts from the first right code on",
      z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() }),
    ),
    ...writeProblems(...PASSWORD_PROBLEMS, "totpExists"),
  },
});

export const confirmTotp = createRoute({
  method: "post",
  path: "/api/identity/totp/confirm",
  summary: "Finish setting up the app with one of its codes",
  ...open("signedIn", perNetwork(30, 900)),
  request: { body: json(SecondStepCode) },
  responses: {
    200: answer("The app counts; recovery codes where there were none, shown this once", RecoveryCodes),
    ...writeProblems("notSignedIn", "wrongCode", "lockedOut"),
  },
});

export const removeTotp = createRoute({
  method: "post",
  path: "/api/identity/totp/remove",
  summary: "Stop using the authenticator app",
  ...open("signedIn", perNetwork(30, 900)),
  request: { body: json(PasswordAgain) },
  responses: {
    200: answer("The app no longer counts", z.object({ status: z.literal("removed") })),
    ...writeProblems(...PASSWORD_PROBLEMS),
  },
});

export const renewRecoveryCodes = createRoute({
  method: "post",
  path: "/api/identity/recovery-codes",
  summary: "Make new recovery codes; the old ones no longer work",
  ...open("signedIn", perNetwork(30, 900)),
  request: { body: json(PasswordAgain) },
  responses: {
    200: answer("The new codes, shown this once", RecoveryCodes),
    ...writeProblems(...PASSWORD_PROBLEMS, "noSecondFactor"),
  },
});

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = createRoute({
  method: "get",
  path: "/api/identity/passkeys",
  summary: "List one's passkeys",
  ...open("signedIn"),
  responses: {
    200: answer("All passkeys, newest first", z.object({ items: z.array(Passkey) })),
    ...problems("notSignedIn", "unavailable"),
  },
});

export const beginPasskey = createRoute({
  method: "post",
  path: "/api/identity/passkeys/begin",
  summary: "Ask for what a new passkey has to sign",
  ...open("signedIn", perNetwork(30, 900)),
  request: { body: json(PasswordAgain) },
  responses: {
    200: answer("Options for the browser", z.object({ options: z.record(z.string(), z.unknown()) })),
    ...writeProblems(...PASSWORD_PROBLEMS, "tooManyPasskeys"),
  },
});

export const NewPasskey = z.object({
  name: line(60),
  response: z.looseObject({ id: z.string().max(2000), rawId: z.string().max(2000), type: z.literal("public-key") }),
});

export const addPasskey = createRoute({
  method: "post",
  path: "/api/identity/passkeys",
  summary: "Add a passkey",
  ...open("signedIn", perNetwork(30, 900)),
  request: { body: json(NewPasskey) },
  responses: {
    201: answer(
      "The passkey, and recovery codes where there were none, shown this once",
      z.object({ passkey: Passkey, recoveryCodes: z.array(z.string()) }),
    ),
    ...writeProblems("notSignedIn", "passkeyRefused", "passkeyKnown", "tooManyPasskeys"),
  },
});

const PasskeyRemoval = z.object({ password, id: z.uuid({ error: "invalid" }) });

export const removePasskey = createRoute({
  method: "post",
  path: "/api/identity/passkeys/remove",
  summary: "Remove a passkey",
  ...open("signedIn", perNetwork(30, 900)),
  request: { body: json(PasskeyRemoval) },
  responses: {
    200: answer("The passkey no longer works", z.object({ status: z.literal("removed") })),
    ...writeProblems(...PASSWORD_PROBLEMS, "notFound"),
  },
});
