import type pg from "pg";

/** Shared by all connections of a process, whose servers ask the same. */
const names = new Map<string, string>();

/** So many rows at once are written once: preparing it would only take memory. */
const LONGEST = 20_000;

/** One statement that reads or writes rows; several at once cannot be prepared, nor what begins a transaction. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;

/** Makes a connection prepare what it asks; a clone plans it once (`cloned-database.ts`). */
export function prepareAll(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const asked = (...given: unknown[]) => {
    const [text, values] = given;
    if (typeof text !== "string" || typeof values === "function" || text.length > LONGEST || !PLANNED.test(text))
      return query(...given);
    const name = names.get(text) ?? `test_${names.size}`;
    names.set(text, name);
    return query({ name, text, values: values ?? [] }, ...given.slice(2));
  };
  client.query = asked as typeof client.query;
}

/** What pg-pool keeps to itself. */
type Kept = { _idle: { client: pg.PoolClient }[]; _clients: pg.PoolClient[]; _pulseQueue(): void };

/** Lends the oldest idle connection, not the last returned: one after the other, all would prepare every statement. */
export function lendOldest(pool: pg.Pool): void {
  const kept = pool as unknown as Kept;
  const pulse = kept._pulseQueue.bind(pool);
  kept._pulseQueue = () => {
    const ageOf = ({ client }: { client: pg.PoolClient }) => kept._clients.indexOf(client);
    // It takes the last one.
    kept._idle.sort((one, other) => ageOf(other) - ageOf(one));
    pulse();
  };
}
