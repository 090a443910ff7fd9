import { localPath } from "@aufwind/rules/paths";
import { cookieOf, WANTED_BOOKMARK } from "../../platform/http/cookies.ts";

/** The bookmark that a visitor requested before logging in, and the page to return to. */
type KeptBookmark = { coachId: string; back: string };

/** Long enough to register and to confirm one's address. */
const MINUTES = 30;
const COACH_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readKept(header: string | null): KeptBookmark | undefined {
  const [coachId = "", kept = ""] = (cookieOf(header, WANTED_BOOKMARK) ?? "").split(".");
  const back = localPath(decoded(kept));
  return COACH_ID.test(coachId) && back ? { coachId, back } : undefined;
}

/** HttpOnly, since it may tell of somebody's health. */
export const keepCookie = ({ coachId, back }: KeptBookmark, isSecure: boolean) =>
  cookie(WANTED_BOOKMARK, { value: `${coachId}.${encoded(back)}`, seconds: MINUTES * 60, isSecure, isHidden: true });

export const forgetCookie = (isSecure: boolean) =>
  cookie(WANTED_BOOKMARK, { value: "", seconds: 0, isSecure, isHidden: true });

/** For the next page to confirm it: read and removed by the heart itself. */
export const DONE = "bookmark-done";
export const doneCookie = (coachId: string, isSecure: boolean) =>
  cookie(DONE, { value: coachId, seconds: 60, isSecure, isHidden: false });

/** The anchor of a coach's heart on a page. */
export const heartId = (coachId: string) => `bookmark-${coachId}`;

type Cookie = { value: string; seconds: number; isSecure: boolean; isHidden: boolean };

const cookie = (name: string, { value, seconds, isSecure, isHidden }: Cookie) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isHidden ? "; HttpOnly" : ""}${isSecure ? "; Secure" : ""}`;

/** A full stop separates the two halves, so the address has none. */
const encoded = (path: string) => encodeURIComponent(path).replaceAll(".", "%2E");

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
