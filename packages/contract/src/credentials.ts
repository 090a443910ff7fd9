import { CREDENTIAL_STATES, VERIFIABLE_LISTS, type VerifiableList } from "@aufwind/rules/credentials";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf } from "./platform/fields.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";

export const LIST_NAMES = Object.keys(VERIFIABLE_LISTS) as [VerifiableList, ...VerifiableList[]];

/** What a coach offered for verification. */
export const OwnCredential = z.object({
  id: z.uuid(),
  list: z.enum(LIST_NAMES),
  /** Of its entry in the list. */
  place: z.int(),
  state: z.enum(CREDENTIAL_STATES),
  /** Verified, but no longer. */
  hasLapsed: z.boolean(),
  documentName: z.string().nullable(),
  reason: z.string().nullable(),
  verifiedOn: z.iso.date().nullable(),
  expiresOn: z.iso.date().nullable(),
});
export type OwnCredential = z.infer<typeof OwnCredential>;

const listed = answer("All whose entries are in the resume", z.object({ items: z.array(OwnCredential) }));

export const listOwnCredentials = createRoute({
  method: "get",
  path: "/api/coaches/credentials",
  summary: "What one offered for verification",
  ...open("coach"),
  responses: { 200: listed, ...problems("notSignedIn", "wrongRole", "unavailable") },
});

/** `year` and `organisation` name the entry that was seen at this place. */
export const OfferedCredential = z.strictObject({
  list: oneOf(LIST_NAMES),
  place: z.coerce.number({ error: "invalid" }).int({ error: "invalid" }).min(0, { error: "invalid" }),
  year: z.coerce.number({ error: "invalid" }).int({ error: "invalid" }),
  organisation: line(200),
  /** One of the coach's own documents, by its path. */
  fileUrl: line(300),
});

export const offerCredential = createRoute({
  method: "post",
  path: "/api/coaches/credentials",
  summary: "Have an education or a training of the resume verified by a document",
  ...open("coach"),
  request: { body: json(OfferedCredential) },
  responses: {
    200: listed,
    ...writeProblems("notSignedIn", "wrongRole", "fileNotYours", "changedMeanwhile", "credentialOffered"),
  },
});

export const withdrawCredential = createRoute({
  method: "delete",
  path: "/api/coaches/credentials/{id}",
  summary: "Take back what one offered for verification, or the badge",
  ...open("coach"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: { 200: listed, ...writeProblems("notSignedIn", "wrongRole", "notFound") },
});
