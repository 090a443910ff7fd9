import { spawn } from "node:child_process";
import { once } from "node:events";
import { onStop } from "./lifecycle.ts";
import { ROOT } from "./project.ts";

type Command = { file: string; args: string[]; cwd?: string; env?: NodeJS.ProcessEnv; show?: boolean };
type Outcome = { code: number; output: string };

/** Runs a tool; its output is captured, or shown at once. It ends with this process. */
export async function run({ file, args, cwd = ROOT, env = {}, show = false }: Command): Promise<Outcome> {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listen = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  const ended = once(child, "close").then(
    ([code]) => Number(code ?? 1),
    (error: Error) => {
      output += error.message;
      return 1;
    },
  );
  onStop(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  });
  return { code: await ended, output };
}
