type Options = {
  /** Does what is due now. */
  work(): Promise<void>;
  /** When something is due next, in milliseconds; undefined if nothing waits. */
  dueIn(): number | undefined;
};

/** Short delay, so that the response is sent before the event about it. */
const SOON_MS = 10;

/** In real time: runs whatever is due, round after round. */
export function createClockwork({ work, dueIn }: Options) {
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
