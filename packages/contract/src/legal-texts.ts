import { LEGAL_TEXTS } from "@aufwind/rules/legal-texts";
import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  answer,
  COMPRESSED,
  json,
  OPEN_WHEN_SUSPENDED,
  OPERATOR_PROBLEMS,
  open,
  openToOperators,
  perPerson,
  problems,
  writeProblems,
} from "./platform/route.ts";

const text = z.enum(LEGAL_TEXTS, { error: "invalid" });
/** A version is named for the day from which it holds. */
const version = z.iso.date({ error: "invalid" });

export const listTextVersions = createRoute({
  method: "get",
  path: "/api/legal-texts/{text}",
  summary: "The versions of a legal text, oldest first, and which of them holds today",
  ...open("visitor"),
  request: { params: z.object({ text }) },
  responses: {
    200: answer("The versions", z.object({ versions: z.array(version), inForce: version })),
    ...problems("invalidFields", "unavailable"),
  },
});

export const readTextVersion = createRoute({
  method: "get",
  path: "/api/legal-texts/{text}/{version}/{locale}",
  summary: "One version of a legal text in Markdown, with gaps for the names of this installation",
  ...open("visitor"),
  ...COMPRESSED,
  request: { params: z.object({ text, version, locale: z.enum(LOCALES, { error: "invalid" }) }) },
  responses: {
    200: answer("The text", z.object({ source: z.string() })),
    ...problems("invalidFields", "notFound", "unavailable"),
  },
});

/** A new version that somebody was told of. */
const Announced = z.object({
  text,
  version,
  /** What it is compared with. */
  previous: version,
  announcedAt: z.iso.datetime(),
  /** From when it applies to this person without a word; null where only their agreement makes it apply. */
  appliesOn: z.iso.date().nullable(),
  agreedAt: z.iso.datetime().nullable(),
  /** Whether it applies to this person today. */
  applies: z.boolean(),
  can: z.object({ agree: z.boolean() }),
});
export type Announced = z.infer<typeof Announced>;

export const OwnTexts = z.object({
  /** The version of each text that applies to this person, and the one that holds for whoever comes today. */
  texts: z.array(z.object({ text, own: version, inForce: version })),
  /** The newest first. */
  announced: z.array(Announced),
});
export type OwnTexts = z.infer<typeof OwnTexts>;

export const readOwnTexts = createRoute({
  method: "get",
  path: "/api/users/legal-texts",
  summary: "Which versions of the legal texts apply to the one who is signed in, and what was announced",
  ...open("signedIn"),
  responses: { 200: answer("The versions", OwnTexts), ...problems("notSignedIn", "unavailable") },
});

export const agreeToText = createRoute({
  method: "post",
  path: "/api/coaches/legal-texts/agreements",
  summary: "Agree to a new version of the terms or the code of conduct before it takes effect by itself",
  ...open("coach", perPerson(30, 3600)),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(z.strictObject({ text, version })) },
  responses: {
    200: answer("The versions now", OwnTexts),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "notPossibleNow"),
  },
});

const CountedVersion = z.object({
  text,
  version,
  /** Not yet, now, or no longer. */
  state: z.enum(["future", "inForce", "past"]),
  /** People who were told, of how many who have to be; null for the first version, of which nobody is told. */
  told: z.object({ coaches: z.int(), clients: z.int(), waiting: z.int() }).nullable(),
  /** People who agreed; null where nobody has to. */
  agreed: z.object({ coaches: z.int(), clients: z.int() }).nullable(),
  /** When it applies to the last coach who was told. */
  appliesToAllOn: z.iso.date().nullable(),
});
export type CountedVersion = z.infer<typeof CountedVersion>;

export const countTextVersions = createRoute({
  method: "get",
  path: "/api/operators/legal-texts",
  summary: "Each version of the legal texts: how many were told of it, and how many agreed",
  ...openToOperators("support", "compliance", "admin"),
  responses: {
    200: answer("The versions, the newest first", z.object({ items: z.array(CountedVersion) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});
