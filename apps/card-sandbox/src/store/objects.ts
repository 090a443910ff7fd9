import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { missing } from "../errors.ts";
import type { Sql } from "./database.ts";

/** As the SDK describes it, with ids where the SDK also allows the expanded object. */
type Kept<T> = { [K in keyof T]: string extends T[K] ? Exclude<T[K], object> : T[K] };

/** Every kind of stored object, in the shape of its reply. */
export type Kinds = {
  account: Kept<Stripe.Account>;
  account_link: Stripe.AccountLink & { id: string };
  bank_account: Kept<Stripe.BankAccount>;
  login_link: Stripe.LoginLink & { id: string };
  balance_transaction: Kept<Stripe.BalanceTransaction>;
  charge: Kept<Stripe.Charge>;
  customer: Kept<Stripe.Customer>;
  dispute: Kept<Stripe.Dispute>;
  event: Kept<Stripe.EventBase>;
  payment_intent: Kept<Stripe.PaymentIntent>;
  payment_method: Kept<Stripe.PaymentMethod>;
  payout: Kept<Stripe.Payout>;
  refund: Kept<Stripe.Refund>;
  setup_intent: Kept<Stripe.SetupIntent>;
  transfer: Kept<Stripe.Transfer>;
  transfer_reversal: Kept<Stripe.TransferReversal>;
  webhook_endpoint: Kept<Stripe.WebhookEndpoint>;
};
export type Kind = keyof Kinds;

/** Internal fields that no reply shows. */
export type Insides = {
  account_link: { account: string; returnUrl: string; refreshUrl: string; isUsed: boolean };
  login_link: { account: string };
  payment_method: { number: string; isSetUp: boolean; isUsed: boolean };
  webhook_endpoint: { secret: string };
};
export type Inside<K extends Kind> = K extends keyof Insides ? Insides[K] : Record<never, never>;

export const PREFIXES: Record<Kind, string> = {
  account: "acct",
  account_link: "link",
  bank_account: "ba",
  login_link: "login",
  balance_transaction: "txn",
  charge: "ch",
  customer: "cus",
  dispute: "du",
  event: "evt",
  payment_intent: "pi",
  payment_method: "pm",
  payout: "po",
  refund: "re",
  setup_intent: "seti",
  transfer: "tr",
  transfer_reversal: "trr",
  webhook_endpoint: "we",
};

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
