import { Problem } from "../http/problem.ts";
import { ThreadStopped } from "./thread.ts";

export type LineLimits = {
  /** How many run at once; one per person. */
  threads: number;
  /** Beyond this number of waiting ones the answer is `busy`, instead of waiting until the browser gives up. */
  waiting: number;
  /** How many of them may be one person's. */
  waitingPerPerson: number;
};

const RETRY_SECONDS = 10;

/** The queue for threads. First come, first served, but one per person at a time. */
export function createLine({ threads, waiting, waitingPerPerson }: LineLimits) {
  const running = new Set<string>();
  const line: { owner: string; admit(): void }[] = [];
  const isFree = (owner: string) => running.size < threads && !running.has(owner);

  const turn = (owner: string, signal: AbortSignal | undefined): Promise<void> => {
    if (isFree(owner)) {
      running.add(owner);
      return Promise.resolve();
    }
    if (line.filter((each) => each.owner === owner).length >= waitingPerPerson)
      throw new Problem("tooManyRequests", { retryAfter: RETRY_SECONDS });
    if (line.length >= waiting) throw new Problem("busy");
    return new Promise((resolve, reject) => {
      const place = { owner, admit: resolve };
      line.push(place);
      const giveUp = () => {
        const index = line.indexOf(place);
        if (index < 0) return;
        line.splice(index, 1);
        reject(new ThreadStopped("left"));
      };
      if (signal?.aborted) giveUp();
      else signal?.addEventListener("abort", giveUp, { once: true });
    });
  };

  const leave = (owner: string): void => {
    running.delete(owner);
    const index = line.findIndex((each) => isFree(each.owner));
    const [next] = index < 0 ? [] : line.splice(index, 1);
    if (!next) return;
    running.add(next.owner);
    next.admit();
  };

  return { turn, leave };
}
