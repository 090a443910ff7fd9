import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onStop } from "@aufwind/scripts/lifecycle.ts";
import { freePort } from "@aufwind/scripts/port.ts";
import { findBinaries } from "@aufwind/scripts/postgres/binaries.ts";
import { findIdentity } from "@aufwind/scripts/postgres/identity.ts";
import { launchServer } from "@aufwind/scripts/postgres/server.ts";
import { findTools } from "@aufwind/scripts/postgres/tools.ts";
import { startPostgres } from "@aufwind/scripts/postgres.ts";
import { step } from "@aufwind/scripts/progress.ts";
import { ROOT } from "@aufwind/scripts/project.ts";
import pg from "pg";
import { compareWithDatabase } from "./acknowledged-writes.ts";
import { makeCrowd } from "./crowd.ts";
import type { Installation } from "./installation.ts";
import { startLoad } from "./load.ts";
import { type Row, scaledToRun } from "./promise.ts";

const RATE = 60;
const CLIENTS = 600;
const SECONDS = 60;

/** The commands of docs/operations.md, by what stands in them: document and proof cannot part. */
function commandsWith(words: string): string {
  const text = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const chapter = text.slice(text.indexOf("## Backup and restore"), text.indexOf("## Scaling"));
  const block = [...chapter.matchAll(/```sh\n(.*?)```/gs)]
    .map(([, code = ""]) => code)
    .find((code) => code.includes(words));
  if (!block) throw new Error(`docs/operations.md has no command with ${words} any more`);
  return block;
}

/** Dump and base backup while people write, both restored into empty clusters and compared. */
export async function prove(installation: Installation): Promise<Row> {
  const { databases, pool } = installation;
  const tools = await findTools();
  const folder = join(installation.folder, "backup");
  const [archive, base, restored] = ["archive", "base", "restored"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive, { recursive: true });
  const binaries = await findBinaries();
  const identity = findIdentity(join(installation.folder, "primary"), binaries.postgres);
  own(archive, identity.owner);
  const env = {
    PATH: `${tools}:${process.env.PATH}`,
    DATABASE_URL: databases.directUrl,
    ARCHIVE: archive,
    BASE: base,
    RESTORED: restored,
  };
  const carryOut = (words: string, over: Record<string, string> = {}) =>
    shell(commandsWith(words), { folder, env: { ...env, ...over } });
  await step("Switching the archive on", async () => {
    carryOut("archive_command");
    await databases.restart();
    await pause(2000);
  });
  const crowd = await makeCrowd(installation, scaledToRun(CLIENTS, 100));
  const load = startLoad(installation, { rate: RATE, seconds: 3600, streams: 0, crowd });
  await load.begun;
  await pause(scaledToRun(SECONDS, 5) * 250);
  await step("Base backup, while people write", async () => carryOut("pg_basebackup"));
  await pause(scaledToRun(SECONDS, 5) * 250);
  const beforeDump = { at: Date.now(), counts: await countsOf(pool) };
  await step("Dump, while people write", async () => carryOut("pg_dump"));
  const afterDump = await countsOf(pool);
  await pause(scaledToRun(SECONDS, 5) * 250);
  const moment = new Date();
  await pause(scaledToRun(SECONDS, 5) * 250);
  load.stop();
  await load.result;
  const told = load.acknowledged();
  const last =
    (await pool.query<{ name: string }>("select pg_walfile_name(pg_switch_wal()) as name")).rows[0]?.name ?? "";
  for (let left = 120; left > 0 && !existsSync(join(archive, last)); left--) await pause(500);

  const dumped = await step("Restoring the dump into an empty cluster", () => restoreDump(folder, carryOut));
  const fromDump = await compareWithDatabase(
    dumped,
    told.filter(({ at }) => at < beforeDump.at),
  );
  const restoredCounts = await countsOf(dumped);
  const outside = [...restoredCounts].filter(([table, count]) => {
    const [one = 0, other = 0] = [beforeDump.counts.get(table), afterDump.get(table)];
    return count < Math.min(one, other) || count > Math.max(one, other);
  });
  const isBalanced =
    Number((await dumped.query("select coalesce(sum(amount_cents), 0) as cents from ledger_entries")).rows[0].cents) ===
    0;
  await dumped.end();

  // PostgreSQL reads no ISO text with T and Z in its configuration.
  carryOut("recovery_target_time", { MOMENT: moment.toISOString().replace("T", " ").replace("Z", "+00") });
  own(restored, identity.owner);
  const recovered = await step("Recovering to the moment in an empty cluster", () =>
    start(restored, databases.directUrl, identity),
  );
  const atMoment = await compareWithDatabase(
    recovered,
    told.filter(({ at }) => at < moment.getTime()),
  );
  const { rows } = await recovered.query<{ count: string }>(
    "select count(*) from messages where sent_at > $1::timestamptz + interval '1 s'",
    [moment],
  );
  const later = Number(rows[0]?.count);
  await recovered.end();
  for (const [table, count] of outside)
    console.log(`  ✗ ${table}: ${count}, between ${beforeDump.counts.get(table)} and ${afterDump.get(table)}`);
  return {
    promise: "backup",
    done: "dump and base backup with archived log at 60 requests/s, by the commands of docs/operations.md; both restored into empty clusters and compared",
    count: `${told.length} acknowledged writes; dump: ${fromDump.told} before it, ${restoredCounts.size} tables counted; moment: ${atMoment.told} before it`,
    lost: `dump ${fromDump.lost}, moment ${atMoment.lost} (${later} from after it), ${outside.length} tables off`,
    measured: `${fromDump.lost + atMoment.lost + later + outside.length} differences, ledger ${isBalanced ? "0" : "not 0"}`,
    target: "0",
    isKept: fromDump.lost + atMoment.lost + later + outside.length === 0 && isBalanced && atMoment.told > fromDump.told,
  };
}

type Place = { folder: string; env: Record<string, string> };

function shell(code: string, { folder, env }: Place): void {
  const { status, stderr } = spawnSync("sh", ["-e", "-c", code], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`a command of docs/operations.md failed: ${stderr.slice(-500)}`);
}

/** PostgreSQL does not run as root; its files are its user's. */
function own(folder: string, owner: { uid: number; gid: number } | undefined): void {
  if (!owner) return;
  chownSync(folder, owner.uid, owner.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
}

async function restoreDump(
  folder: string,
  carryOut: (words: string, env: Record<string, string>) => void,
): Promise<pg.Pool> {
  const empty = await startPostgres({ folder: join(folder, "empty") });
  onStop((hurry) => empty.stop(hurry));
  const { hostname, port, username, password } = new URL(empty.url);
  carryOut("pg_restore", { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password });
  return new pg.Pool({ connectionString: empty.url.replace(/\/\w+$/, "/aufwind_restored"), max: 2 });
}

/** PostgreSQL on the restored folder, once it has reached the moment. */
async function start(data: string, like: string, identity: ReturnType<typeof findIdentity>): Promise<pg.Pool> {
  const cluster = { data, log: `${data}.log`, password: "", identity };
  const port = await freePort();
  const child = await launchServer({ cluster, binaries: await findBinaries(), port, fast: false, replicated: true });
  onStop(() => void child.kill("SIGINT"));
  const pool = new pg.Pool({
    connectionString: Object.assign(new URL(like), { host: `127.0.0.1:${port}` }).href,
    max: 2,
  });
  pool.on("error", () => undefined);
  for (let left = 120; left > 0; left--) {
    const { rows } = await pool.query<{ busy: boolean }>("select pg_is_in_recovery() as busy");
    if (!rows[0]?.busy) return pool;
    await pause(500);
  }
  throw new Error("the recovery did not end");
}

/** The rows of what the documentation's rehearsal compares. */
async function countsOf(pool: pg.Pool): Promise<Map<string, number>> {
  const text = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const named = /compare\s+counts\s+of\s+(.*?)\s+with\s+production/s.exec(text)?.[1] ?? "";
  const counts = new Map<string, number>();
  for (const [, table = ""] of named.matchAll(/`(\w+)`/g)) {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from ${table}`);
    counts.set(table, Number(rows[0]?.count));
  }
  return counts;
}
