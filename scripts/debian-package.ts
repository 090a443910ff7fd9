import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "./progress.ts";
import { run } from "./run.ts";
import { StartError } from "./start-error.ts";

/** Packages that are not called like the program they bring. */
const PACKAGES: Record<string, string> = { turnserver: "coturn" };

export const isRunnable = (file: string, version = "--version") =>
  spawnSync(file, [version], { stdio: "ignore" }).status === 0;

/** A program on the path, or at one of these places, that runs and says its version. */
export function findInstalled(names: string[], places: string[] = [], version?: string): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file) && isRunnable(file, version));
}

/**
 * Installs a package of the distribution, for which one has to be root on Debian; undefined if that is not so. `program`
 * is what it brings, where that has another name.
 */
export async function installPackage(name: string, version?: string, program = name): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  await step(`Installing ${name}`, async () => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run({ file: "apt-get", args: ["update"], env });
    await run({ file: "apt-get", args: ["install", "-y", "--no-install-recommends", name], env });
  });
  return findInstalled([program], [], version);
}

/** A program of the distribution: there already, or installed now. */
export async function findProgram(name: string, version?: string): Promise<string> {
  const there = () => findInstalled([name], [`/usr/sbin/${name}`], version);
  const found = there() ?? (await installPackage(PACKAGES[name] ?? name, version, name)) ?? there();
  if (found) return found;
  throw new StartError(`${name} was not found, and only root on Debian can install it here.`);
}
