import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { onStop } from "@aufwind/scripts/lifecycle.ts";

/** As a service manager does it: what dies is started again after a moment. */
const RESTART_MS = 300;
/** The demo of half a year takes a minute, on a busy machine several. */
const PATIENCE_MS = 600_000;

type Options = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** User and group, where it must not run as root. */
  as?: { uid?: number; gid?: number };
  log: string;
  isReady(): Promise<boolean>;
};

/** A real process of the installation: started again whenever it dies, until it is stopped. */
export class Program {
  readonly name: string;
  #options: Options;
  #child: ChildProcess | undefined;
  #isWanted = false;

  constructor(options: Options) {
    this.name = options.name;
    this.#options = options;
    onStop(() => this.stop());
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get env(): Record<string, string> {
    return this.#options.env ?? {};
  }

  async start(over: Partial<Pick<Options, "command" | "env">> = {}): Promise<void> {
    this.#options = { ...this.#options, ...over };
    this.#isWanted = true;
    this.#spawn();
    await this.ready();
  }

  #spawn() {
    const { command, env = {}, as = {}, log } = this.#options;
    const [file = "", ...args] = command;
    const output = openSync(log, "a");
    const child = spawn(file, args, { ...as, env: { ...process.env, ...env }, stdio: ["ignore", output, output] });
    closeSync(output);
    this.#child = child;
    child.once("error", () => undefined);
    child.once("exit", () => {
      if (this.#isWanted) setTimeout(() => this.#isWanted && this.#child === child && this.#spawn(), RESTART_MS);
    });
  }

  /** Waits until it answers. */
  async ready(patience = PATIENCE_MS): Promise<void> {
    const deadline = Date.now() + patience;
    while (!(await this.#options.isReady().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${this.name} was not ready in time; see ${this.#options.log}`);
      await pause(50);
    }
  }

  /** Sends a signal and leaves the rest to the process and its supervisor. */
  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  /** Ends it for good, or until the next start. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    const hurry = setTimeout(() => child.kill("SIGKILL"), 40_000);
    child.kill(signal);
    child.kill("SIGCONT");
    await exit;
    clearTimeout(hurry);
  }
}

/** Whether an address answers with success. */
export const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
};
