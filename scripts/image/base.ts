import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { findInstalled, findProgram } from "../debian-package.ts";
import { step } from "../progress.ts";
import { ROOT } from "../project.ts";
import { StartError } from "../start-error.ts";
import { buildah, CACHE, runTool } from "./builder.ts";

const MIRROR = "http://deb.debian.org/debian";
/** The authorities that this machine trusts: a company's own proxy may be one. */
const AUTHORITIES = "etc/ssl/certs/ca-certificates.crt";

/** The base image by its own name: from its registry, or where that cannot be reached, one of the same parts. */
export async function ensureBase(image: string): Promise<"registry" | "stand-in"> {
  const name = `docker.io/library/${image}`;
  const isThere = await buildah(["images", "--quiet", name]).catch(() => "");
  if (isThere) return existsSync(standInFolder(image)) ? "stand-in" : "registry";
  const isPulled = await buildah(["pull", "--quiet", name]).then(
    () => true,
    () => false,
  );
  if (isPulled) return "registry";
  await step(`Making a stand-in for ${image}, whose registry does not answer`, () => makeStandIn(image, name));
  return "stand-in";
}

const standInFolder = (image: string) => join(CACHE, image.replace(":", "-"));

/** Debian's own packages, and Node and npm as they come from npm: what the official image is made of. */
async function makeStandIn(image: string, name: string): Promise<void> {
  const [, node, suite] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? [];
  const { version } = JSON.parse(readFileSync(join(ROOT, "node_modules/node/package.json"), "utf8"));
  if (!suite || node !== version)
    throw new StartError(`${image} is not Debian with Node ${version}, which we develop with.`);
  const folder = standInFolder(image);
  if (!existsSync(folder)) {
    const making = `${folder}.unfinished`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    const packages = "--include=ca-certificates,libatomic1";
    await runTool(await findProgram("debootstrap"), ["--variant=minbase", packages, suite, making, MIRROR]);
    addNode(making);
    renameSync(making, folder);
  }
  const dockerfile = join(CACHE, "base.Dockerfile");
  writeFileSync(dockerfile, "FROM scratch\nCOPY . /\n");
  await buildah(["build", "--isolation", "chroot", "--tag", name, "--file", dockerfile, folder]);
}

function addNode(root: string): void {
  const local = join(root, "usr/local");
  copyFileSync(join(ROOT, "node_modules/node/bin/node"), join(local, "bin/node"));
  // Asked for its folder, npm answers by the Node that runs it, which here is the one of our packages, without npm.
  const npm = dirname(dirname(realpathSync(findInstalled(["npm"]) ?? "")));
  cpSync(npm, join(local, "lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  execFileSync("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);
  if (!existsSync(`/${AUTHORITIES}`)) return;
  copyFileSync(`/${AUTHORITIES}`, join(root, AUTHORITIES));
  mkdirSync(join(local, "etc"), { recursive: true });
  writeFileSync(join(local, "etc/npmrc"), `cafile=/${AUTHORITIES}\n`);
}
