import { sql } from "kysely";
import { type Tx, transact } from "../src/platform/database/database.ts";
import type { TestServer } from "./test-server.ts";

type Race = {
  /** The request in progress, which has to wait for the person's row. */
  under: () => Promise<Response>;
  /** What comes first. */
  first: (tx: Tx) => Promise<unknown>;
};

/**
 * Does something to a person while a request of theirs is half done: without timing, since the row lock is the gate.
 */
export async function meanwhile(server: TestServer, userId: string, { under, first }: Race): Promise<Response> {
  let answer: Promise<Response> | undefined;
  await transact(server.database, async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
    answer = under();
    while (!(await isWaiting(server)));
    await first(tx);
  });
  if (!answer) throw new Error("Nothing was under way.");
  return answer;
}

/** Whether somebody waits for a lock. */
export async function isWaiting({ database }: TestServer): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select count(*) > 0 as waiting from pg_locks lock join pg_stat_activity activity using (pid)
    where not lock.granted and activity.datname = current_database()`.execute(database);
  return rows[0]?.waiting ?? false;
}
