import type { PageNote } from "@aufwind/contract/platform/page-notes";
import { COUNTED_STEPS, type CountedStep, isRobot, mondayOf } from "@aufwind/rules/growth";
import { SECOND } from "@aufwind/rules/time/durations";
import { berlinDay, berlinDayStart } from "../../platform/calendar/berlin-days.ts";
import type { ServedPage } from "../../platform/http/pages.ts";
import type { Platform } from "../../platform/platform.ts";
import { addCounts } from "./store.ts";

const EVERY = 5 * SECOND;
/** How many different counts wait in memory; a further one is left out until the next write. */
const MOST_WAITING = 50_000;

/**
 * Counts what served pages say they showed. Nothing of the visitor is looked at but whether it is a person, and nothing
 * is written while one waits: counts collect in memory and are added every few seconds. A crash loses those seconds.
 */
export function createVisitCounter({ database, clock, log }: Pick<Platform, "database" | "clock" | "log">) {
  const waiting = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();
  let week = weekAt(clock.now());

  function count({ request, actor, notes }: ServedPage): void {
    if (!isVisit(request) || actor?.kind === "operator") return;
    const own = actor && actor.kind !== "visitor" ? actor.userId : undefined;
    const now = clock.now();
    if (now < week.begins || now >= week.ends) week = weekAt(now);
    for (const note of notes) {
      const step = stepOf(note);
      if (!step) continue;
      for (const id of note.ids) {
        const key = `${id} ${week.monday} ${note.source} ${step}`;
        const before = waiting.get(key);
        if (id !== own && (before !== undefined || waiting.size < MOST_WAITING)) waiting.set(key, (before ?? 0) + 1);
      }
    }
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const counted = [...waiting].map(([key, times]) => {
      const [coach_id = "", week = "", source = "", step = ""] = key.split(" ");
      return { coach_id, week, source, step, count: times };
    });
    waiting.clear();
    // Not kept for later: where the database is away for long, memory would fill with them.
    await addCounts(database, counted).catch((error: unknown) => log.warn({ err: error }, "visits were not counted"));
  }

  /** One after the other. */
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, EVERY).unref();
  return {
    count,
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Kept from one page to the next: finding the week of a moment takes longer than counting. */
function weekAt(now: Date) {
  const monday = mondayOf(berlinDay(now));
  return { monday, begins: berlinDayStart(monday), ends: berlinDayStart(monday, 7) };
}

const stepOf = ({ step }: PageNote): CountedStep | undefined => COUNTED_STEPS.find((each) => each === step);

/** A page that somebody opens in a browser: no program, and nothing that a browser fetches ahead. */
const isVisit = ({ method, headers }: Request) =>
  method === "GET" &&
  !/prefetch|preview/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "") &&
  !isRobot(headers.get("user-agent") ?? "");
