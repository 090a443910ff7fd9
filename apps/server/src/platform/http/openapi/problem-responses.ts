import { PROBLEMS, type ProblemCode } from "@aufwind/contract/platform/problems";
import type { Access, Limit, ProblemResponse } from "@aufwind/contract/platform/route";
import type { Translator } from "../../i18n/translator.ts";
import { isSafe } from "../writes.ts";
import type { JsonSchema } from "./schemas.ts";

type Params = {
  method: string;
  request?: { body?: unknown; params?: unknown; query?: unknown } | undefined;
  responses: Record<string, unknown>;
  "x-access"?: Access;
  "x-limits"?: Limit[];
  "x-too-large"?: ProblemCode;
  "x-open-when-suspended"?: boolean;
};

/** Problems that every route may answer because of what it declares, so that no route has to list them. */
function implied(route: Params): ProblemCode[] {
  const access = route["x-access"] ?? "visitor";
  const { body, params, query } = route.request ?? {};
  return [
    "malformed",
    ...(access === "visitor" ? [] : (["notSignedIn"] as const)),
    ...(access === "visitor" || access === "signedIn" ? [] : (["wrongRole"] as const)),
    ...(isSafe(route.method.toUpperCase()) ? [] : (["crossSite", route["x-too-large"] ?? "tooLarge"] as const)),
    ...(isClosedWhenSuspended(route) ? (["accountSuspended"] as const) : []),
    ...(body ? (["unsupportedType"] as const) : []),
    ...(body || params || query ? (["invalidFields"] as const) : []),
    ...(route["x-limits"]?.length ? (["tooManyRequests"] as const) : []),
    "internal",
    "unavailable",
  ];
}

/** Whether a suspended coach is kept from it. */
const isClosedWhenSuspended = (route: Params) =>
  (route["x-access"] === "coach" || route["x-access"] === "signedIn") &&
  !isSafe(route.method.toUpperCase()) &&
  !route["x-open-when-suspended"];

/** The codes of all problems that a route may answer, by status. */
export function problemsOf(route: Params): Map<number, ProblemCode[]> {
  const declared = Object.values(route.responses).flatMap((each) => (each as ProblemResponse)["x-codes"] ?? []);
  const codes = [...new Set([...declared, ...implied(route)])].sort();
  return Map.groupBy(codes, (code) => PROBLEMS[code].status);
}

export type Described = { name: string; response: JsonSchema };

/** One response for a set of codes of one status; routes with the same set share it by its name. */
export function problemResponseOf(codes: ProblemCode[], translator: Translator): Described {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code, translator) }]));
  const narrowed = { type: "object", properties: { code: { type: "string", enum: codes } } };
  return {
    name: codes.map((code) => code[0]?.toUpperCase() + code.slice(1)).join("Or"),
    response: {
      description: codes.map((code) => `\`${code}\`: ${translator.t("en", `problems:${code}.title`)}.`).join(" "),
      ...(codes.some(waits) && {
        headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
      }),
      content: {
        "application/problem+json": {
          schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, narrowed] },
          examples,
        },
      },
    },
  };
}

const waits = (code: ProblemCode) => PROBLEMS[code].status === 429;

const exampleOf = (code: ProblemCode, translator: Translator) => ({
  type: `urn:problem:${code}`,
  title: translator.t("en", `problems:${code}.title`),
  status: PROBLEMS[code].status,
  code,
  detail: translator.t("en", `problems:${code}.detail`, { wait: "40 seconds" }),
});
