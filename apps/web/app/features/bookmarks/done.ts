import { cookieOf } from "../../platform/cookies.ts";
import { DONE } from "./kept-bookmark.ts";

/** Whether this coach was bookmarked on the way here, by the log-in; says so once. */
export function takeDone(coachId: string): boolean {
  if (cookieOf(document.cookie, DONE) !== coachId) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser
  document.cookie = `${DONE}=; Max-Age=0; Path=/; SameSite=Lax`;
  return true;
}
