import { randomUUID } from "node:crypto";
import { missing } from "../refusal.ts";
import { type Inside, type Kind, type Kinds, PREFIXES } from "./kinds.ts";
import type { Sql } from "./open.ts";

/** Which account the data belongs to, and the current time there, in seconds. */
export type Ledger = { sql: Sql; account: string; now(): number };

const randomText = () => randomUUID().replaceAll("-", "").slice(0, 24);
export const newId = (kind: Kind): string => `${PREFIXES[kind]}_${randomText()}`;
/** Whoever has it may act on this one intent, with the publishable key. */
export const newClientSecret = (id: string): string => `${id}_secret_${randomText()}`;

export function add<K extends Kind>(ledger: Ledger, kind: K, body: Kinds[K], inside: Inside<K>): Kinds[K] {
  ledger.sql.run(
    "insert into objects (id, kind, account, created, body, inside) values (?, ?, ?, ?, ?, ?)",
    body.id,
    kind,
    ledger.account,
    ledger.now(),
    JSON.stringify(body),
    JSON.stringify(inside),
  );
  return body;
}

export function find<K extends Kind>({ sql, account }: Ledger, kind: K, id: string): Kinds[K] | undefined {
  const row = sql.one("select body from objects where id = ? and kind = ? and account = ?", id, kind, account);
  return row && JSON.parse(String(row.body));
}

/** The object, or the provider's error for an unknown id: 404 in a path, 400 as a parameter. */
export function need<K extends Kind>(ledger: Ledger, kind: K, id: string, param?: string): Kinds[K] {
  const found = find(ledger, kind, id);
  if (found && !(param && "deleted" in found && found.deleted)) return found;
  throw missing({ what: kind, id, ...(param && { param }) });
}

/** Stores these changes and returns the object. */
export function change<K extends Kind>({ sql }: Ledger, object: Kinds[K], changes: Partial<Kinds[K]>): Kinds[K] {
  const changed = { ...object, ...changes };
  sql.run("update objects set body = ? where id = ?", JSON.stringify(changed), changed.id);
  return changed;
}

export function insideOf<K extends Kind>({ sql }: Ledger, _kind: K, id: string): Inside<K> {
  const row = sql.one("select inside from objects where id = ?", id);
  return JSON.parse(String(row?.inside ?? "{}"));
}

export function changeInside<K extends Kind>(ledger: Ledger, kind: K, id: string, changes: Partial<Inside<K>>): void {
  const changed = { ...insideOf(ledger, kind, id), ...changes };
  ledger.sql.run("update objects set inside = ? where id = ?", JSON.stringify(changed), id);
}
