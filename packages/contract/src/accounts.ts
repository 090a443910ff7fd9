import { isLongEnoughName } from "@aufwind/rules/accounts";
import { COACH_STATUSES } from "@aufwind/rules/coach-restrictions";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  accepted,
  company,
  email,
  honeypot,
  line,
  optionalLine,
  passwordsMatch,
  repeatedPassword,
  samePassword,
  token,
  withCompany,
} from "./platform/fields.ts";
import { answer, json, open, perEmail, perNetwork, problems, writeProblems } from "./platform/route.ts";

const name = line(100).refine(isLongEnoughName, { error: "nameTooShort" });
export const names = { firstName: name, lastName: name };

export const Registration = withCompany(
  z.object({
    ...names,
    email,
    ...repeatedPassword,
    ...company,
    isAdult: accepted,
    acceptTerms: accepted,
    /** The inviter of a client; an unknown one is ignored. */
    friendCode: optionalLine(40),
    website: honeypot,
  }),
).refine(samePassword, passwordsMatch);

export const EmailOnly = z.object({ email });
const LinkToken = z.object({ token });

const mailed = z.object({
  status: z.literal("confirmationSent"),
  /** Seconds until another mail can be requested. */
  resendAfter: z.int(),
});

const registration = (path: string, summary: string) => ({
  method: "put" as const,
  path,
  summary,
  ...open("visitor", perNetwork(20, 3600), perEmail(5, 3600)),
  request: { body: json(Registration) },
  responses: {
    201: answer("A mail with a confirmation link is on its way", mailed),
    ...writeProblems("emailInUse", "busy"),
  },
});

export const registerClient = createRoute(registration("/api/visitors/client", "Register as a client"));
export const registerCoach = createRoute(registration("/api/visitors/coach", "Register as a coach"));

export const checkEmail = createRoute({
  method: "post",
  path: "/api/visitors/check-email",
  summary: "Ask whether an address is free for a new account",
  ...open("visitor", perNetwork(30, 300), perEmail(10, 300)),
  request: { body: json(EmailOnly) },
  responses: { 200: answer("Whether it is free", z.object({ available: z.boolean() })), ...writeProblems() },
});

export const confirmEmail = createRoute({
  method: "post",
  path: "/api/visitors/confirm-email",
  summary: "Confirm an account's address with the token of the mail",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(LinkToken) },
  responses: {
    200: answer("The account can log in", z.object({ status: z.literal("confirmed") })),
    ...writeProblems("confirmLinkInvalid"),
  },
});

export const resendConfirmation = createRoute({
  method: "post",
  path: "/api/visitors/resend-confirmation-email",
  summary: "Send the confirmation mail again",
  ...open("visitor", perNetwork(20, 3600), perEmail(10, 3600)),
  request: { body: json(EmailOnly) },
  responses: {
    202: answer("Another mail is on its way", mailed),
    ...writeProblems("userNotFound", "alreadyConfirmed", "resendTooSoon"),
  },
});

export const User = z.object({
  userId: z.uuid(),
  userType: z.enum(["client", "coach", "operator"]),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userName: z.string(),
  seatProfile: z.string().nullable(),
  /** Other than active for a coach whom the team has restricted. */
  status: z.enum(["active", ...COACH_STATUSES]),
  profilePicture: z.string().nullable(),
  companyName: z.string().nullable(),
  vatNumber: z.string().nullable(),
  /** The language of mails. */
  locale: z.enum(["en", "de"]),
  /** False if the person only ever used a provider. */
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const readUser = createRoute({
  method: "get",
  path: "/api/identity/user",
  summary: "Read who is signed in",
  ...open("signedIn"),
  responses: { 200: answer("The signed-in person", User), ...problems("notSignedIn", "unavailable") },
});

export const PersonalDetails = withCompany(
  z.object({ ...names, locale: z.enum(["en", "de"], { error: "invalid" }), ...company }),
);

export const updateUser = createRoute({
  method: "patch",
  path: "/api/identity/user",
  summary: "Change one's name, company and language of mails",
  ...open("signedIn"),
  request: { body: json(PersonalDetails) },
  responses: { 200: answer("The person as it is now", User), ...writeProblems("notSignedIn") },
});
