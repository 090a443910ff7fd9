import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
    /** Of its Unix socket, if it has one. */
    socketFolder: string;
    templateDatabase: string;
  }
}

const MIGRATIONS = new URL("../migrations/", import.meta.url);

/** Vitest's global set-up: one migrated database that every test file clones, a fraction of the time of migrating. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error("TEST_DATABASE_URL is missing: the address of a PostgreSQL in which tests may create databases.");
  project.provide("databaseUrl", url);
  project.provide("socketFolder", await socketFolderOf(url));
  project.provide("templateDatabase", await ensureTemplate(url));
}

async function socketFolderOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('unix_socket_directories') as folder",
    );
    // The one of another machine or of somebody's own server may be out of reach.
    return existsSync(join(rows[0]?.folder ?? "", `.s.PGSQL.${new URL(url).port}`)) ? (rows[0]?.folder ?? "") : "";
  } finally {
    await client.end();
  }
}

/** The name of a template for the current migrations; built once, kept for the next run. */
export async function ensureTemplate(url: string): Promise<string> {
  const name = `template_${await fingerprint()}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    // Two test runs may start at once.
    await admin.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return name;
    await admin.query(`drop database if exists ${name}_unfinished with (force)`);
    await admin.query(`create database ${name}_unfinished`);
    // Loads the whole server, which most runs do not need.
    const { fillTemplate } = await import("./filled-template.ts");
    await fillTemplate(addressOf(url, `${name}_unfinished`));
    // Closed connections may linger for a moment, and a database in use cannot be renamed.
    const lingering = "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1";
    await admin.query(lingering, [`${name}_unfinished`]);
    await admin.query(`alter database ${name}_unfinished rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

/** The address of another database on the same server. */
export const addressOf = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

async function fingerprint() {
  const hash = createHash("sha256");
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(new URL(name, MIGRATIONS)));
  return hash.digest("hex").slice(0, 12);
}
