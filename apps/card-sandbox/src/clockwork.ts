type Options = {
  /** Does what is due now. */
  work(): Promise<void>;
  /** When something is due next, in milliseconds; undefined: nothing waits. */
  dueIn(): number | undefined;
};

/** A moment, so that the answer is out before the event about it. */
const SOON_MS = 10;

/** Real time passes: whatever is due is done, one round after another. */
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
    /** Something may be due: looked at soon, once for all who say so until then. */
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
