import { sql } from "kysely";
import type pg from "pg";

const MARK = "/* kept */";

/** Begins a statement that PostgreSQL keeps planned, per connection: for those that take as long to plan as to run. */
export const PREPARED = sql.raw(MARK);

/** A kept plan takes up to a tenth of a megabyte in each connection; what comes after so many is planned each time. */
const MOST = 200;

/** At the very front, or where a query builder can put it. */
const isMarked = (text: string) => text.startsWith(MARK) || text.startsWith(`select ${MARK}`);

/** The statements that the connections of one pool keep. */
export function createPrepared() {
  const names = new Map<string, string>();

  /** The name of a statement that is to be kept; undefined for all others. */
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
    /** Makes a connection keep the statements that are marked so. */
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
