import type { Sql } from "./store/database.ts";

/** What the provider does later: a refund ends, a dispute is opened, a payout arrives. */
export type DelayedKind = "dispute" | "refund" | "payout";

const PAUSE_MS = 3000;

/** Schedules it; in tests it happens when `settle` is called. */
export const scheduleDelayed = ({ sql }: { sql: Sql }, kind: DelayedKind, id: string): void =>
  sql.run("insert into later (kind, id, due) values (?, ?, ?)", kind, id, Date.now() + PAUSE_MS);

/** Takes what is due from the list, oldest first. */
export function takeDelayed(sql: Sql, until = Number.MAX_SAFE_INTEGER): { kind: DelayedKind; id: string }[] {
  const due = sql.all("select seq, kind, id from later where due <= ? order by seq", until);
  for (const { seq } of due) sql.run("delete from later where seq = ?", Number(seq));
  return due.map(({ kind, id }) => ({ kind: kind as DelayedKind, id: String(id) }));
}

/** When the next is due, in milliseconds from now. */
export function delayedDueIn(sql: Sql): number | undefined {
  const due = sql.one("select min(due) as due from later")?.due;
  return typeof due === "number" ? Math.max(0, due - Date.now()) : undefined;
}

type Options = {
  /** Does what is due now. */
  work(): Promise<void>;
  /** When something is due next, in milliseconds; undefined if nothing waits. */
  dueIn(): number | undefined;
};

/** Short delay, so that the response is sent before the event about it. */
const SOON_MS = 10;

/** In real time: runs whatever is due, round after round. */
export function createDelayedWorker({ work, dueIn }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;
  let isSoon = false;

  const wake = (pause: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(pause, SOON_MS));
  };
  const run = () => {
    isSoon = false;
    round = work()
      .catch(console.error)
      .finally(() => {
        round = undefined;
        const pause = isSoon ? SOON_MS : dueIn();
        if (pause !== undefined) wake(pause);
      });
  };
  return {
    /** Schedules one check soon, however often it is called until then. */
    nudge() {
      if (isSoon) return;
      isSoon = true;
      if (!round) wake(SOON_MS);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
