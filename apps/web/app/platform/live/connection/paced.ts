type Pace = {
  /** How long to wait for more of the same. */
  wait: number;
  /** How long at least between two times. */
  pause: number;
  signal: AbortSignal;
};

/** A task that is asked for often and done seldom; every asking is followed by a doing. */
export function paced(task: () => Promise<unknown>, { wait, pause, signal }: Pace): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = 0;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return function ask() {
    if (timer !== undefined || signal.aborted) return;
    timer = setTimeout(
      async () => {
        timer = undefined;
        again = performance.now() + pause;
        await task();
      },
      Math.max(wait, again - performance.now()),
    );
  };
}
