import type { Permission } from "@aufwind/rules/operators";
import { z } from "zod";
import { PROBLEMS, type ProblemCode } from "./problems.ts";

/** Who may call a route. Every route names one; the server refuses to register a route without one. */
export const ACCESS = ["visitor", "signedIn", "client", "coach", "operator"] as const;
export type Access = (typeof ACCESS)[number];

/**
 * At most `max` calls in `seconds`, counted across all servers: per network, per address in the body, per address and
 * network (so that nobody uses up somebody else's allowance), or per person.
 */
export type Limit = { max: number; seconds: number; per: "network" | "email" | "emailFromNetwork" | "person" };

/** The access rule of a route, and its limits, as OpenAPI extensions so that the description shows them. */
export const open = (access: Access, ...limits: Limit[]) => ({ "x-access": access, "x-limits": limits });

/** For operators who hold one of these permissions; without any, for each of them. */
export const openToOperators = (...permissions: Permission[]) => ({
  "x-access": "operator" as const,
  "x-limits": [] as Limit[],
  "x-permissions": permissions,
});

/** For money and personal data: the second factor must have been proved lately. */
export const FRESH_PROOF = { "x-fresh-proof": true } as const;

/** A write that a suspended coach can still make: their own data, their devices, and words to the team. */
export const OPEN_WHEN_SUSPENDED = { "x-open-when-suspended": true } as const;

/** The problems of every route for operators. */
export const OPERATOR_PROBLEMS = ["notSignedIn", "wrongRole", "factorMissing", "permissionMissing"] as const;

/**
 * A compressed answer. Only for answers in which no secret stands beside text that somebody else chose: the length of a
 * compressed answer reveals whether the two are alike (BREACH).
 */
export const COMPRESSED = { "x-compressed": true } as const;

/**
 * May be answered by a replica of the database, which is up to seconds behind; never behind what the same browser has
 * written. Only for reads where somebody else's change may show a moment later: so no free times, no money, no session.
 */
export const FROM_REPLICA = { "x-from-replica": true } as const;

export const perNetwork = (max: number, seconds: number): Limit => ({ max, seconds, per: "network" });
export const perPerson = (max: number, seconds: number): Limit => ({ max, seconds, per: "person" });
export const perEmailFromNetwork = (max: number, seconds: number): Limit => ({ max, seconds, per: "emailFromNetwork" });
export const perEmail = (max: number, seconds: number): Limit => ({ max, seconds, per: "email" });

export const json = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { "application/json": { schema } },
});

/** A form with a file. */
export const formWithFile = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { "multipart/form-data": { schema } },
});

/** A form, sent either way. */
export const form = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { "multipart/form-data": { schema }, "application/x-www-form-urlencoded": { schema } },
});

/** The body limit of a route that takes more than the others, and its problem. */
export const upTo = (bytes: number, problem: ProblemCode) => ({ "x-max-bytes": bytes, "x-too-large": problem });

export const answer = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { "application/json": { schema } },
});

/** The API's problem response (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  /** Free starts around one that was just taken. */
  slots: z.array(z.iso.datetime()).optional(),
  /** The dates of a series that cannot be had. */
  dates: z.array(z.iso.datetime()).optional(),
});
export type ProblemBody = z.infer<typeof Problem>;

/** The problems of one status; their description is generated. */
export type ProblemResponse = { description: string; "x-codes": ProblemCode[] };

/**
 * The problems a route may answer, one response per status, each naming its codes. Typed as nothing: handlers throw
 * problems, and return only successful answers.
 */
export function problems(...codes: ProblemCode[]): Record<never, never> {
  const byStatus: Record<number, ProblemResponse> = {};
  for (const code of new Set(codes)) {
    const { status } = PROBLEMS[code];
    const known = byStatus[status]?.["x-codes"] ?? [];
    byStatus[status] = { description: "A problem", "x-codes": [...known, code] };
  }
  return byStatus;
}

/** The problems of a route that asks a signed-in person for the password again. */
export const PASSWORD_PROBLEMS = ["notSignedIn", "wrongPassword", "noPassword", "lockedOut", "busy"] as const;

/** The problems of a route with a body: the common ones, and `codes` of its own. */
export const writeProblems = (...codes: ProblemCode[]) =>
  problems(
    "malformed",
    "crossSite",
    "tooLarge",
    "unsupportedType",
    "invalidFields",
    "tooManyRequests",
    "unavailable",
    ...codes,
  );
