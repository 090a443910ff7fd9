import type pg from "pg";

/** Shared by all connections of a process, whose servers ask the same. */
const names = new Map<string, string>();

/** So many rows at once are written once: preparing it would only take memory. */
const LONGEST = 20_000;

/** Makes a connection prepare what it asks with values; a clone plans it once (`cloned-database.ts`). */
export function prepareAll(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const asked = (...given: unknown[]) => {
    const [text, values] = given;
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0 || text.length > LONGEST)
      return query(...given);
    const name = names.get(text) ?? `test_${names.size}`;
    names.set(text, name);
    return query({ name, text, values }, ...given.slice(2));
  };
  client.query = asked as typeof client.query;
}
