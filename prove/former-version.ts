import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { onStop } from "@aufwind/scripts/lifecycle.ts";
import { ROOT } from "@aufwind/scripts/project.ts";
import { run } from "@aufwind/scripts/run.ts";

/** How far back where there is neither a tag nor a wish. */
const COMMITS_BACK = 100;

export type Former = { name: string; root: string };

const git = async (...args: string[]) => {
  const { code, output } = await run({ file: "git", args });
  return code === 0 ? output.trim() : undefined;
};

/** The version to upgrade from: PROVE_UPGRADE_FROM, else the last tag, else the hundredth commit back. */
async function formerCommit(): Promise<string> {
  const { PROVE_UPGRADE_FROM } = process.env;
  if (PROVE_UPGRADE_FROM) return PROVE_UPGRADE_FROM;
  const tag = await git("describe", "--tags", "--abbrev=0", "HEAD^");
  if (tag) return tag;
  const commits = await git("rev-list", "--first-parent", `--max-count=${COMMITS_BACK}`, "HEAD");
  return commits?.split("\n").at(-1) ?? "HEAD";
}

/** A checkout of that version in `folder`, with its dependencies and its pages built. */
export async function checkOutFormer(folder: string): Promise<Former> {
  const commit = await formerCommit();
  const root = join(folder, "former");
  const added = await git("worktree", "add", "--detach", root, commit);
  if (added === undefined) throw new Error(`the version ${commit} could not be checked out`);
  onStop(() => git("worktree", "remove", "--force", root));
  if (thirdParties(root) === thirdParties(ROOT)) linkModules(root);
  // The builder is among the packages that a production install leaves out.
  else await must(root, "npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  await must(root, process.execPath, ["scripts/build.ts"]);
  const short = (await git("rev-parse", "--short", commit)) ?? commit;
  return { name: short === commit ? short : `${commit.slice(0, 40)} (${short})`, root };
}

async function must(cwd: string, file: string, args: string[]): Promise<void> {
  const { code, output } = await run({ file, args, cwd, env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Error(`${basename(file)} ${args.join(" ")} failed: ${output.slice(-4000)}`);
}

/** What the lock file says about packages of others. */
function thirdParties(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string; link?: boolean }>;
  };
  const others = Object.entries(packages).filter(([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link);
  return others.map(([path, { version }]) => `${path} ${version}`).join("\n");
}

/** The same packages of others, and its own ones of ours. */
function linkModules(root: string): void {
  const [from, to] = [join(ROOT, "node_modules"), join(root, "node_modules")];
  mkdirSync(join(to, "@aufwind"), { recursive: true });
  for (const name of readdirSync(from)) if (name !== "@aufwind") symlinkSync(join(from, name), join(to, name));
  const own = ["packages", "apps"].flatMap((part) => readdirSync(join(root, part)).map((name) => join(part, name)));
  for (const path of [...own, "e2e", "bench", "prove", "scripts"])
    if (existsSync(join(root, path, "package.json")))
      symlinkSync(join(root, path), join(to, "@aufwind", basename(path)));
}
