import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../debian-package.ts";
import { onStop } from "../lifecycle.ts";
import { run } from "../run.ts";
import type { Service } from "./compose.ts";

export type Image = {
  root: string;
  config: { Env: string[]; Cmd: string[]; User: string; WorkingDir: string; Healthcheck: { Test: string[] } };
};
type Wanted = {
  name: string;
  folder: string;
  image: Image;
  service: Service;
  env: Record<string, string>;
  data: string;
};
type Outcome = { code: number; output: string };

/** User and group of a name, as the image itself knows them. */
export function userOf({ root, config }: Image): { uid: number; gid: number } {
  const line = readFileSync(join(root, "etc/passwd"), "utf8")
    .split("\n")
    .find((each) => each.startsWith(`${config.User}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (!uid || !gid || uid === "0") throw new Error("the image does not run as an ordinary user");
  return { uid: Number(uid), gid: Number(gid) };
}

/** What compose says about a service, in the words of the OCI runtime; the network is this machine's. */
function bundleOf({ image, service, env, data }: Wanted) {
  const { Env, Cmd, WorkingDir } = image.config;
  const isLocked = service.cap_drop?.includes("ALL") && service.security_opt?.includes("no-new-privileges:true");
  if (!isLocked) throw new Error("compose.yaml leaves the server rights that it does not need");
  const mount = (destination: string, type: string, options: string[], source = type) => ({
    destination,
    type,
    source,
    options,
  });
  return {
    ociVersion: "1.0.2",
    root: { path: image.root, readonly: service.read_only === true },
    process: {
      user: userOf(image),
      cwd: WorkingDir,
      args: service.command ?? Cmd,
      env: [...Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      capabilities: {},
      noNewPrivileges: true,
    },
    mounts: [
      mount("/proc", "proc", []),
      mount("/dev", "tmpfs", ["nosuid", "mode=755"]),
      ...(service.tmpfs ?? []).map((path) => mount(path, "tmpfs", ["nosuid", "nodev", "mode=1777"])),
      mount("/data", "bind", ["bind", "rw"], data),
      mount("/etc/hosts", "bind", ["bind", "ro"], "/etc/hosts"),
      mount("/etc/resolv.conf", "bind", ["bind", "ro"], "/etc/resolv.conf"),
    ],
    linux: { namespaces: [{ type: "mount" }, { type: "pid" }, { type: "ipc" }, { type: "uts" }] },
  };
}

/** One service of compose, run from the image by an OCI runtime as an engine would run it. */
export class Container {
  readonly #wanted: Wanted;
  readonly #child: ChildProcess;
  readonly #runtime: string[];
  readonly log: string;

  private constructor(wanted: Wanted, runtime: string) {
    const { folder, name } = wanted;
    this.#wanted = wanted;
    this.#runtime = [runtime, "--root", join(folder, "runtime")];
    this.log = join(folder, `${name}.log`);
    const bundle = join(folder, name);
    mkdirSync(bundle);
    writeFileSync(join(bundle, "config.json"), JSON.stringify(bundleOf(wanted)));
    const output = openSync(this.log, "w");
    const [file = "", ...args] = [...this.#runtime, "run", "--bundle", bundle, this.#id];
    this.#child = spawn(file, args, { stdio: ["ignore", output, output] });
    closeSync(output);
    onStop(() => this.stop());
  }

  static async start(wanted: Wanted): Promise<Container> {
    return new Container(wanted, await findProgram("runc"));
  }

  get #id(): string {
    return `aufwind-${this.#wanted.name}-${process.pid}`;
  }

  /** Waits for its end; the exit code. */
  async ended(): Promise<number> {
    if (this.#child.exitCode === null) await once(this.#child, "exit");
    return this.#child.exitCode ?? 1;
  }

  /** Runs a command beside it, with the same rights and variables. */
  exec(command: string[]): Promise<Outcome> {
    const [file = "", ...args] = [...this.#runtime, "exec", this.#id, ...command];
    return run({ file, args });
  }

  /** The image's own health check. */
  async isHealthy(): Promise<boolean> {
    const [kind, ...command] = this.#wanted.image.config.Healthcheck.Test;
    if (kind !== "CMD") throw new Error("the health check is not a plain command");
    return (await this.exec(command)).code === 0;
  }

  /** As an engine does it: SIGTERM, then its exit code. */
  async stop(): Promise<number> {
    const [file = "", ...args] = [...this.#runtime, "kill", this.#id, "TERM"];
    if (this.#child.exitCode === null) await run({ file, args });
    return this.ended();
  }
}
