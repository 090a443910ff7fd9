import { sql } from "kysely";
import type pg from "pg";

const MARK = "/* kept */";

/** Marks a statement to be prepared per connection: for those that take as long to plan as to run. */
export const PREPARED = sql.raw(MARK);

/**
 * A prepared plan takes up to a tenth of a megabyte per connection; statements beyond this number are planned each
 * time.
 */
const MOST = 200;

/** At the very front, or where a query builder can put it. */
const isMarked = (text: string) => text.startsWith(MARK) || text.startsWith(`select ${MARK}`);

/** The prepared statements of one pool's connections. */
export function createPrepared() {
  const names = new Map<string, string>();

  /** The name of a statement to prepare; undefined for all others. */
  function nameOf(text: string): string | undefined {
    if (!isMarked(text)) return undefined;
    const known = names.get(text);
    if (known || names.size >= MOST) return known;
    const name = `kept_${names.size}`;
    names.set(text, name);
    return name;
  }

  return {
    nameOf,
    /** Makes a connection prepare the marked statements. */
    keepIn(client: pg.PoolClient): void {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      const asked = (text: unknown, ...rest: unknown[]) => {
        const name = typeof text === "string" ? nameOf(text) : undefined;
        const [values, ...others] = rest;
        return name ? query({ name, text, values }, ...others) : query(text, ...rest);
      };
      client.query = asked as typeof client.query;
    },
  };
}
