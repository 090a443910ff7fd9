import { DatabaseSync, type StatementSync } from "node:sqlite";

/**
 * Everything the provider stores. One row per object with its reply as the body; `inside` is what no reply shows.
 * Waiting deliveries and scheduled effects are rows as well, so a restart loses nothing.
 */
const SCHEMA = `
create table if not exists objects (
  seq integer primary key, id text not null unique, kind text not null, account text not null,
  created integer not null, body text not null, inside text not null
) strict;
create index if not exists objects_by_kind on objects (kind, account, seq);
create index if not exists objects_by_customer on objects (kind, body ->> 'customer', seq);
create index if not exists objects_by_payment_intent on objects (kind, body ->> 'payment_intent', seq);
create index if not exists objects_by_transfer_group on objects (kind, body ->> 'transfer_group', seq);
create table if not exists balances (account text primary key, cents integer not null) strict, without rowid;
create table if not exists replies (
  key text primary key, asked text not null, status integer not null, body text not null,
  request_id text not null, created integer not null
) strict, without rowid;
create table if not exists deliveries (
  seq integer primary key, event text not null, endpoint text not null,
  attempts integer not null default 0, due integer not null
) strict;
create index if not exists deliveries_by_event on deliveries (event);
create table if not exists later (seq integer primary key, kind text not null, id text not null, due integer not null) strict;
`;

type Value = string | number | null;
export type Row = Record<string, string | number>;

/** A connection that caches its prepared statements. */
export type Sql = {
  run(sql: string, ...values: Value[]): void;
  all(sql: string, ...values: Value[]): Row[];
  one(sql: string, ...values: Value[]): Row | undefined;
  /** All or nothing; nested, only the inner part is rolled back when it fails. */
  transact<T>(work: () => T): T;
  close(): void;
};

export function openSql(file: string): Sql {
  const database = new DatabaseSync(file);
  // Survives a killed process; it may lose the last writes in a power cut, which is fine for a sandbox.
  database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma busy_timeout = 5000;");
  database.exec(SCHEMA);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  let depth = 0;
  return {
    run: (sql, ...values) => void prepared(sql).run(...values),
    all: (sql, ...values) => prepared(sql).all(...values) as Row[],
    one: (sql, ...values) => prepared(sql).get(...values) as Row | undefined,
    transact(work) {
      const place = `depth${depth}`;
      prepared(depth === 0 ? "begin immediate" : `savepoint ${place}`).run();
      depth += 1;
      try {
        const result = work();
        prepared(depth === 1 ? "commit" : `release ${place}`).run();
        return result;
      } catch (error) {
        database.exec(depth === 1 ? "rollback" : `rollback to ${place}; release ${place}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => database.close(),
  };
}
