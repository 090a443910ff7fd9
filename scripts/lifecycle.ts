/** Ends something; `hurry` aborts when the person does not want to wait any longer. */
type Stop = (hurry: AbortSignal) => unknown;

/** One Ctrl-C may arrive twice: from the terminal, and passed on by the parent process. */
const ECHO_MS = 1000;

const stops: Stop[] = [];
const hurry = new AbortController();
let stopping: Promise<void> | undefined;
let askedAt = 0;

/** Registers what has to end with this process; last started, first ended. */
export function onStop(stop: Stop): void {
  stops.push(stop);
}

async function stopEach() {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    try {
      await stop(hurry.signal);
    } catch (error) {
      console.error(error);
    }
  }
}

/** Ends everything that was registered, once. */
export function stopAll(): Promise<void> {
  stopping ??= stopEach();
  return stopping;
}

/** Waits for `work`, but not past the second Ctrl-C. */
export const unlessHurried = (work: Promise<unknown>, signal: AbortSignal): Promise<unknown> =>
  Promise.race([
    work,
    new Promise<void>((done) => {
      if (signal.aborted) done();
      else signal.addEventListener("abort", () => done(), { once: true });
    }),
  ]);

/** Whether a stop was requested, so that failures because of it are not reported. */
export const isStopping = (): boolean => stopping !== undefined;

/** Ctrl-C, a closed terminal and a supervisor's SIGTERM all end in `stopAll`; a second Ctrl-C hurries. */
export function stopOnSignals({ code }: { code: number }): void {
  const ask = () => {
    if (!askedAt) {
      askedAt = Date.now();
      console.log("\nStopping …");
      void stopAll().then(() => process.exit(code));
    } else if (Date.now() - askedAt > ECHO_MS) hurry.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  process.on("uncaughtException", (error) => {
    console.error(error);
    void stopAll().then(() => process.exit(1));
  });
}
