import type { Log } from "./log.ts";

type Written = Pick<Console, "error" | "warn">;

/**
 * What pages and libraries complain of on the console goes the log's way: an error loses the values that it repeats,
 * and of everything else only how much there was of it is told, since nobody knows what stands in it. Answers how to undo it.
 */
export function redactConsole(log: Log, target: Written = console): () => void {
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
