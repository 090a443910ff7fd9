import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { accepted, password, token } from "./platform/fields.ts";
import {
  answer,
  json,
  OPEN_WHEN_SUSPENDED,
  open,
  PASSWORD_PROBLEMS,
  perNetwork,
  problems,
  writeProblems,
} from "./platform/route.ts";
import { PasswordAgain } from "./second-factors.ts";

export const prepareDownload = createRoute({
  method: "post",
  path: "/api/identity/downloads",
  summary: "Prepare a ZIP of everything we keep about oneself",
  ...open("signedIn", perNetwork(30, 900)),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(PasswordAgain) },
  responses: {
    201: answer(
      "An address that works once, for minutes, and only for the same person",
      z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
    ),
    ...writeProblems(...PASSWORD_PROBLEMS),
  },
});

export const fetchDownload = createRoute({
  method: "get",
  path: "/api/identity/downloads/{token}",
  summary: "Fetch the prepared ZIP",
  ...open("signedIn"),
  request: { params: z.object({ token }) },
  responses: {
    200: {
      description: "The ZIP",
      content: { "application/zip": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...problems("notSignedIn", "linkInvalid", "unavailable"),
  },
});

export const DeletionPreview = z.object({
  /** Future appointments that would be cancelled, the next first. */
  appointments: z.array(
    z.object({
      id: z.uuid(),
      /** The other person; empty if they have left. */
      name: z.string(),
      consultation: z.enum(CONSULTATIONS),
      scheduledAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      /** What the client would owe for it then. */
      owedCents: z.int(),
      /** What the client would get back. */
      givenBackCents: z.int(),
    }),
  ),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const previewDeletion = createRoute({
  method: "get",
  path: "/api/identity/delete-profile",
  summary: "What deleting one's profile would do to the appointments ahead, and what each would cost",
  ...open("signedIn"),
  responses: { 200: answer("The appointments ahead", DeletionPreview), ...problems("notSignedIn", "unavailable") },
});

export const Deletion = z.object({ password, understood: accepted });

export const deleteProfile = createRoute({
  method: "post",
  path: "/api/identity/delete-profile",
  summary: "Delete one's profile: personal data is erased, the law's records stay",
  ...open("signedIn", perNetwork(30, 900)),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(Deletion) },
  responses: {
    200: answer("The profile is gone and everybody is signed out", z.object({ status: z.literal("deleted") })),
    ...writeProblems(...PASSWORD_PROBLEMS, "legalHold"),
  },
});
