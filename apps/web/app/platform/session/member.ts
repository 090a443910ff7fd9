import type { User } from "@aufwind/contract/accounts";
import type { Locale } from "@aufwind/rules/locale";
import { type PageKey, pathTo } from "../pages/pages.ts";

export type Role = User["userType"];

/** The page on which each kind of member starts. */
const AREAS = { client: "clientHome", coach: "coachHome", operator: "account" } as const satisfies Record<
  Role,
  PageKey
>;
export const areaOf = (role: Role) => AREAS[role];

/** Why somebody is asked to log in; the login page has a sentence for each. */
export type LoginReason = "required" | "bookmark" | "booking" | "invitation" | "signedOut" | "deleted";

/** The login page, and where to go from there. */
export function pathToLogin(locale: Locale, { reason, to }: { reason: LoginReason; to?: string }): string {
  const query = new URLSearchParams({ reason, ...(to && { to }) });
  return `${pathTo("login", locale)}?${query}`;
}

/** The form that changes a person's name: after it the header reads the name anew. */
export const DETAILS_FORM = "details";
/** The form of every step of the onboarding: one of them has the name too, and with the last one the onboarding is over. */
export const ONBOARDING_FORM = "onboarding";

/** What a 403 of a guard carries: whose page it is, and who came. */
export type WrongRole = { needed: Role; own: Role };
export const isWrongRole = (data: unknown): data is WrongRole =>
  typeof data === "object" && data !== null && "needed" in data && "own" in data;
