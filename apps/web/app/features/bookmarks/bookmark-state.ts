import { localPath } from "@aufwind/rules/paths";
import { useCallback, useSyncExternalStore } from "react";
import { cookieOf, WANTED_BOOKMARK } from "../../platform/http/cookies.ts";

/** The bookmark that a visitor requested before logging in, and the page to return to. */
type WantedBookmark = { coachId: string; back: string };

/** Long enough to register and to confirm one's address. */
const MINUTES = 30;
const COACH_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isCoachId = (text: string): boolean => COACH_ID.test(text);

export function readWantedBookmark(header: string | null): WantedBookmark | undefined {
  const [coachId = "", kept = ""] = (cookieOf(header, WANTED_BOOKMARK) ?? "").split(".");
  const back = localPath(decoded(kept));
  return isCoachId(coachId) && back ? { coachId, back } : undefined;
}

/** HttpOnly, since it may tell of somebody's health. */
export const wantedBookmarkCookie = ({ coachId, back }: WantedBookmark, isSecure: boolean) =>
  cookie(WANTED_BOOKMARK, { value: `${coachId}.${encoded(back)}`, seconds: MINUTES * 60, isSecure, isHidden: true });

export const expiredBookmarkCookie = (isSecure: boolean) =>
  cookie(WANTED_BOOKMARK, { value: "", seconds: 0, isSecure, isHidden: true });

/** For the next page to confirm it: read and removed by the heart itself. */
export const DONE_COOKIE = "bookmark-done";
export const doneCookie = (coachId: string, isSecure: boolean) =>
  cookie(DONE_COOKIE, { value: coachId, seconds: 60, isSecure, isHidden: false });

/** The anchor of a coach's heart on a page. */
export const bookmarkButtonId = (coachId: string) => `bookmark-${coachId}`;

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

/** Whose hearts these are, and what each was set to since this document was loaded. */
let owner = "";
const states = new Map<string, boolean>();
const readers = new Set<() => void>();

/** Cards that were loaded earlier do not know it yet: appended pages, or an old page after Back. */
export function setBookmarkState(who: string, coachId: string, isOn: boolean): void {
  if (who !== owner) states.clear();
  owner = who;
  states.set(coachId, isOn);
  for (const read of readers) read();
}

/** This person's setting of a heart; undefined if it was not touched. */
export const bookmarkStateOf = (who: string, coachId: string): boolean | undefined =>
  who === owner ? states.get(coachId) : undefined;

function subscribe(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

export const useBookmarkState = (who: string, coachId: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => bookmarkStateOf(who, coachId), [who, coachId]),
    () => undefined,
  );
