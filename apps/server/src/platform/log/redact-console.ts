import type { Log } from "./log.ts";

type RedactConsoleParams = Pick<Console, "error" | "warn">;

/**
 * Sends the console output of pages and libraries through the log: errors lose the values they repeat, and of anything
 * else only the amount is logged, since it may contain anything. Returns a function that undoes it.
 */
export function redactConsole(log: Log, target: RedactConsoleParams = console): () => void {
  const { error, warn } = target;
  const redacted =
    (level: "error" | "warn") =>
    (...said: unknown[]) => {
      const err = said.find((each) => each instanceof Error);
      log[level]({ ...(err && { err }), parts: said.length }, `console.${level}`);
    };
  Object.assign(target, { error: redacted("error"), warn: redacted("warn") });
  return () => void Object.assign(target, { error, warn });
}
