import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { HOUR } from "@aufwind/rules/time/durations";

type Waiting = CoachToday["waiting"];
export type WaitingKind = keyof Waiting["counts"];

/** The most pressing first. */
const WAITING_KINDS = ["requests", "messages", "reviews", "notes"] as const satisfies readonly WaitingKind[];
export const WAITING_FILTERS = ["all", ...WAITING_KINDS] as const;
export type WaitingFilter = (typeof WAITING_FILTERS)[number];

/** The filter of an address; anything else is all. */
export const readFilter = (params: URLSearchParams): WaitingFilter =>
  WAITING_FILTERS.find((each) => each === params.get("waiting")) ?? "all";

export type WaitingLine =
  | { kind: "requests"; id: string; item: Waiting["requests"][number] }
  | { kind: "messages"; id: string; item: Waiting["messages"][number] }
  | { kind: "reviews"; id: string; item: Waiting["reviews"][number] }
  | { kind: "notes"; id: string; item: Waiting["notes"][number] };

/** Of all kinds together: so that the page stays about one screen tall. */
const MOST_LINES = 9;

/** How many of each kind are shown together: each has a few, and what one leaves the more pressing ones take. */
export function sharesOf(counts: Waiting["counts"]): Record<WaitingKind, number> {
  const shares = { requests: 0, messages: 0, reviews: 0, notes: 0 };
  let left = MOST_LINES;
  while (left > 0) {
    const open = WAITING_KINDS.filter((kind) => shares[kind] < counts[kind]).slice(0, left);
    if (open.length === 0) break;
    for (const kind of open) shares[kind] += 1;
    left -= open.length;
  }
  return shares;
}

/** The lines of a filter, in order. */
export function linesOf(waiting: Waiting, filter: WaitingFilter): WaitingLine[] {
  const all: Record<WaitingKind, WaitingLine[]> = {
    requests: waiting.requests.map((item) => ({ kind: "requests", id: item.id, item })),
    messages: waiting.messages.map((item) => ({ kind: "messages", id: item.conversationId, item })),
    reviews: waiting.reviews.map((item) => ({ kind: "reviews", id: item.reviewId, item })),
    notes: waiting.notes.map((item) => ({ kind: "notes", id: item.id, item })),
  };
  if (filter !== "all") return all[filter];
  const shares = sharesOf(waiting.counts);
  return WAITING_KINDS.flatMap((kind) => all[kind].slice(0, shares[kind]));
}

/** How a deadline looks; the words beside it say the same. */
export function toneOf(until: string, now: number): "bad" | "warn" | "plain" {
  const left = Date.parse(until) - now;
  if (left < 6 * HOUR) return "bad";
  return left < 24 * HOUR ? "warn" : "plain";
}

type Request = Pick<Waiting["requests"][number], "id" | "can" | "series" | "scheduledStatus">;

/** How a request is answered at once, by the form of that name; a request for a series, and its new times, as one. */
export function answerTo({ id, can, series, scheduledStatus }: Request) {
  const isRequest = scheduledStatus === "Pending";
  if (series && (isRequest || (scheduledStatus === "Rescheduled" && series.waiting > 1))) {
    const act = isRequest ? ("confirm" as const) : ("accept" as const);
    return { act, series, form: `${act}Series.${series.id}` };
  }
  const act = can.includes("confirm") ? ("confirm" as const) : can.includes("accept") ? ("accept" as const) : null;
  return { act, series: null, form: `${act}.${id}` };
}
