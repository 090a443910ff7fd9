import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";

const FOLDER = new URL("../../../migrations/", import.meta.url);
/** An arbitrary lock number that nobody else uses. */
const LOCK = 7_305_401_118;

type Migration = { name: string; sql: string; checksum: string };

/** Applies missing migrations and returns their names. Forward only; servers that start at once take turns. */
export async function migrate(pool: pg.Pool, folder: URL = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    // A migration may take longer than a request.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    return await applyMissing(client, migrations);
  } finally {
    // Closing the session releases the lock and the setting, whatever the transaction's state.
    client.release(true);
  }
}

/** How many of this version's migrations the database has not had. */
export async function countPending(pool: pg.Pool): Promise<number> {
  const names = await namesIn(FOLDER);
  const { rows } = await pool.query<{ name: string }>("select name from migrations");
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name)).length;
}

const namesIn = async (folder: URL): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = await namesIn(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex") };
    }),
  );
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>("select name, checksum from migrations");
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum) {
      throw new Error(
        `The migration ${migration.name} was changed after this database had applied it; add a new file instead.`,
      );
    }
    await apply(client, migration);
    done.push(migration.name);
  }
  return done;
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration) {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
