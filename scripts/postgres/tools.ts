import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { step } from "../progress.ts";

/** The major version of our PostgreSQL, whose tools take no other. */
const VERSION = 18;
const TOOLS = ["pg_dump", "pg_restore", "pg_basebackup", "pg_receivewal", "createdb", "vacuumdb", "psql"];
const MIRROR = "https://deb.debian.org/debian";

/** A folder with pg_dump and its like: of this machine, or unpacked from Debian's packages without installing them. */
export async function findTools(): Promise<string> {
  const places = [...(process.env.PATH ?? "").split(":"), `/usr/lib/postgresql/${VERSION}/bin`];
  const found = places.find(isWhole);
  if (found) return found;
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), `aufwind-postgres-${VERSION}`);
  const bin = join(folder, "bin");
  if (!isWhole(bin)) await step(`Fetching the tools of PostgreSQL ${VERSION}`, () => unpack(folder, bin));
  if (isWhole(bin)) return bin;
  throw new Error(`there is no pg_dump of PostgreSQL ${VERSION} here; please install postgresql-client-${VERSION}`);
}

/** A folder with all of them, in our version. */
const isWhole = (folder: string) => TOOLS.every((tool) => versionOf(join(folder, tool)) === VERSION);

function versionOf(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const { stdout } = spawnSync(file, ["--version"], { encoding: "utf8" });
  return Number(/\) (\d+)/.exec(stdout ?? "")?.[1]);
}

type Package = { file: string; needs: string[] };

/** Debian's unstable has it, with a C library of its own: each tool is started by that library's loader. */
async function unpack(folder: string, bin: string): Promise<void> {
  mkdirSync(bin, { recursive: true });
  const list = await fetch(`${MIRROR}/dists/sid/main/binary-amd64/Packages.xz`);
  const text = execFileSync("xz", ["-dc"], {
    input: Buffer.from(await list.arrayBuffer()),
    maxBuffer: 2 ** 30,
  }).toString();
  const packages = new Map(text.split("\n\n").map((block) => [field(block, "Package"), packageOf(block)]));
  const wanted = new Set([`postgresql-client-${VERSION}`, "libc6"]);
  for (const name of wanted)
    for (const need of packages.get(name)?.needs ?? []) if (/^lib/.test(need)) wanted.add(need);
  for (const name of wanted) {
    const file = packages.get(name)?.file;
    if (!file) continue;
    const deb = join(folder, "package.deb");
    writeFileSync(deb, Buffer.from(await (await fetch(`${MIRROR}/${file}`)).arrayBuffer()));
    execFileSync("dpkg-deb", ["-x", deb, folder]);
  }
  const libraries = ["usr/lib", "lib"].flatMap((part) =>
    existsSync(join(folder, part)) ? [join(folder, part, "x86_64-linux-gnu")] : [],
  );
  const loader = libraries
    .flatMap((each) => (existsSync(each) ? readdirSync(each).map((name) => join(each, name)) : []))
    .find((file) => /ld-linux-x86-64\.so\.2$/.test(file));
  for (const tool of TOOLS) {
    const real = join(folder, `usr/lib/postgresql/${VERSION}/bin/${tool}`);
    writeFileSync(join(bin, tool), `#!/bin/sh\nexec ${loader} --library-path ${libraries.join(":")} ${real} "$@"\n`);
    chmodSync(join(bin, tool), 0o755);
  }
}

const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
const packageOf = (block: string): Package => ({
  file: field(block, "Filename"),
  needs: `${field(block, "Depends")}, ${field(block, "Pre-Depends")}`
    .split(/[,|]/)
    .map((word) => word.trim().split(/[ :(]/)[0] ?? "")
    .filter(Boolean),
});
