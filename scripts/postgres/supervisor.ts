import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../port.ts";
import { StartError } from "../start-error.ts";
import { type Launch, LaunchError, launchServer } from "./server.ts";

const TRIES = 5;
const LONGEST_PAUSE_MS = 5000;
const COURTESY_MS = 500;
const PATIENCE_MS = 10_000;

/** Keeps one server running: started again on the same port whenever it ends by itself. */
export class Supervisor {
  #run: Launch;
  #child: ChildProcess | undefined;
  #stopping = new AbortController();
  #comingBack: Promise<void> | undefined;

  constructor(run: Launch) {
    this.#run = run;
  }

  get port() {
    return this.#run.port;
  }

  /** The first launch: if the free port was taken meanwhile, another one is tried. */
  async start(anyPort: boolean) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#launch();
      } catch (error) {
        if (!(error instanceof LaunchError)) throw error;
        if (attempt === TRIES) throw new StartError(`PostgreSQL could not be started: ${error.message}.`);
        if (anyPort) this.#run = { ...this.#run, port: await freePort() };
        await pause(200 * attempt);
      }
    }
  }

  async #launch() {
    const child = await launchServer(this.#run);
    this.#child = child;
    child.once("exit", () => {
      if (!this.#stopping.signal.aborted) this.#comingBack = this.#comeBack();
    });
  }

  async #comeBack() {
    console.log("PostgreSQL stopped unexpectedly; starting it again …");
    for (let wait = 200; !this.#stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await pause(wait, undefined, { signal: this.#stopping.signal });
        await this.#launch();
        console.log("PostgreSQL is back.");
        return;
      } catch (error) {
        if (!this.#stopping.signal.aborted) console.log(`PostgreSQL is not back yet: ${(error as Error).message}.`);
      }
    }
  }

  /** Ends it as a crash would. */
  kill() {
    this.#child?.kill("SIGKILL");
  }

  /** Waits a moment for connections to close, then rolls back open transactions; everything committed is kept. */
  async stop(hurry?: AbortSignal) {
    this.#stopping.abort();
    await this.#comingBack;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    const insist = () => child.kill("SIGQUIT");
    const steps = [
      setTimeout(() => child.kill("SIGINT"), COURTESY_MS),
      setTimeout(insist, PATIENCE_MS),
      setTimeout(() => child.kill("SIGKILL"), 2 * PATIENCE_MS),
    ];
    hurry?.addEventListener("abort", insist, { once: true });
    child.kill(hurry?.aborted ? "SIGQUIT" : "SIGTERM");
    await gone;
    for (const step of steps) clearTimeout(step);
  }
}
