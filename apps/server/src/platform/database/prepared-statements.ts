import { sql } from "kysely";
import type pg from "pg";

const MARK = "/* planned for its values */";

/** Keeps a statement from being prepared: one whose values tell which index to take. */
export const NEVER_PREPARED = sql.raw(MARK);

/** Asked so often by this process, a statement is prepared: planning takes longer than running most of ours. */
const OFTEN = 10;
/** A plan takes up to a tenth of a megabyte in each connection; statements beyond this number are planned each time. */
const MOST = 300;
/** Many rows at once: such a text hardly comes again. */
const LONGEST = 20_000;
/** Texts whose use is counted; a process that builds more of them than this has none that comes often. */
const MOST_COUNTED = 5000;

type Kept = { name: string; text: string };

/** The prepared statements of one pool's connections: those that it asks often. */
export function createPreparedStatements() {
  const kept = new Map<string, Kept>();
  const asked = new Map<string, number>();
  let names = 0;

  /** What to prepare in place of a text; undefined where it is asked as it is. */
  function keptFor(text: string): Kept | undefined {
    const known = kept.get(text);
    if (known || kept.size >= MOST || text.length > LONGEST || text.includes(MARK)) return known;
    const times = (asked.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (asked.size >= MOST_COUNTED) asked.clear();
      asked.set(text, times);
      return undefined;
    }
    asked.delete(text);
    const found = { name: `kept_${names++}`, text };
    kept.set(text, found);
    return found;
  }

  /** A pooler tells statements apart by their text, so an outdated one needs another text as well. */
  const renew = (text: string) => kept.set(text, { name: `kept_${names}`, text: `${text} /* ${names++} */` });

  return {
    keptFor,
    /** Makes a connection prepare what is asked often, with values. */
    keepIn(client: pg.PoolClient): void {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      const asking = (text: unknown, ...rest: unknown[]) => {
        const [values, ...others] = rest;
        const found =
          typeof text === "string" && Array.isArray(values) && values.length > 0 ? keptFor(text) : undefined;
        if (!found) return query(text, ...rest);
        const answer = query({ ...found, values }, ...others);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          if (!isPlanOutdated(error)) throw error;
          renew(text as string);
          // Not within a transaction, which has failed; it is run again as a whole.
          return (query(text, ...rest) as Promise<unknown>).catch(() => Promise.reject(error));
        });
      };
      client.query = asking as typeof client.query;
    },
  };
}

/** Whether a prepared `select *` no longer fits, since a migration has changed its table. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: string }).code === "0A000" && error.message.includes("cached plan");
