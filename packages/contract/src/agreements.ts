import { isSigned, AGREEMENT_LIMITS as MOST, STANDINGS } from "@aufwind/rules/agreements";
import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { accepted, line, oneOf, optionalParagraph } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

const id = z.uuid({ error: "invalid" });
const one = z.object({ id });
const writing = perPerson(60, 600);

export const AgreementVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  /** In which it is written. */
  languages: z.array(z.enum(LOCALES)),
  /** Null if it is a PDF. */
  text: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  /** SHA-256 of the title, an empty line and the text, or of the PDF. */
  fingerprint: z.string(),
  publishedAt: z.iso.datetime(),
  /** Whether who agreed to an earlier one is asked again. */
  asksAgain: z.boolean(),
});
export type AgreementVersion = z.infer<typeof AgreementVersion>;

const agreement = {
  id: z.uuid(),
  /** Whether it is asked for before the first paid appointment. */
  isRequired: z.boolean(),
  isRetired: z.boolean(),
  current: AgreementVersion,
};

/** How a client stands to an agreement. */
const Acceptance = z.object({
  id: z.uuid(),
  number: z.int(),
  acceptedAt: z.iso.datetime(),
  /** As it was typed; null if it cannot be opened. */
  name: z.string().nullable(),
});
const standing = { standing: z.enum(STANDINGS), accepted: Acceptance.nullable() };

export const CoachAgreement = z.object({ ...agreement, agreedCount: z.int(), openCount: z.int() });
export type CoachAgreement = z.infer<typeof CoachAgreement>;

const AskedClient = z.object({
  client: z.object({ id: z.uuid(), name: z.string() }),
  ...standing,
  /** When the coach asked for the current version. */
  askedAt: z.iso.datetime().nullable(),
});
export const FullAgreement = CoachAgreement.extend({
  /** The newest first. */
  versions: z.array(AgreementVersion),
  /** Who has not agreed comes first. */
  clients: z.array(AskedClient),
});
export type FullAgreement = z.infer<typeof FullAgreement>;

const forCoach = ["notSignedIn", "wrongRole"] as const;

export const listAgreements = createRoute({
  method: "get",
  path: "/api/coaches/agreements",
  summary: "A coach's own agreements with clients",
  ...open("coach"),
  responses: {
    200: answer("All of them", z.object({ items: z.array(CoachAgreement) })),
    ...problems(...forCoach, "unavailable"),
  },
});

export const readCoachAgreement = createRoute({
  method: "get",
  path: "/api/coaches/agreements/{id}",
  summary: "One of them, with its versions and who has agreed",
  ...open("coach"),
  request: { params: one },
  responses: {
    200: answer("The agreement", FullAgreement),
    ...problems(...forCoach, "notFound", "invalidFields", "unavailable"),
  },
});

const content = {
  title: line(MOST.title),
  languages: z
    .array(oneOf(LOCALES), { error: "required" })
    .min(1, { error: "chooseLanguages" })
    .max(LOCALES.length, { error: "invalid" }),
  text: optionalParagraph(MOST.text),
  /** The name of one of the coach's own documents, a PDF, instead of a text. */
  documentName: line(200).nullable().default(null),
  isRequired: z.boolean({ error: "invalid" }).default(false),
};
const isWritten = ({ text, documentName }: { text: string; documentName: string | null }) =>
  documentName !== null || text !== "";
const missing = { path: ["text"], error: "required" };

export const createAgreement = createRoute({
  method: "post",
  path: "/api/coaches/agreements",
  summary: "Publish an agreement of one's own, as text or PDF",
  ...open("coach", writing),
  request: { body: json(z.strictObject(content).refine(isWritten, missing)) },
  responses: {
    201: answer("Published", z.object({ id: z.uuid() })),
    ...writeProblems(...forCoach, "tooManyAgreements", "invalidFile"),
  },
});

const Changed = z
  .strictObject({
    ...content,
    /** The number of the version that was read. */
    number: z.int({ error: "invalid" }).min(1, { error: "invalid" }).max(2_000_000_000, { error: "invalid" }),
    asksAgain: z.boolean({ error: "invalid" }).default(false),
  })
  .refine(isWritten, missing);

const done = (...codes: Parameters<typeof writeProblems>) => ({
  204: { description: "Done" },
  ...writeProblems(...forCoach, "notFound", ...codes),
});

export const changeAgreement = createRoute({
  method: "put",
  path: "/api/coaches/agreements/{id}",
  summary: "Publish a new version; what was accepted stays with the version that it was",
  ...open("coach", writing),
  request: { params: one, body: json(Changed) },
  responses: done("changedMeanwhile", "invalidFile"),
});

export const retireAgreement = createRoute({
  method: "delete",
  path: "/api/coaches/agreements/{id}",
  summary: "Ask for it no longer; what was accepted stays",
  ...open("coach"),
  request: { params: one },
  responses: done(),
});

export const askForAgreement = createRoute({
  method: "post",
  path: "/api/coaches/agreements/{id}/requests",
  summary: "Tell own clients who have not agreed, each once for every version",
  ...open("coach", perPerson(30, 600)),
  request: { params: one, body: json(z.strictObject({ clientId: id.nullable() })) },
  responses: {
    200: answer("How many were told", z.object({ count: z.int() })),
    ...writeProblems(...forCoach, "notFound"),
  },
});

/** An agreement as its client sees it. */
export const OwnAgreement = z.object({
  ...agreement,
  coach: z.object({ id: z.uuid(), name: z.string() }),
  ...standing,
});
export type OwnAgreement = z.infer<typeof OwnAgreement>;
const owned = z.object({ items: z.array(OwnAgreement) });

export const listAgreementsOfClient = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/agreements",
  summary: "How an own client stands to each agreement",
  ...open("coach"),
  request: { params: one },
  responses: { 200: answer("All of them", owned), ...problems(...forCoach, "invalidFields", "unavailable") },
});

export const listOwnAgreements = createRoute({
  method: "get",
  path: "/api/clients/agreements",
  summary: "Agreements of a client's coaches, or of one coach with whom they could book; open ones first",
  ...open("client"),
  request: { query: z.object({ coachId: id.optional() }) },
  responses: { 200: answer("All of them", owned), ...problems(...forCoach, "invalidFields", "unavailable") },
});

export const readOwnAgreement = createRoute({
  method: "get",
  path: "/api/clients/agreements/{id}",
  summary: "One of them",
  ...open("client"),
  request: { params: one },
  responses: {
    200: answer("The agreement", OwnAgreement),
    ...problems(...forCoach, "notFound", "invalidFields", "unavailable"),
  },
});

const Signed = z.strictObject({
  /** The version that was shown. */
  versionId: id,
  name: line(MOST.name).refine(isSigned, { error: "fullName" }),
  accepted,
});

export const acceptAgreement = createRoute({
  method: "post",
  path: "/api/clients/agreements/{id}/acceptances",
  summary: "Agree by typed name to the version that was shown, once",
  ...open("client", writing),
  request: { params: one, body: json(Signed) },
  responses: {
    201: answer("Agreed", z.object({ id: z.uuid() })),
    ...writeProblems(...forCoach, "notFound", "agreementChanged"),
  },
});

const pdf = (description: string) => ({
  description,
  content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
});

export const readAgreementCopy = createRoute({
  method: "get",
  path: "/api/agreement-acceptances/{id}/copy",
  summary: "What was accepted as PDF, with version, fingerprint, name and time, for the two people",
  ...open("signedIn", perPerson(60, 600)),
  request: { params: one },
  responses: {
    200: pdf("A PDF"),
    ...problems("notSignedIn", "notFound", "textUnreadable", "invalidFields", "busy", "unavailable"),
  },
});

export const readAgreementFile = createRoute({
  method: "get",
  path: "/api/agreement-versions/{id}/file",
  summary: "The PDF of a version, for its coach and whoever may read or has accepted it",
  ...open("signedIn", perPerson(60, 600)),
  request: { params: one },
  responses: { 200: pdf("The file"), ...problems("notSignedIn", "notFound", "invalidFields", "unavailable") },
});
