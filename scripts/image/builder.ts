import { homedir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../debian-package.ts";
import { run } from "../run.ts";
import { StartError } from "../start-error.ts";

/** Kept between runs, so that only changed steps are built anew. */
export const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "aufwind-image");

/** Runs a tool to its end; what it says if it fails is the error. */
export async function runTool(file: string, args: string[], show = false): Promise<string> {
  const { code, output } = await run({ file, args, show });
  if (code === 0) return output.trim();
  throw new StartError(`${file} ${args[0]} failed: ${output.slice(-2000)}`);
}

/** buildah with a store of its own; it needs neither a daemon nor a registry. */
export async function buildah(args: string[], show = false): Promise<string> {
  const file = await findProgram("buildah");
  const place = ["--root", join(CACHE, "store"), "--runroot", join(CACHE, "run"), "--storage-driver", "overlay"];
  return runTool(file, [...place, ...args], show);
}
