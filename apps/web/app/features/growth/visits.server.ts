import type { PageNote } from "@aufwind/contract/platform/page-notes";
import { readVia, type Source } from "@aufwind/rules/booking-pages";
import type { CountedStep } from "@aufwind/rules/growth";
import { LOCALES } from "@aufwind/rules/locale";
import { type LoaderArgs, notesContext } from "../../platform/http/api.ts";
import { pathTo } from "../../platform/pages/pages.ts";

/** The address that a browser says it comes from; nothing of it is kept. */
const cameFrom = ({ headers }: Request): URL | null => URL.parse(headers.get("referer") ?? "");

type Seen = PageNote & { step: CountedStep; source: Source };
const note = ({ context }: LoaderArgs, seen: Seen) => context.get(notesContext)(seen);

const sourceOf = (request: Request): Source => readVia(new URL(request.url).searchParams) ?? "profile";

/** Coaches in a list of ours. The same list again, as after a bookmark, is not another one. */
export function noteShown(visit: LoaderArgs, coaches: readonly { coachId: string }[]): void {
  const [here, before] = [new URL(visit.request.url), cameFrom(visit.request)];
  if (before?.pathname === here.pathname && before.search === here.search) return;
  const ids = coaches.map(({ coachId }) => coachId);
  if (ids.length > 0) note(visit, { step: "shown", source: "search", ids });
}

/** A profile. Another week or kind of it, chosen on the page itself, is not another visit. */
export function noteViewed(visit: LoaderArgs, coachId: string): void {
  if (cameFrom(visit.request)?.pathname === new URL(visit.request.url).pathname) return;
  note(visit, { step: "viewed", source: sourceOf(visit.request), ids: [coachId] });
}

/** Pages through which somebody goes on with the time that was begun before. */
const isWayIn = (before: URL | null): boolean =>
  before !== null &&
  WAYS_IN.some((page) => LOCALES.some((locale) => before.pathname.startsWith(pathTo(page, locale, { token: "" }))));
const WAYS_IN = ["login", "register", "confirmEmail"] as const;

type Opened = { coachId: string; viewer: string; hasOrder: boolean };

/** A chosen time: begun where somebody arrives with it, and not again after the log-in; seen with its price by clients. */
export function noteBooking(visit: LoaderArgs, { coachId, viewer, hasOrder }: Opened): void {
  if (!hasOrder || (viewer !== "visitor" && viewer !== "client")) return;
  const [here, before] = [new URL(visit.request.url), cameFrom(visit.request)];
  if (before?.pathname === here.pathname) return;
  const source = sourceOf(visit.request);
  if (!isWayIn(before)) note(visit, { step: "started", source, ids: [coachId] });
  if (viewer === "client") note(visit, { step: "confirming", source, ids: [coachId] });
}
