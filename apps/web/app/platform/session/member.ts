import type { User } from "@aufwind/contract/accounts";
import type { Locale } from "@aufwind/rules/locale";
import type { Permission } from "@aufwind/rules/operators";
import { type PageKey, pathTo } from "../pages/pages.ts";

export type Role = User["userType"];

/** The first page of each role. */
const AREAS = { client: "clientHome", coach: "coachHome", operator: "teamHome" } as const satisfies Record<
  Role,
  PageKey
>;
export const areaOf = (role: Role) => AREAS[role];

/** Where a log-in leads: somebody of the team begins in the console, not on the public home page. */
export const firstPage = (goal: string, role: Role | undefined, locale: Locale): string =>
  role === "operator" && goal === pathTo("home", locale) ? pathTo(areaOf(role), locale) : goal;

/** Why somebody is asked to log in; the login page has a sentence for each. */
export type LoginReason = "required" | "bookmark" | "booking" | "invitation" | "signedOut" | "deleted" | "joinedTeam";

/** The login page, with the page to return to. */
export function pathToLogin(locale: Locale, { reason, to }: { reason: LoginReason; to?: string }): string {
  const query = new URLSearchParams({ reason, ...(to && { to }) });
  return `${pathTo("login", locale)}?${query}`;
}

/** The form that changes a person's name: after it the header reloads the name. */
export const DETAILS_FORM = "details";
/** The form of every onboarding step: one of them has the name too, and the last one ends the onboarding. */
export const ONBOARDING_FORM = "onboarding";

/** The data of a guard's 403: whose page it is, and who came. */
export type WrongRole = { needed: Role; own: Role };
export const isWrongRole = (data: unknown): data is WrongRole =>
  typeof data === "object" && data !== null && "needed" in data && "own" in data;

/** The data of a 403 for operators: any of these permissions would have opened the page. */
export type PermissionMissing = { neededPermissions: Permission[] };
export const isPermissionMissing = (data: unknown): data is PermissionMissing =>
  typeof data === "object" && data !== null && "neededPermissions" in data;
