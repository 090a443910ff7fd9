import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../start-error.ts";
import type { Binaries } from "./binaries.ts";
import { findIdentity, type Identity } from "./identity.ts";
import { refuseSecondServer, stopLeftoverServer } from "./leftover-server.ts";

export type Cluster = { data: string; log: string; password: string; identity: Identity };
type Place = { folder: string; binaries: Binaries; fast: boolean };

/** The folder with a database cluster that nobody runs: created on the first start, checked on every other. */
export async function prepareCluster({ folder, binaries, fast }: Place): Promise<Cluster> {
  const data = join(folder, "data");
  const identity = openFolder(folder, binaries);
  await refuseSecondServer(folder);
  if (existsSync(join(data, "PG_VERSION"))) {
    checkVersion(data, binaries);
    await stopLeftoverServer(data);
  } else await initialise({ folder, binaries, fast, identity });
  const log = join(folder, "server.log");
  keep(join(folder, "supervisor.pid"), `${process.pid}\n`, identity);
  keep(log, "", identity);
  return { data, log, password: readFileSync(join(folder, "password"), "utf8"), identity };
}

/** Writes a file owned by the folder's owner, whoever writes it. */
function keep(file: string, text: string, { owner }: Identity) {
  writeFileSync(file, text, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
}

function openFolder(folder: string, binaries: Binaries): Identity {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const identity = findIdentity(folder, binaries.postgres);
    if (identity.owner) chownSync(folder, identity.owner.uid, identity.owner.gid);
    chmodSync(folder, 0o700);
    if (existsSync(join(folder, "data"))) accessSync(join(folder, "data", "PG_VERSION"));
    return identity;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be used: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM") return "this user may not read and write there";
  if (code === "ENOTDIR" || code === "EEXIST") return "there is a file where a folder should be";
  if (code === "EROFS") return "the disk is read-only";
  if (code === "ENOSPC") return "the disk is full";
  if (code === "ENOENT") return "it holds something that is not a database";
  return message;
}

function checkVersion(data: string, { postgres }: Binaries) {
  const ours = /\d+/.exec(execFileSync(postgres, ["--version"], { encoding: "utf8" }))?.[0];
  const theirs = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (ours !== theirs)
    throw new StartError(
      `The data folder ${data} was written by PostgreSQL ${theirs}, but this is PostgreSQL ${ours}; please move it away or give a DATABASE_URL.`,
    );
}

/** Created beside its place and moved when complete, so an interrupted first start leaves nothing half-made. */
async function initialise({ folder, binaries, fast, identity }: Place & { identity: Identity }) {
  const unfinished = join(folder, "data.new");
  const password = join(folder, "password");
  rmSync(unfinished, { recursive: true, force: true });
  keep(password, randomBytes(24).toString("hex"), identity);
  const { file, args, ...as } = identity.command(binaries.initdb, [
    `--pgdata=${unfinished}`,
    "--username=postgres",
    `--pwfile=${password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    // Each test server opens some connections, and hashing a random password 4096 times for each protects nothing.
    ...(fast ? ["--no-sync", "--set=scram_iterations=1"] : []),
  ]);
  try {
    await promisify(execFile)(file, args, { ...as, cwd: "/", env: { ...process.env, LC_ALL: "C" } });
  } catch (error) {
    const words = (error as { stderr?: string }).stderr ?? "";
    const reason = /(?:error|FATAL): +(.+)/.exec(words)?.[1] ?? (error as Error).message.split("\n")[0];
    throw new StartError(`PostgreSQL could not be set up in ${folder}: ${reason}.`);
  }
  renameSync(unfinished, join(folder, "data"));
}
