import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { EmailOnly } from "./accounts.ts";
import { newPassword, password, passwordsMatch, repeatedPassword, samePassword, token } from "./platform/fields.ts";
import {
  answer,
  json,
  OPEN_WHEN_SUSPENDED,
  open,
  PASSWORD_PROBLEMS,
  perEmail,
  perNetwork,
  writeProblems,
} from "./platform/route.ts";

export const NewPassword = z.object({ token, ...repeatedPassword }).refine(samePassword, passwordsMatch);
export const PasswordChange = z.object({ currentPassword: password, newPassword });
/** As in the page's form: the new one twice, since nobody sees what they type. */
export const PasswordChangeForm = z
  .object({ currentPassword: password, ...repeatedPassword })
  .refine(samePassword, passwordsMatch);

export const requestPasswordReset = createRoute({
  method: "post",
  path: "/api/visitors/request-password-reset",
  summary: "Ask for a mail with a link to choose a new password",
  ...open("visitor", perNetwork(20, 3600), perEmail(5, 3600)),
  request: { body: json(EmailOnly) },
  responses: {
    202: answer(
      "The mail is on its way",
      z.object({
        status: z.literal("resetSent"),
        /** Seconds until another mail can be requested. */
        resendAfter: z.int(),
      }),
    ),
    ...writeProblems("noAccountWithEmail", "resendTooSoon"),
  },
});

export const checkResetLink = createRoute({
  method: "post",
  path: "/api/visitors/check-reset-link",
  summary: "Whether the token of a reset mail can still be used; it is not used by this",
  ...open("visitor", perNetwork(120, 3600)),
  request: { body: json(z.object({ token })) },
  responses: {
    200: answer("It can be used", z.object({ status: z.literal("good") })),
    ...writeProblems("linkInvalid"),
  },
});

export const resetPassword = createRoute({
  method: "post",
  path: "/api/visitors/reset-password",
  summary: "Choose a new password with the token of the mail; signs out everywhere",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(NewPassword) },
  responses: {
    200: answer("The new password counts", z.object({ status: z.literal("changed") })),
    ...writeProblems("linkInvalid", "busy"),
  },
});

export const changePassword = createRoute({
  method: "post",
  path: "/api/identity/change-password",
  summary: "Change the password; signs out everywhere else",
  ...open("signedIn", perNetwork(30, 900)),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(PasswordChange) },
  responses: {
    200: answer("The new password counts", z.object({ status: z.literal("changed") })),
    ...writeProblems(...PASSWORD_PROBLEMS),
  },
});
