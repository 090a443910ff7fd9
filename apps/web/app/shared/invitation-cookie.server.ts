import { asCode } from "@aufwind/rules/friends";
import type { LoaderArgs } from "../platform/http/api.ts";
import { cookieOf, INVITED_BY, type INVITED_TO } from "../platform/http/cookies.ts";
import { loadSite } from "../platform/pages/site.server.ts";

/** How long an invitation is kept before registering. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** Somebody's invitation: from the address, else from the cookie. */
export function invitedBy({ request }: Pick<LoaderArgs, "request">): string | null {
  const asked = new URL(request.url).searchParams.get("friend");
  return asCode(asked ?? "") ?? asCode(cookieOf(request.headers.get("cookie"), INVITED_BY) ?? "") ?? null;
}

type Kept = typeof INVITED_BY | typeof INVITED_TO;

/** Stores an invitation until its reader registers, in any way, language or tab; HttpOnly. */
export async function keepInvitation(visit: LoaderArgs, name: Kept, value: string): Promise<Headers> {
  const { publicUrl } = await loadSite(visit);
  return withCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${KEPT_SECONDS}`, publicUrl.startsWith("https:"));
}

/** It has been used: deleted for the next person on this device. */
export const forgetInvitation = (name: Kept): Headers => withCookie(`${name}=; Max-Age=0`, false);

const withCookie = (cookie: string, isSecure: boolean): Headers =>
  new Headers([["set-cookie", `${cookie}; Path=/; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`]]);
