import type pg from "pg";

/** An arbitrary lock number that nobody else uses: neither migrations (…118) nor the chain of the log (…119). */
const LOCK = 7_305_401_190;

/**
 * Lets one server at a time fill the demo, until it calls what it gets. What one has left that was killed meanwhile is
 * emptied first: half a demo looks like a whole one to whoever comes next.
 */
export async function lockDemo(pool: pg.Pool): Promise<() => Promise<void>> {
  const client = await pool.connect();
  let isHeld = true;
  const release = async () => {
    // Closing the session releases the lock.
    if (isHeld) client.release(true);
    isHeld = false;
  };
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    if (await isHalfFilled(client)) await client.query(EMPTY);
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}

/** The mark on all people is set at the end. Anybody with another address than the demo's keeps the database as it is. */
async function isHalfFilled(client: pg.PoolClient): Promise<boolean> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('public.users') is not null as there",
  );
  if (!tables[0]?.there) return false;
  const { rows } = await client.query<{ isHalf: boolean | null }>(`
    select count(*) > 0 and not bool_or(is_demo) and bool_and(email like '%@example.org') as "isHalf" from users`);
  return rows[0]?.isHalf === true;
}

const EMPTY = `
  drop schema public cascade;
  drop schema if exists pgboss cascade;
  create schema public`;
