import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Identity } from "./identity.ts";

/** What belongs to the running server, or is sent by streaming. */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|.*\bpgsql_tmp.*)$/;

type Copied = { client: pg.Client; to: string; identity: Identity };

/**
 * Copies the files of a running server on this machine to `to`: what `pg_basebackup` does, which does not come with the
 * PostgreSQL from npm. The log from the beginning of the copy on makes it consistent.
 */
export async function copyRunningCluster({ client, to, identity }: Copied): Promise<void> {
  await client.query("select pg_backup_start('replica', fast => true)");
  const { rows: places } = await client.query<{ from: string }>("select current_setting('data_directory') as \"from\"");
  copyFolder(places[0]?.from ?? "", to, identity);
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  writeAsOwner(join(to, "backup_label"), rows[0]?.labelfile ?? "", identity);
}

export function writeAsOwner(file: string, text: string, { owner }: Identity): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
}

function copyFolder(from: string, to: string, { owner }: Identity, inside = ""): void {
  const target = join(to, inside);
  mkdirSync(target, { recursive: true });
  chmodSync(target, 0o700);
  if (owner) chownSync(target, owner.uid, owner.gid);
  for (const entry of readdirSync(join(from, inside), { withFileTypes: true })) {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) copyFolder(from, to, { owner } as Identity, path);
    else copyIfThere(join(from, path), join(to, path), owner);
  }
}

/** A table may be dropped while the files are copied; the log knows. */
function copyIfThere(from: string, to: string, owner: Identity["owner"]): void {
  try {
    copyFileSync(from, to);
    if (owner) chownSync(to, owner.uid, owner.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
