import { strict as assert } from "node:assert";
import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { onStop } from "../lifecycle.ts";
import { freePort } from "../port.ts";
import { findBinaries } from "../postgres/binaries.ts";
import { findIdentity } from "../postgres/identity.ts";
import { findTools } from "../postgres/tools.ts";
import { startPostgres } from "../postgres.ts";
import { step } from "../progress.ts";
import { ROOT } from "../project.ts";
import { startService } from "./service-script.ts";

const REPLICATION_PASSWORD = "replication-of-the-try";
const MONTH_AGO = new Date(Date.now() - 30 * 86_400_000);

type Site = { folder: string; url: URL; env: Record<string, string>; here: Record<string, string> };

/** User, replica and backups of compose on a PostgreSQL of ours that has compose's pg_hba.conf. */
export async function tryReplication(above: string): Promise<void> {
  const folder = join(above, "replication");
  mkdirSync(folder, { mode: 0o711 });
  const primary = await startPostgres({
    folder: join(folder, "primary"),
    fast: true,
    replicated: true,
    database: "aufwind",
  });
  onStop((hurry) => primary.stop(hurry));
  const url = new URL(primary.url);
  const hba = join(folder, "primary/data/pg_hba.conf");
  writeFileSync(hba, readFileSync(join(ROOT, "deployment/pg_hba.conf"), "utf8"));
  await query(primary.url, "select pg_reload_conf()");
  await query(primary.url, "create table notes (text text); insert into notes values ('before')");
  const env = { POSTGRES_PASSWORD: url.password, REPLICATION_PASSWORD };
  const here = { PATH: `${await programs(folder)}:${process.env.PATH}`, PGHOST: url.hostname, PGPORT: url.port };
  const site: Site = { folder, url, env, here };
  await step("the user of replication, made twice", () => makeUser(site));
  await step("the replica copies, follows, and follows again after a restart", () => tryReplica(site));
  await step("backups: log, base, dump and files, the old ones forgotten, restored", () => tryBackups(site));
}

/** PostgreSQL's programs; the server itself, which refuses root, by one that becomes its user first. */
async function programs(folder: string): Promise<string> {
  const { postgres } = await findBinaries();
  const { owner, command } = findIdentity(join(folder, "primary"), postgres);
  const bin = join(folder, "bin");
  cpSync(await findTools(), bin, { recursive: true });
  const { file, args } = command(postgres, []);
  const own = owner ? `chown -R ${owner.uid}:${owner.gid} "$PGDATA"\n` : "";
  writeFileSync(join(bin, "postgres"), `#!/bin/sh\n${own}exec ${[file, ...args].join(" ")} "$@"\n`);
  chmodSync(join(bin, "postgres"), 0o755);
  return bin;
}

async function makeUser({ folder, url, env, here }: Site): Promise<void> {
  for (const password of ["another", REPLICATION_PASSWORD]) {
    const given = { folder, env: { ...env, REPLICATION_PASSWORD: password }, here: { ...here, PGUSER: url.username } };
    const user = startService("replication-user", given);
    assert.equal(await user.ended, 0, user.said());
  }
}

async function tryReplica({ folder, url, env, here }: Site): Promise<void> {
  const port = await freePort();
  // As many connections as the primary has, which is ours and not that of compose.
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 200 };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const address = Object.assign(new URL(url), { port: String(port) }).href;
  for (const text of ["copied", "followed"]) {
    const replica = startService("replica", { folder, env, here: { ...here, PGDATA: join(folder, "replica") }, args });
    await query(url.href, "insert into notes values ($1)", text);
    const isThere = "select pg_is_in_recovery() and exists (select from notes where text = $1) as holds";
    await eventually(() => holds(address, isThere, text), replica.said);
    const isFollowing =
      "select exists (select from pg_replication_slots where slot_name = 'replica' and active) as holds";
    await eventually(() => holds(url.href, isFollowing), replica.said);
    assert.equal(await replica.stop(), 0, replica.said());
  }
}

async function tryBackups({ folder, url, env, here }: Site): Promise<void> {
  const [backups, files] = [join(folder, "backups"), join(folder, "files")];
  mkdirSync(files);
  writeFileSync(join(files, "photo"), "a photo");
  const old = ["2020-01-01", "wal/000000010000000000000000"].map((name) => join(backups, name));
  mkdirSync(old[0] ?? "", { recursive: true });
  mkdirSync(join(backups, "wal"));
  writeFileSync(old[1] ?? "", "");
  for (const path of old) utimesSync(path, MONTH_AGO, MONTH_AGO);
  const given = { folder, env, here: { ...here, PGUSER: url.username, BACKUPS: backups, FILES: files } };
  const service = startService("backups", given);
  const day = join(backups, new Date().toISOString().slice(0, 10));
  await eventually(async () => existsSync(day) && !old.some(existsSync), service.said);
  assert.equal(readFileSync(join(day, "files/photo"), "utf8"), "a photo");

  await query(url.href, "insert into notes values ('after the backup')");
  const [{ name }] = (await query(url.href, "select pg_walfile_name(pg_switch_wal()) as name")) as [{ name: string }];
  await eventually(async () => existsSync(join(backups, "wal", name)), service.said);
  await service.stop();
  const once = startService("backups", { ...given, args: ["now"] });
  assert.equal(await once.ended, 0, once.said());
  assert.equal(readdirSync(backups).filter((each) => /^\d{4}-/.test(each)).length, 2);
  await restore({ folder, base: join(day, "base"), log: join(backups, "wal"), url, path: here.PATH ?? "" });
}

type Restored = { folder: string; base: string; log: string; url: URL; path: string };

/** The base backup with the log comes to what was written after it. */
async function restore({ folder, base, log, url, path }: Restored): Promise<void> {
  const data = join(folder, "restored");
  cpSync(base, data, { recursive: true });
  const kept = join(folder, "kept-log");
  cpSync(log, kept, { recursive: true });
  chmodSync(kept, 0o755);
  for (const name of readdirSync(kept)) chmodSync(join(kept, name), 0o644);
  writeFileSync(join(data, "recovery.signal"), "");
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    restore_command: `cp ${kept}/%f %p`,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(folder, "bin/postgres"), ["-D", data, ...args], {
    env: { PATH: path, PGDATA: data },
    stdio: "ignore",
  });
  onStop(() => void server.kill("SIGINT"));
  const address = Object.assign(new URL(url), { port: String(port) }).href;
  const isBack = "select exists (select from notes where text = 'after the backup') as holds";
  await eventually(
    () => holds(address, isBack),
    () => "the restored database lacks what was written last",
  );
  server.kill("SIGINT");
}

async function query(url: string, sql: string, ...values: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values.length > 0 ? values : undefined)).rows;
  } finally {
    await client.end();
  }
}

const holds = async (url: string, sql: string, ...values: string[]): Promise<boolean> =>
  ((await query(url, sql, ...values)) as { holds: boolean }[])[0]?.holds === true;

async function eventually(check: () => Promise<boolean>, said: () => string): Promise<void> {
  for (let left = 150; left > 0; left--) {
    if (await check().catch(() => false)) return;
    await pause(200);
  }
  throw new Error(`it did not come about within half a minute: ${said()}`);
}
