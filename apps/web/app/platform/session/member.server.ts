import { readUser, type User } from "@aufwind/contract/accounts";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { Side } from "@aufwind/rules/appointments/status";
import { data, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../http/api.ts";
import { cookieOf } from "../http/cookies.ts";
import { localeOf } from "../pages/pages.ts";
import { pathToLogin, type Role, type WrongRole } from "./member.ts";

/** Cached per request: root, layout and page load in parallel. */
const asked = new WeakMap<LoaderArgs["context"], Promise<User | null>>();

/** Who is signed in, if anybody; throws if the API cannot say. */
export function askUser({ request, context }: LoaderArgs): Promise<User | null> {
  const user = asked.get(context) ?? readSignedIn({ request, context });
  asked.set(context, user);
  return user;
}

/** After a change of the person: later reads of this request are fresh. */
export const forgetUser = ({ context }: LoaderArgs) => asked.delete(context);

/** Whether a request carries session cookies at all. */
export function hasSession(request: Request): boolean {
  const cookies = request.headers.get("cookie");
  return Boolean(cookieOf(cookies, "access") || cookieOf(cookies, "refresh"));
}

async function readSignedIn({ request, context }: LoaderArgs) {
  if (!hasSession(request)) return null;
  return api(request, context)(readUser, {}).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.body.status === 401) return null;
    throw error;
  });
}

/** The signed-in person; anybody else is redirected to the log-in and back. */
export async function requireMember(visit: LoaderArgs): Promise<User> {
  const user = await askUser(visit).catch(asErrorPage);
  if (user) return user;
  const { url } = visit.request;
  // A whole new document: nothing of the previous person may stay on the page.
  throw redirectDocument(pathToLogin(localeOf(new URL(url)), { reason: "required", to: wantedPath(url) }));
}

/** The signed-in person, if the role matches; others get a 403 that says whose page it is. */
export async function requireRole(visit: LoaderArgs, needed: Role): Promise<User> {
  const user = await requireMember(visit);
  if (user.userType !== needed) throw data<WrongRole>({ needed, own: user.userType }, { status: 403 });
  return user;
}

/** The loader of a page for one role: `export const loader = loaderFor("coach", loadNotes)`. */
export const loaderFor =
  <T>(needed: Role, load: (visit: LoaderFunctionArgs) => Promise<T>) =>
  async (visit: LoaderFunctionArgs): Promise<T> => {
    await requireRole(visit, needed);
    return load(visit);
  };

/** The page of a request of the browser's router, which asks for its data alone. */
export function wantedPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const path = pathname.replace(/(?:\/_)?\.data$/, "") || "/";
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** The side of the signed-in person, for pages of clients and coaches alike. */
export async function requireSide(visit: LoaderArgs): Promise<Side> {
  const { userType } = await requireMember(visit);
  if (userType === "operator") throw data<WrongRole>({ needed: "client", own: userType }, { status: 403 });
  return userType;
}
