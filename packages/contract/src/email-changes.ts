import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, password, token } from "./platform/fields.ts";
import {
  answer,
  json,
  open,
  PASSWORD_PROBLEMS,
  perNetwork,
  perPerson,
  problems,
  writeProblems,
} from "./platform/route.ts";

export const EmailChange = z.object({
  email,
  /** Omitted by people who only use a provider: they have just signed in there. */
  currentPassword: password.optional(),
});

const LinkToken = z.object({ token });

export const requestEmailChange = createRoute({
  method: "post",
  path: "/api/identity/email-change",
  summary: "Ask for another e-mail address; it counts once a link sent there is opened",
  ...open("signedIn", perPerson(5, 3600), perNetwork(20, 3600)),
  request: { body: json(EmailChange) },
  responses: {
    202: answer(
      "A mail is on its way to the new address, whether it is free or not",
      z.object({ status: z.literal("confirmationSent"), resendAfter: z.int() }),
    ),
    ...writeProblems(...PASSWORD_PROBLEMS, "signInAgain", "resendTooSoon"),
  },
});

export const readEmailChange = createRoute({
  method: "get",
  path: "/api/identity/email-change",
  summary: "Which address waits for its confirmation",
  ...open("signedIn"),
  responses: {
    200: answer(
      "The address that is waited for, or null",
      z.object({ email: z.string().nullable(), until: z.iso.datetime().nullable() }),
    ),
    ...problems("notSignedIn", "unavailable"),
  },
});

export const dropEmailChange = createRoute({
  method: "delete",
  path: "/api/identity/email-change",
  summary: "Keep the address of now; the link to the new one does nothing any more",
  ...open("signedIn"),
  responses: { 204: { description: "Nothing is waited for" }, ...writeProblems("notSignedIn") },
});

export const confirmEmailChange = createRoute({
  method: "post",
  path: "/api/visitors/confirm-email-change",
  summary: "Change the address with the token of the mail; signs out everywhere else",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(LinkToken) },
  responses: {
    200: answer(
      "The new address counts, or waits for the other one to confirm what the team asked for",
      z.object({ status: z.enum(["changed", "waiting"]) }),
    ),
    ...writeProblems("emailChangeInvalid"),
  },
});

export const undoEmailChange = createRoute({
  method: "post",
  path: "/api/visitors/undo-email-change",
  summary: "Bring the former address back with the token of the mail there; signs out everywhere",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(LinkToken) },
  responses: {
    200: answer(
      "The former address counts again; the old password does not, a new one is chosen with this token",
      z.object({ status: z.literal("undone"), resetToken: z.string() }),
    ),
    ...writeProblems("emailChangeInvalid"),
  },
});
