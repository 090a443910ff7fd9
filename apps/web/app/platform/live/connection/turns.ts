type Turns = {
  name: string;
  /** Leads until the signal says that the turn is over. */
  lead: (signal: AbortSignal) => void;
  signal: AbortSignal;
};

/** One tab leads at a time; when it goes, the next that waits leads. Answers how to take the turn from one that sleeps. */
export function takeTurns({ name, lead, signal }: Turns): () => void {
  const locks = navigator.locks;
  let waiting = new AbortController();

  /** Resolves when this tab no longer waits or leads; it leads for as long as `signal` lets it. */
  async function turn(options: LockOptions) {
    const over = new AbortController();
    const until = AbortSignal.any([signal, over.signal]);
    const hold = () =>
      new Promise<void>((resolve) => {
        until.addEventListener("abort", () => resolve());
        lead(until);
      });
    // Refused where another tab took the turn, or where nobody waits any more.
    await locks.request(name, options, hold).catch(() => {});
    over.abort();
  }

  async function queue() {
    const mine = new AbortController();
    waiting = mine;
    await turn({ signal: AbortSignal.any([signal, mine.signal]) });
    if (!signal.aborted && !mine.signal.aborted) queue();
  }

  queue();
  return async () => {
    waiting.abort();
    await turn({ steal: true });
    if (!signal.aborted) queue();
  };
}
