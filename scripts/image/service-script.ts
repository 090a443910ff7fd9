import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onStop } from "../lifecycle.ts";
import { ROOT } from "../project.ts";
import { environmentOf, readServices } from "./compose.ts";

type Wanted = {
  folder: string;
  /** The variables of `.env`. */
  env: Record<string, string>;
  /** What differs on this machine: addresses and places. */
  here: Record<string, string | undefined>;
  args?: string[];
};

/** The script of a service with the variables that compose gives it; ended with this process. */
export function startService(name: string, { folder, env, here, args = [] }: Wanted) {
  const service = readServices()[name];
  const script = service?.entrypoint?.at(-1)?.replace(/^\//, "");
  if (!service || !script) throw new Error(`compose.yaml has no script for ${name}`);
  const log = join(folder, `${name}.log`);
  const output = openSync(log, "a");
  const child = spawn("sh", [join(ROOT, script), ...args], {
    stdio: ["ignore", output, output],
    env: { PATH: process.env.PATH, ...environmentOf(service, env), ...here },
  });
  closeSync(output);
  const ended = once(child, "exit").then(([code]) => Number(code ?? 1));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    return ended;
  };
  onStop(stop);
  return { ended, stop, said: () => readFileSync(log, "utf8").slice(-2000) };
}
